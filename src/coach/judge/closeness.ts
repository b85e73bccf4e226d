import { editDistance } from "../../nearest.ts";
import { editsAllowed } from "../../text/edits.ts";
import { isNegation } from "../../text/negation.ts";
import type { KnownLanguage } from "./language-words.ts";
import { roughSound } from "./sound.ts";

/** Edits between the two; as many as are allowed for the same rough sound; infinite for another number or a negation. */
export function closeness(expected: string, heard: string, language: KnownLanguage | null): number {
  const apart = Math.abs(expected.length - heard.length);
  if (apart > mostSilentLetters || digitsOf(expected) !== digitsOf(heard)) return Number.POSITIVE_INFINITY;
  if (isNegation(expected) !== isNegation(heard)) return Number.POSITIVE_INFINITY;
  const allowed = editsInSpeech(expected);
  const edits = apart > allowed + 1 ? Number.POSITIVE_INFINITY : editDistance(expected, heard);
  if (edits <= allowed || expected.length < 3 || heard.length < 3) return edits;
  return roughSound(expected, language) === roughSound(heard, language) ? allowed : edits;
}

/** Letters that one spelling of a sound may have more than another. */
const mostSilentLetters = 3;

function digitsOf(word: string): string {
  return /\d/.test(word) ? word.replace(/\D/g, "") : "";
}

/** Decision 21, and a third for a phrase. */
export function editsInSpeech(expected: string): number {
  return expected.length <= 12 ? editsAllowed(expected) : 3;
}

/** Of a shorter word nothing can be told: "tea" is in "steal". */
const shortestInside = 4;
/** Written without spaces, a sentence is one long word to us. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** A longer word with the expected one in it: a compound or a derived word, which is another word. */
export function isInside(expected: string, heard: string): boolean {
  const long = expected.length >= shortestInside || withoutSpaces.test(expected);
  return long && heard.length > expected.length && heard.includes(expected);
}
