import { foldText } from "../../../../text/fold.ts";
import { type Lexicon, plain, type Word } from "../lexicon.ts";
import { inline } from "./text.ts";

/**
 * A word's meaning as a question shows it, so that no other word of the course is right as well: "sir; Mr", or "you"
 * (begins with "k"). Null where that cannot be said without giving the word away.
 */
export function unmistakable(word: Word, lexicon: Lexicon): string | null {
  const [first = "", ...more] = word.meanings;
  const rivals = lexicon.rivalsOf(word, first);
  if (rivals.length === 0) return `"${inline(first)}"`;
  const second = more.find((meaning) => !rivals.some((rival) => means(rival, meaning)));
  if (second !== undefined) return `"${inline(first)}; ${inline(second)}"`;
  const start = startAmong(word, rivals);
  return start === null ? null : `"${inline(first)}" (begins with "${start}")`;
}

/** As many first letters as tell it from the others, "" where there are none; null where they would be half of it. */
export function startAmong(word: Word, others: readonly Word[]): string | null {
  if (others.length === 0) return "";
  const letters = [...word.term.normalize("NFC")];
  const starts = others.flatMap(({ term, accepted }) => [term, ...accepted]).map(foldText);
  for (let length = 1; length * 2 < letters.length; length++) {
    const start = letters.slice(0, length).join("");
    const folded = foldText(start);
    if (folded !== "" && !starts.some((one) => one.startsWith(folded))) return start;
  }
  return null;
}

function means(word: Word, meaning: string): boolean {
  return word.meanings.some((one) => plain(one) === plain(meaning));
}
