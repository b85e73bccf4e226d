import { useEffect, useRef, useState } from "react";
import { words } from "../../words/words.ts";
import type { Doc } from "./use-document.ts";

/** What a screen reader is told: each section once, when it is written; and what was decided. */
export function useAnnounced(doc: Doc | null): { said: string; say(text: string): void } {
  const [said, say] = useState("");
  const told = useRef(new Set<string>());
  const drafting = doc?.kind === "draft";
  const newest = drafting ? doc.pieces.findLast(({ state }) => state === "written") : undefined;
  const id = newest?.id;
  const title = newest?.title;
  useEffect(() => {
    if (!drafting) told.current.clear();
    if (id === undefined || title === undefined || told.current.has(id)) return;
    told.current.add(id);
    say(words.planLesson.written(title));
  }, [drafting, id, title]);
  return { said, say };
}
