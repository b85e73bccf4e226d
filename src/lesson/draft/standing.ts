import { titleInWords } from "../../formulas/in-plain.ts";
import type { Session } from "../../store/session.ts";
import { lessonOf } from "../decide/decisions.ts";
import { parseLesson } from "../document.ts";

/** How far a lesson is, for a list of many. */
export type Standing = { title: string | null; decided: number; sections: number; complete: boolean };

/** null where the session holds no lesson. */
export function standingOf(session: Session): Standing | null {
  const state = lessonOf(session);
  if (state === null) return null;
  const { sections, undecided, complete, markdown } = state;
  const decided = sections.length - undecided.length;
  return { title: titleInWords(parseLesson(markdown).title), decided, sections: sections.length, complete };
}
