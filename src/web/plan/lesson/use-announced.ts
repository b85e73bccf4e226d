import { useCallback, useEffect, useRef, useState } from "react";
import { words } from "../../words/words.ts";
import type { Doc } from "./use-document.ts";

const gapMs = 1_200;

/**
 * What a screen reader is told: each section once when it is written, those that come fast together, and at the end that
 * it is the end; and what was decided.
 */
export function useAnnounced(doc: Doc | null): { said: string; say(text: string): void } {
  const [said, setSaid] = useState("");
  const told = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const drafting = doc?.kind === "draft";
  const written = doc?.pieces.filter(({ state }) => state === "written") ?? [];
  const now = useRef({ drafting, written });
  now.current = { drafting, written };
  const key = written.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a section was added, or the draft has ended
  useEffect(() => {
    if (!drafting && told.current.size === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const { drafting: goesOn, written: there } = now.current;
      const fresh = there.filter(({ id }) => !told.current.has(id)).map(({ title }) => title);
      for (const { id } of there) told.current.add(id);
      if (goesOn && fresh.length > 0) setSaid(words.planLesson.written(fresh));
      if (goesOn) return;
      told.current.clear();
      if (there.length > 0) setSaid(words.planLesson.allWritten(there.length));
    }, gapMs);
  }, [drafting, key]);
  // Whoever decides knows already that the draft is there: nothing older is said after it.
  const say = useCallback((text: string) => {
    clearTimeout(timer.current ?? undefined);
    timer.current = null;
    told.current.clear();
    setSaid(text);
  }, []);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return { said, say };
}
