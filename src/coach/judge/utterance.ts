import type { KnownItem } from "./known-item.ts";
import type { KnownLanguage } from "./language-words.ts";
import { isMentioned, isUsedIn } from "./mention.ts";
import { type Reasons, reasonsFor } from "./reasons.ts";
import type { Rival } from "./rivals.ts";
import type { UtteranceQuestion, UtteranceVerdict } from "./verdict.ts";
import type { HeardWord } from "./words-heard.ts";

/** An utterance, read once for all that is asked of it. */
export interface Utterance {
  question: UtteranceQuestion;
  language: KnownLanguage | null;
  words: readonly HeardWord[];
  item: KnownItem;
  rivals: readonly Rival[];
}

export interface Decided {
  shown: Omit<UtteranceVerdict, "alsoUsed">;
  /** The words that were the target, so that no other item is credited with them. */
  used: readonly number[];
}

/** A verdict with the part of the utterance that decided it: `used` are places of words. */
export function decide(
  { question, words }: Utterance,
  verdict: UtteranceVerdict["verdict"],
  matched: string | null,
  used: readonly number[],
  because: (reasons: Reasons, part: string) => string,
): Decided {
  const [start, end] = span(used, words);
  const evidence = question.heard
    .slice(start, Math.min(end, start + longestEvidence))
    .replace(halfLetter, "");
  const { reasons } = reasonsFor(question.instructionLanguage);
  return { shown: { verdict, matched, evidence, because: because(reasons, quotable(evidence)) }, used };
}

const longestEvidence = 240;
/** What a cut through the middle of an emoji leaves. */
const halfLetter = /[\ud800-\udbff]$/;

/** Whether these words are talked about instead of used. */
export function mentioned(
  used: readonly number[],
  gloss: ReadonlySet<string>,
  { question, words, language }: Pick<Utterance, "question" | "words" | "language">,
): ReturnType<typeof isMentioned> {
  const [start, end] = span(used, words);
  const { heard, targetLanguage } = question;
  const before = heard.slice(Math.max(0, start - nearby), start);
  const after = heard.slice(end, end + nearby);
  return isMentioned(before, heard.slice(start, end), after, language ?? targetLanguage, gloss);
}

/** Whether these words stand in a sentence of the learner's own language where words stand that are used. */
export function fitsIn(
  used: readonly number[],
  { question: { heard }, words }: Pick<Utterance, "question" | "words">,
): boolean {
  const [start, end] = span(used, words);
  const [before, after] = [heard.slice(Math.max(0, start - nearby), start), heard.slice(end, end + nearby)];
  return isUsedIn(before, heard.slice(start, end), after);
}

/** How many letters either side of a word are looked at for what is done with it. */
const nearby = 200;

/** Fit to stand between quotation marks in one line; a slot of the deck is shown as "…". */
export function quotable(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .replace(/_{2,}/g, "…")
    .replaceAll('"', "'");
}

function span(used: readonly number[], words: readonly HeardWord[]): [start: number, end: number] {
  return [words[used[0] ?? -1]?.start ?? 0, words[used.at(-1) ?? -1]?.end ?? 0];
}
