import { type RefObject, useLayoutEffect, useRef, useState } from "react";

const nearPx = 48;

/** Keeps a list at its end while it grows, unless the person has scrolled up to read. */
export function usePinned(changes: unknown): {
  list: RefObject<HTMLElement | null>;
  away: boolean;
  onScroll(): void;
  toEnd(): void;
} {
  const list = useRef<HTMLElement>(null);
  const pinned = useRef(true);
  const [away, setAway] = useState(false);
  const toEnd = () => {
    const element = list.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
    pinned.current = true;
    setAway(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is listed has changed
  useLayoutEffect(() => {
    const element = list.current;
    if (pinned.current && element !== null) element.scrollTop = element.scrollHeight;
  }, [changes]);
  const onScroll = () => {
    const element = list.current;
    if (element === null) return;
    pinned.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    setAway(!pinned.current);
  };
  return { list, away, onScroll, toEnd };
}
