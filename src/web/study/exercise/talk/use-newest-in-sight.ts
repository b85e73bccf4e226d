import { type RefObject, useEffect, useRef } from "react";
import type { Turn } from "../talk-state.ts";

/**
 * What was said last is brought into sight, with the place to answer below it; where it is longer than the page, its
 * beginning is: it is read from there. The first thing said stands where the page begins already.
 */
export function useNewestInSight(
  turns: readonly Turn[],
  { isRunning, isOver }: { isRunning: boolean; isOver: boolean },
): { list: RefObject<HTMLOListElement | null>; end: RefObject<HTMLDivElement | null> } {
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is said moves the page
  useEffect(() => {
    // One that was broken off opens at its newest question too; one that counts, at its result.
    if (turns.length < 2 || isOver) return;
    const newest = list.current?.lastElementChild;
    const isLong = (newest?.getBoundingClientRect().height ?? 0) > longest * window.innerHeight;
    if (isLong && turns.at(-1)?.who === "tutor") newest?.scrollIntoView({ block: "start" });
    else end.current?.scrollIntoView({ block: "end" });
  }, [turns.length, isRunning]);
  return { list, end };
}

/** Of the page's height: with more, its beginning and the place to answer are not seen together. */
const longest = 0.6;
