import type { DeckItem } from "../deck/deck-format.ts";
import { wrongAgreement } from "./agreement.ts";
import { isDictionaryEntry } from "./dictionary.ts";
import { wrongFrame } from "./frame.ts";
import { wrongGender } from "./gender.ts";
import { leftTogether, wrongPerson } from "./person.ts";
import type { UtteranceQuestion } from "./verdict.ts";
import type { HeardWord } from "./words-heard.ts";

/** Where a form of the word stands in what was said. */
export type Place = {
  heard: string;
  words: readonly HeardWord[];
  used: readonly number[];
  item: DeckItem;
  targetLanguage: string;
};

export type Misfit = {
  why:
    | "wrongGender"
    | "wrongFrame"
    | "wrongPerson"
    | "leftTogether"
    | "wrongAgreement"
    | "asInADictionary"
    | "tooMuch";
  /** The words that do not go together. */
  places: readonly number[];
};

/** More than anybody says in one breath to use one word: something was pasted. */
const mostInOneBreath = 40;

/** The word was said, and yet not as it is used: what can be known of that by code. */
export function misfitOf(
  question: UtteranceQuestion,
  words: readonly HeardWord[],
  used: readonly number[],
): Misfit | null {
  const { heard, item, targetLanguage } = question;
  const place: Place = { heard, words, used, item, targetLanguage };
  const [start, end] = [words[used[0] ?? 0]?.start ?? 0, words[used.at(-1) ?? 0]?.end ?? 0];
  if (isDictionaryEntry(heard.slice(0, start), heard.slice(end), item.gloss))
    return { why: "asInADictionary", places: used };
  if (words.length > mostInOneBreath) return { why: "tooMuch", places: used };
  for (const [why, find] of checks) {
    const places = find(place);
    if (places !== null) return { why, places };
  }
  return null;
}

const checks = [
  ["wrongGender", wrongGender],
  ["wrongPerson", wrongPerson],
  ["leftTogether", leftTogether],
  ["wrongAgreement", wrongAgreement],
  ["wrongFrame", wrongFrame],
] as const;
