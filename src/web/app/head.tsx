import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

let place: HTMLElement | null = null;
const watchers = new Set<() => void>();

/** Where a room writes what it is about, in the head of the page. */
export function HeadSlot() {
  return (
    <div
      className="head-title"
      ref={(element) => {
        place = element;
        for (const watcher of watchers) watcher();
      }}
    />
  );
}

/** Written into the head from inside a room: what one looks at ("3B · Iteration"), and buttons that belong to it. */
export function Head({ children }: { children: ReactNode }) {
  const slot = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => place,
  );
  return slot === null ? null : createPortal(children, slot);
}
