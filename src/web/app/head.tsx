import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { words } from "../words/words.ts";

let place: HTMLElement | null = null;
const watchers = new Set<() => void>();

/** Where a room writes what it is about, in the head of the page. The window's title says the same. */
export function HeadSlot({ room }: { room: string | null }) {
  const slot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place = slot.current;
    for (const watcher of watchers) watcher();
    return () => {
      place = null;
      for (const watcher of watchers) watcher();
    };
  }, []);
  useEffect(() => {
    if (slot.current === null) return;
    const heading = slot.current;
    const named = () => {
      document.title = pageTitle(heading.querySelector("h1")?.textContent ?? "", room);
    };
    const watch = new MutationObserver(named);
    watch.observe(heading, { childList: true, characterData: true, subtree: true });
    named();
    return () => watch.disconnect();
  }, [room]);
  return <div className="head-title" ref={slot} />;
}

/** What one looks at first: a tab shows little more than that. */
export function pageTitle(heading: string, room: string | null): string {
  const parts = [heading.replace(/\s+/g, " ").trim(), room ?? "", words.frame.product];
  return [...new Set(parts.filter(Boolean))].join(" · ");
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
