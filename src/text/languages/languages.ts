import { chinese } from "./chinese.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { type LanguageBegun, wordSet } from "./language.ts";
import { malay } from "./malay.ts";
import { spanish } from "./spanish.ts";

/** Every language that something is known of. */
export const languages: readonly LanguageBegun[] = [
  english,
  malay,
  german,
  french,
  spanish,
  italian,
  chinese,
];

/** By a tag such as "de-AT"; undefined where nothing is known of it. */
export function languageNamed(tag: string): LanguageBegun | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language.tag === primary);
}

/** One thing of all of them. */
export function ofAll(words: (language: LanguageBegun) => string | undefined): ReadonlySet<string> {
  return wordSet(...languages.map(words));
}
