import type { LessonState } from "../decide/decision.ts";
import { isDecided } from "./keep-decided.ts";

/** What an author is told of a lesson under decision: the text as it stands, and what is to stay. */
export type Decided = { markdown: string; kept: string[] };

const opening =
  "The lesson as the teacher has decided it so far. Start from this text, not from an earlier draft.";
const keeping =
  "Decided, to be kept word for word unless the teacher asks for a change of that section by name:";

/** For the end of a request to a model; "" where nothing has been decided, unless it is wanted `always`. `readDecided` reads it back. */
export function decidedNote(state: LessonState, always = false): string {
  const kept = state.sections.filter(isDecided).map(({ id }) => id);
  if (kept.length === 0 && !always) return "";
  return [
    opening,
    `${keeping} ${kept.join(", ")}`,
    "If the teacher's message asks for no change, answer in a sentence and write no lesson.",
    `<lesson length="${state.markdown.length}">`,
    state.markdown,
    "</lesson>",
  ].join("\n");
}

export function readDecided(text: string): Decided | null {
  const at = text.indexOf(opening);
  if (at < 0) return null;
  const rest = text.slice(at);
  const kept = rest
    .split("\n")
    .find((line) => line.startsWith(keeping))
    ?.slice(keeping.length)
    .split(",")
    .map((id) => id.trim());
  const open = /<lesson length="(\d+)">\n/.exec(rest);
  if (open === null || kept === undefined) return null;
  const start = open.index + open[0].length;
  return { markdown: rest.slice(start, start + Number(open[1])), kept };
}
