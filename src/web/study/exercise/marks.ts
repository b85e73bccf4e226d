import { answerShown } from "../../../learning/errors/error-type.ts";
import { editDistance } from "../../../nearest.ts";
import type { Evaluation, SheetField } from "./read-exercise.ts";

/** What is to be said beside one answer. */
export type Mark =
  | { kind: "right" }
  /** The learner's own work, which nobody scores. */
  | { kind: "own" }
  | { kind: "open"; expected: string; note: string }
  /** The learner asked for the answer, and was told it. */
  | { kind: "shown"; expected: string; note: string }
  /** Nearly: a letter or two. Shown letter by letter. */
  | { kind: "slip"; expected: string; actual: string; note: string }
  | { kind: "wrong"; expected: string; actual: string; note: string };

/** A mark for each field. An error of a question that is not on the sheet is left to the words below it. */
export function marksOf(
  fields: readonly Pick<SheetField, "id" | "judging">[],
  { details }: Pick<Evaluation, "details">,
): Map<string, Mark> {
  const errors = new Map(details.errors.map((error) => [error.question, error]));
  return new Map(
    fields.map(({ id, judging }): [string, Mark] => {
      const error = errors.get(id);
      if (judging === "own") return [id, { kind: "own" }];
      if (error === undefined) return [id, { kind: "right" }];
      const { expected, actual, note, error_type } = error;
      if (error_type === answerShown) return [id, { kind: "shown", expected, note }];
      if (actual.trim() === "") return [id, { kind: "open", expected, note }];
      const near = isTyped(judging) && isSlip(actual, expected) && !isConfusion(error_type);
      return [id, { kind: near ? "slip" : "wrong", expected, actual, note }];
    }),
  );
}

function isTyped(judging: SheetField["judging"]): boolean {
  return judging === "words" || judging === "correction" || judging === "reorder";
}

/** One word in another's place is more than its letters. */
export function isConfusion(errorType: string): boolean {
  return errorType.includes("confusion");
}

/** So near that it is the letters that matter: at most a fifth of them differ. */
export function isSlip(actual: string, expected: string): boolean {
  const [a, b] = [actual.toLowerCase(), expected.toLowerCase()];
  if (a.length > 200 || b.length > 200) return false;
  return editDistance(a, b) <= Math.max(1, Math.floor(Math.max(a.length, b.length) / 5));
}
