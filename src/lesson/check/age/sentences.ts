import { endsNoSentence } from "../../../words/full-stop.ts";
import type { Passage } from "./prose.ts";

export type Sentence = { text: string; line: number };

/** A semicolon counts as an end: a reader can stop there. */
const end = /[.!?;]+["'”’)\]]*(?=\s|$)/gu;

export function sentencesOf({ text, lineAt }: Passage): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const take = (end: number) => {
    const raw = text.slice(start, end);
    const lead = raw.length - raw.trimStart().length;
    if (raw.trim() !== "") sentences.push({ text: raw.trim(), line: lineAt(start + lead) });
    start = end;
  };
  for (const match of text.matchAll(end)) {
    if (match[0] === "." && endsNoSentence(text.slice(start, match.index), text.slice(match.index + 1)))
      continue;
    take(match.index + match[0].length);
  }
  take(text.length);
  return sentences;
}
