import { sentenceSpans } from "../../../text/sentences.ts";
import type { Passage } from "./prose.ts";

export type Sentence = { text: string; line: number };

const mostShown = 120;

/** A sentence as it is quoted to the teacher. */
export function shortened(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text;
}

/** A semicolon counts as an end: a reader can stop there. */
export function sentencesOf({ text, lineAt }: Passage): Sentence[] {
  return sentenceSpans(text, { semicolons: true }).flatMap(({ start, end }) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    return raw.trim() === "" ? [] : [{ text: raw.trim(), line: lineAt(start + lead) }];
  });
}
