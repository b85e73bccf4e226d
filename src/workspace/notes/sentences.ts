import { endsNoSentence } from "../../words/full-stop.ts";

/** The sentences of a paragraph, in order; a full stop within a number or after "e.g." ends none. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(/[.!?…]["'’”»)]?(?=\s)/gu)) {
    const end = index + stop.length;
    if (stop === "." && endsNoSentence(text.slice(start, index), text.slice(end))) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  return [...sentences, text.slice(start)].map((one) => one.trim()).filter(Boolean);
}
