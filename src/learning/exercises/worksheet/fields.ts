import type { ExerciseRecord } from "../exercise.ts";
import { type KeyEntry, unseal } from "./body.ts";
import { readAgainst } from "./read.ts";

/** A question of a worksheet with what the learner has written so far, and nothing that says what is right. */
export type SheetField = Pick<KeyEntry, "id" | "section" | "kind" | "prompt" | "options" | "given"> & {
  answer: string;
  /** Whether more than a line may be the answer. */
  long: boolean;
};

/** null where the record is no worksheet's, or was changed. */
export function sheetFields(record: ExerciseRecord, text: string): SheetField[] | null {
  const opened = unseal(record);
  if (opened === null) return null;
  const { answers } = readAgainst(text, opened.template, opened.key.entries);
  return opened.key.entries.map(({ id, section, kind, prompt, options, given, judging }) => ({
    id,
    section,
    kind,
    prompt,
    options,
    given,
    answer: answers.get(id) ?? "",
    long: judging === "own" || judging === "output",
  }));
}
