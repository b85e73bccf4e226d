import { useCallback, useEffect, useRef, useState } from "react";
import { words } from "../../words/words.ts";
import { wasBegun } from "../begun.ts";
import type { OpenSession } from "../session/use-session.ts";
import type { Doc } from "./use-document.ts";

const gapMs = 1_200;

/**
 * What a screen reader is told: each section once when it is written, those that come fast together, and at the end that
 * it is the end, however quickly that came; and what was decided.
 */
export function useAnnounced(
  doc: Doc | null,
  { id, view }: Pick<OpenSession, "id" | "view">,
): { said: string; say(text: string): void } {
  const [said, setSaid] = useState("");
  const told = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const drafting = doc?.kind === "draft";
  const written = doc?.pieces.filter(({ state }) => state === "written") ?? [];
  const now = useRef({ drafting, written });
  now.current = { drafting, written };
  const key = written.map(({ id: each }) => each).join(" ");
  const fresh = useNewDraft(id, doc?.kind === "lesson" ? (view.lesson?.draft ?? null) : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a section was added, or the draft has ended
  useEffect(() => {
    if (!drafting && told.current.size === 0 && !fresh) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      const { drafting: goesOn, written: there } = now.current;
      const more = there.filter(({ id: each }) => !told.current.has(each)).map(({ title }) => title);
      for (const { id: each } of there) told.current.add(each);
      if (goesOn && more.length > 0) setSaid(words.planLesson.written(more));
      if (goesOn) return;
      told.current.clear();
      if (there.length > 0) setSaid(words.planLesson.allWritten(there.length));
    }, gapMs);
  }, [drafting, key, fresh]);
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

/** Whether the draft that is shown is one that this page has waited for, and nobody saw it being written. */
function useNewDraft(id: string, draft: number | null): boolean {
  const seen = useRef<{ highest: number } | null>(null);
  const [fresh, setFresh] = useState(false);
  useEffect(() => {
    if (draft === null) return;
    seen.current ??= { highest: wasBegun(id) ? -1 : draft };
    setFresh(draft > seen.current.highest);
    seen.current.highest = Math.max(seen.current.highest, draft);
  }, [id, draft]);
  return fresh;
}
