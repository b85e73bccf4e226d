import { z } from "zod";

/** How an answer is judged. `own` is the learner's own work: kept and commented on, not scored. */
export const Judging = z.enum([
  "words",
  "letter",
  "letters",
  "sequence",
  "reorder",
  "correction",
  "truth",
  "output",
  "own",
]);
export type Judging = z.infer<typeof Judging>;

/** What a worksheet's sections can be (exercise-modalities §3.6). */
export const sectionKinds = [
  "translation",
  "matching",
  "choice",
  "sentence_cloze",
  "cloze",
  "correction",
  "reorder",
  "ordering",
  "fault_matching",
  "better_answer",
  "truth",
  "truth_matching",
  "categories",
  "category_lists",
  "definition_terms",
  "definition_matching",
  "definition_choice",
  "outputs",
  "call_results",
  "star_parts",
  "own_outline",
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export type SheetQuestion = {
  /** Markdown with one `___`, all of it in its first line. In a table it is the left cell, without the `___`. */
  prompt: string;
  judging: Judging;
  /** All that is right; the first is shown. Letters where the answer is a letter. */
  accepted: string[];
  /** Words of the course that mean what is shown too, where the prompt says which of them it wants. */
  also?: string[] | undefined;
  /** What A, B, C stand for, in that order. */
  options: string[];
  /** Which of the sheet's word lists an answer is looked up in, to see what was confused with what. */
  words: "terms" | "meanings" | null;
  /** Why it is so, for whoever got it wrong. */
  explanation: string;
  /** Of a course's own error item; null: by the kind of slip. */
  errorType: string | null;
  /** A sentence to be corrected, as it was given: writing it down again is no answer. */
  given: string | null;
  /** By `itemKey`. */
  uses: string[];
};

export type SheetSection = {
  kind: SectionKind;
  title: string;
  instructions: string;
  /** With columns it is a table: the names of the left and the right one. */
  columns: readonly [string, string] | null;
  /** The right-hand column, or the lettered list above the questions. */
  options: string[];
  questions: SheetQuestion[];
};

/** The word lists of a sheet: each word with what it means, to name a confusion by. */
export type WordList = [word: string, meaning: string][];

export const blank = "___";

/** 0 is A. */
export function letterAt(index: number): string {
  return String.fromCharCode(65 + index);
}

/** A question with everything left out that its judging does not need. */
export function question(
  given: Pick<SheetQuestion, "prompt" | "judging" | "accepted" | "uses"> & Partial<SheetQuestion>,
): SheetQuestion {
  return { options: [], words: null, explanation: "", errorType: null, given: null, ...given };
}
