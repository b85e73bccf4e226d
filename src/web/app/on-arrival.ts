import { useEffect, useRef } from "react";
import { changed } from "../api/use-read.ts";

/** Whoever goes to another place has the keyboard there, unless that place has taken it already. */
export function useContentFocus(place: string): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    const content = document.getElementById("content");
    if (content !== null && !content.contains(document.activeElement)) content.focus();
  }, [place]);
}

/** A key may have been set in another tab, or the environment changed with a new start. */
export function useFreshAbout(room: string | null): void {
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever enters a room is told who is at work there now
  useEffect(() => {
    if (!first.current) changed("about");
    first.current = false;
  }, [room]);
  useEffect(() => {
    const seen = () => changed("about");
    window.addEventListener("focus", seen);
    return () => window.removeEventListener("focus", seen);
  }, []);
}
