import type { Wish } from "../session/happening.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { malay } from "./malay.ts";

/** What the coach says in the learner's own language, around the deck's words. `language` is what the target's is called. */
export type Phrases = {
  newWord: readonly string[];
  means: (gloss: string) => string;
  alsoMeans: (meanings: string) => string;
  example: readonly string[];
  fillGap: string;
  howDoYouSay: readonly Asking[];
  sentenceWith: readonly Asking[];
  /** A phrase is asked for as a whole; one with a slot is for the learner to finish. */
  sayPhrase: readonly Asking[];
  finishPhrase: readonly Asking[];
  reminder: string;
  /**
   * To a use that counted: short, and no more than is so. What the deck has itself; a sentence of which only the word was
   * checked; another sentence than the one asked for, which follows; the word alone where a sentence was asked for.
   */
  right: readonly string[];
  used: readonly string[];
  usedElse: readonly string[];
  usedAlone: readonly string[];
  afterMe: readonly string[];
  didYouSay: readonly ((heard: string, candidate: string) => string)[];
  onceMore: readonly string[];
  /** A sentence of the learner's own is wanted. */
  another: readonly string[];
  /** What was heard is a word to the coach, and sounds like the one that is practised. */
  didYouMean(heard: string, wish: string): string;
  /** The learner asked about something that the deck does not have. */
  notInDeck(asked: string): string;
  cannotAnswer: string;
  wishes: Readonly<Record<Wish, string>>;
  comesBack: readonly ((gloss: string) => string)[];
  resting: string;
  typeInstead: string;
  listenAgain: string;
};
type Asking = (meaning: string, language: string) => string;

const byLanguage: Readonly<Record<string, Phrases>> = { en: english, de: german, ms: malay };

/** English for a learner whose language the coach does not speak yet. `language` is that of the phrases. */
export function phrasesFor(instructionLanguage: string): { phrases: Phrases; language: string } {
  const phrases = ownPhrases(instructionLanguage);
  return phrases === null ? { phrases: english, language: "en" } : { phrases, language: instructionLanguage };
}

/** null for a language that the coach does not speak yet. */
export function ownPhrases(instructionLanguage: string): Phrases | null {
  const primary = primaryOf(instructionLanguage);
  return Object.hasOwn(byLanguage, primary) ? (byLanguage[primary] ?? null) : null;
}

/** "German", "Deutsch", "Jerman": as it is called in the language of the phrases. */
export function languageName(target: string, phrasesLanguage: string): string {
  const names = new Intl.DisplayNames([primaryOf(phrasesLanguage)], { type: "language" });
  return names.of(primaryOf(target)) ?? target;
}

function primaryOf(language: string): string {
  return language.toLowerCase().split("-")[0] ?? "";
}
