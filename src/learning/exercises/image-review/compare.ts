import type { OcrLine } from "../../../documents/photo/ocr.ts";
import { judgeAnswer } from "../../answers/judge.ts";
import type { Verdict } from "../../answers/verdict.ts";
import type { Reference } from "./reference.ts";

/** What came of one reference. `unread`: nothing can be said about it, which is never the same as wrong (decision 26). */
export type Compared = {
  reference: Reference;
  read: string;
  outcome: "right" | "nearly" | "wrong" | "unread";
  verdict: Verdict | null;
};

/** A line read with less confidence than this is not taken for what was written. */
const legible = 0.75;

/**
 * Each reference beside the line that fits it best. A line that fits none counts against a reference only where every
 * line was read and there is one for each reference: otherwise what is missing may only not have been seen.
 */
export function compareLines(references: readonly Reference[], lines: readonly OcrLine[]): Compared[] {
  const left = lines.filter(({ confidence }) => confidence >= legible);
  const allRead = left.length === lines.length && left.length >= references.length;
  const fitted = references.map((reference) => take(reference, left));
  return fitted.map((found, at) => {
    const reference = references[at] ?? { written: "", gloss: "" };
    if (found !== null) return found;
    const other = allRead ? left.shift() : undefined;
    if (other === undefined) return { reference, read: "", outcome: "unread", verdict: null };
    return { reference, read: other.text, outcome: "wrong", verdict: verdictOn(reference, other.text) };
  });
}

/** The best of the lines for it, right or nearly; taken out, so that one line answers once. */
function take(reference: Reference, left: OcrLine[]): Compared | null {
  const judged = left.map((line) => ({ line, verdict: verdictOn(reference, line.text) }));
  const best = judged.toSorted((a, b) => b.verdict.score - a.verdict.score)[0];
  if (best === undefined || best.verdict.verdict === "incorrect") return null;
  left.splice(left.indexOf(best.line), 1);
  const outcome = best.verdict.verdict === "correct" ? "right" : "nearly";
  return { reference, read: best.line.text, outcome, verdict: best.verdict };
}

export function verdictOn(reference: Reference, text: string): Verdict {
  return judgeAnswer({ accepted: [reference.written], answer: text });
}
