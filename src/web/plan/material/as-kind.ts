import { inlineAnswer } from "../../../workspace/notes/answers.ts";
import { pairIn } from "../../../workspace/notes/words-found.ts";
import type { Kind, Row } from "./rows.ts";

/** What a teacher says that a row is: another kind than was found, or nothing for the note. */
export type Choice = Kind | "out";

export function choiceOf({ keep, kind }: Row): Choice {
  return keep ? kind : "out";
}

/**
 * A row as what she says it is. Its words stay: a word and its meaning become one line, and such a line a word again; so do
 * a question and its answer.
 */
export function asKind(row: Row, choice: Choice): Row {
  if (choice === "out") return { ...row, keep: false };
  if (choice === row.kind) return { ...row, keep: true };
  const line = lineOf(row);
  return { ...row, keep: true, kind: choice, ...partsFor(choice, line) };
}

function lineOf({ kind, text, second }: Row): string {
  if (!second?.trim()) return text;
  return kind === "words" ? `${text}: ${second}` : `${text} (${second})`;
}

function partsFor(kind: Kind, line: string): Pick<Row, "text" | "second"> {
  if (kind === "words") {
    const pair = pairIn(line);
    return pair === null ? { text: line, second: "" } : { text: pair.term, second: pair.meaning };
  }
  if (kind !== "questions") return { text: line, second: null };
  const { text, answer } = inlineAnswer(line);
  return { text, second: answer ?? "" };
}
