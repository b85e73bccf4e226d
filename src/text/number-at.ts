import { type NumberLanguage, said, scales } from "./number-words.ts";
import { lettersOf, wholeSaid } from "./numbers-said.ts";

export type NumberAt = {
  value: number;
  /** How many words it took. */
  length: number;
  language: NumberLanguage;
};

/** "Nine hundred and ninety-nine thousand nine hundred and ninety-nine". */
const longest = 11;
const letters = /^[a-zà-öø-ÿ]+$/;

/** The longest number in words that starts at a word of a folded text, or null. "One two" is two numbers. */
export function numberAt(
  words: readonly string[],
  start: number,
  languages: readonly NumberLanguage[],
): NumberAt | null {
  const first = lettersOf(words[start] ?? "");
  const possible = languages.filter((language) => beginnings.get(language)?.test(first));
  if (possible.length === 0) return null;
  let most = 1;
  while (most < longest && letters.test(words[start + most] ?? "")) most++;
  for (let length = most; length > 0; length--)
    for (const language of possible) {
      const value = wholeSaid(words.slice(start, start + length).join(" "), [language]);
      if (value !== null) return { value, length, language };
    }
  return null;
}

/** A word that only a number is made of, or one with digits: never a slip of another one. */
export function isNumberWord(word: string): boolean {
  return /\d/.test(word) || onlyNumbers.test(lettersOf(word));
}

function wordsOf(language: NumberLanguage): string[] {
  const { hundred, thousand, nought, and } = scales[language];
  const ones = said.filter((one) => one.language === language).flatMap(({ words }) => words.split(/[ -]/));
  const own = [...ones.map(lettersOf), ...hundred, thousand, ...nought];
  return [...new Set(own)].filter((word) => word !== and && !articles.has(word));
}

const articles = new Set(["a", "un", "ein"]);
const known: readonly NumberLanguage[] = ["en", "de", "fr", "es", "ms"];
const onlyNumbers = new RegExp(`^(?:${known.flatMap(wordsOf).join("|")})$`);
/** German writes a number as one word: whatever begins as one may be one. */
const beginnings = new Map(
  known.map((language) => [
    language,
    new RegExp(`^(?:${[...wordsOf(language), ...scales[language].one.filter(Boolean)].join("|")})`),
  ]),
);
