import { wordSet } from "../text/languages/language.ts";
import { languages } from "../text/languages/languages.ts";

/** Of each language, the small words that hold its sentences together. */
const small: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  languages.flatMap(({ tag, smallWords }) =>
    smallWords === undefined ? [] : [[tag, wordSet(smallWords)] as const],
  ),
);

/** Which language most of the small words belong to, and how many of all words they are. Null: none that we know. */
export function languageOf(words: readonly string[]): { language: string | null; share: number } {
  const shares = [...small.keys()].map((language) => ({
    language,
    share: smallWordsIn(words, language) / Math.max(1, words.length),
  }));
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best === undefined || best.share === 0 ? { language: null, share: 0 } : best;
}

/** How many of the words are small ones of this language. */
export function smallWordsIn(words: readonly string[], language: string): number {
  return words.filter((word) => isSmall(word, language)).length;
}

export function knowsLanguage(language: string): boolean {
  return small.has(language);
}

export function isSmallWord(word: string, language: string | null): boolean {
  return isSmall(word, language ?? "en");
}

function isSmall(word: string, language: string): boolean {
  return small.get(language)?.has(word) ?? false;
}
