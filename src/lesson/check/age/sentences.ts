import type { Passage } from "./prose.ts";

export type Sentence = { text: string; line: number };

/** A semicolon counts as an end: a reader can stop there. */
const end = /[.!?;]+["'”’)\]]*(?=\s|$)/gu;

/** Full stops that end no sentence. */
const abbreviation = /(?:\b(?:e\.g|i\.e|etc|vs|approx|mr|mrs|ms|dr|prof|st|no|fig|cf))$/iu;
const initial = /(?:^|\s)(?!I$)\p{Lu}$/u;

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
    if (match[0] === "." && endsNothing(text.slice(start, match.index))) continue;
    take(match.index + match[0].length);
  }
  take(text.length);
  return sentences;
}

function endsNothing(before: string): boolean {
  return abbreviation.test(before) || initial.test(before);
}
