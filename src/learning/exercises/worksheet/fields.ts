import type { ExerciseRecord } from "../exercise.ts";
import { type KeyEntry, unseal } from "./body.ts";
import { readAgainst } from "./read.ts";

/** A question of a worksheet with what the learner has written so far, and nothing that says what is right. */
export type SheetField = Pick<
  KeyEntry,
  "id" | "section" | "kind" | "judging" | "prompt" | "options" | "given"
> & {
  answer: string;
  /** Whether more than a line may be the answer. */
  long: boolean;
};

/** null where the record is no worksheet's, or was changed. */
export function sheetFields(record: ExerciseRecord, text: string): SheetField[] | null {
  const opened = unseal(record);
  if (opened === null) return null;
  const { shown } = readAgainst(text, opened.template, opened.key.entries);
  return opened.key.entries.map(({ id, section, kind, prompt, options, given, judging }) => ({
    id,
    section,
    kind,
    judging,
    prompt,
    // The parts of a sentence are kept in their right order; the mixed ones stand in the question.
    options: judging === "reorder" ? [] : options,
    given,
    answer: shown.get(id) ?? "",
    long: judging === "own" || judging === "output",
  }));
}

/** A section as it stands in the sheet: what is to be done there, and the heads of its table where it is one. */
export type SheetPart = {
  /** "1": the first part of its questions' ids. */
  id: string;
  title: string;
  instructions: string;
  columns: [string, string] | null;
};

/** null where the record is no worksheet's, or was changed. */
export function sheetParts(record: ExerciseRecord): SheetPart[] | null {
  const opened = unseal(record);
  if (opened === null) return null;
  return opened.template
    .split(/^## Section (?=\d+: )/m)
    .slice(1)
    .map((text) => {
      const [, id = "", title = ""] = /^(\d+): (.*)$/m.exec(text) ?? [];
      const [, instructions = "", below = ""] = text.split(/\n{2,}/);
      const [, left, right] = /^\| (.*?) \| \| (.*?) \|\n\|---/.exec(below) ?? [];
      const columns: SheetPart["columns"] =
        left === undefined || right === undefined ? null : [left.trim(), right.trim()];
      return { id, title: title.trim(), instructions: instructions.trim(), columns };
    });
}
