import { readFileSync } from "node:fs";
import { sourceFile } from "../source-file.ts";
import { WordFilter } from "./word-filter.ts";

/** The languages whose words are known, and where from: `bench/words/run.ts`, docs/study.md. */
const tags = ["en", "de", "ms", "fr", "es"] as const;
const read = new Map<string, WordFilter>();

function filterOf(tag: string): WordFilter {
  const known = read.get(tag);
  if (known !== undefined) return known;
  const filter = new WordFilter(readFileSync(sourceFile(`words/filters/${tag}.bin`)));
  read.set(tag, filter);
  return filter;
}

/**
 * Whether some language has both as words of its own, so that the one is no slip of the other: night and light, Iran
 * and Iraq. Folded words. A word that no list has is nobody's: "freind" is a slip.
 */
export function areBothWords(one: string, other: string): boolean {
  return tags.some((tag) => {
    const filter = filterOf(tag);
    return filter.has(one) && filter.has(other);
  });
}

export function isWordOf(tag: (typeof tags)[number], word: string): boolean {
  return filterOf(tag).has(word);
}

/** Whether any language whose words are known has it. */
export function isWord(word: string): boolean {
  return tags.some((tag) => filterOf(tag).has(word));
}
