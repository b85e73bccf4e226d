import { foldText } from "../../../../text/fold.ts";
import { type Question, wholePrompt } from "../conversation-record.ts";
import { subjectsIn } from "./course-book.ts";

/**
 * Whether a text answers the question that is asked now: it has a typed answer in it, or most of what an answer in free
 * words would have to say that the question does not say itself.
 */
export function givesAway(text: string, question: Question): boolean {
  const { kind, accepted, references, points, weighing } = question;
  if (weighing === "scene") return false;
  const said = ` ${foldText(text)} `;
  if (kind === "typed")
    return accepted.some((answer) => foldText(answer) !== "" && said.includes(` ${foldText(answer)} `));
  const asked = subjectsIn(wholePrompt(question));
  const spoken = subjectsIn(text);
  return [...references, ...points].some((answer) => {
    const own = [...subjectsIn(answer)].filter((stem) => !asked.has(stem));
    const shared = own.filter((stem) => spoken.has(stem)).length;
    return own.length > 0 && shared >= Math.max(1, tooMuch * own.length);
  });
}

const tooMuch = 0.5;

/** The lines that may be said while the question is open; `isCut`: some may not. */
export function keptBack(
  lines: readonly string[],
  question: Question | null,
): { lines: string[]; isCut: boolean } {
  const left = question === null ? [...lines] : lines.filter((line) => !givesAway(line, question));
  return { lines: left, isCut: left.length < lines.length };
}
