import { isNegation } from "../../text/negation.ts";
import type { Run } from "./form.ts";
import { isSmallWord, type KnownLanguage } from "./language-words.ts";
import type { NearRun } from "./near-form.ts";
import type { HeardWord } from "./words-heard.ts";

/**
 * A phrase of three words or more with a small word left out or replaced, or any word put in; of a phrase of two words
 * only a small word or a negation may stand in between.
 */
export function smallWordApart(
  run: Run,
  words: readonly HeardWord[],
  start: number,
  language: KnownLanguage | null,
): NearRun | null {
  if (run.words.length < 2) return null;
  const heard = words.slice(start, start + run.words.length + 1).map((word) => word.letters);
  const first = run.words.findIndex((word, at) => word !== heard[at]);
  if (first < 1 && !(first === 0 && isSmallWord(run.words[0] ?? "", language))) return null;
  const rest = (from: number) => run.words.slice(from).join(" ");
  const said = (from: number, count: number) => heard.slice(from, from + count).join(" ");
  const left = run.words.length - first;
  const long = run.words.length > 2;
  const small = long && isSmallWord(run.words[first] ?? "", language);
  const kind = "small_word";
  if (small && said(first, left - 1) === rest(first + 1)) {
    return { kind, start, end: start + run.words.length - 1, differing: [], expected: null };
  }
  const between = heard[first] ?? "";
  const mayStandBetween = long || isSmallWord(between, language) || isNegation(between);
  if (mayStandBetween && said(first + 1, left) === rest(first) && heard.length > run.words.length) {
    return { kind, start, end: start + heard.length, differing: [start + first], expected: null };
  }
  const replaced = small && isSmallWord(between, language);
  if (replaced && said(first + 1, left - 1) === rest(first + 1)) {
    return { kind, start, end: start + run.words.length, differing: [start + first], expected: null };
  }
  return null;
}
