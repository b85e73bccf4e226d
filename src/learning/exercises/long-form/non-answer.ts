import { isSmallWord, knowsLanguage } from "../../../words/function-words.ts";
import type { Prose } from "./measure/prose.ts";
import { isScrambled } from "./measure/scrambled.ts";

/** A response that is none, with what to tell its writer and how sure we are. It scores 1 in every dimension. */
export type NonAnswer = {
  kind:
    | "empty"
    | "copied_prompt"
    | "repeated"
    | "filler"
    | "too_short"
    | "gibberish"
    | "keyword_soup"
    | "wrong_language"
    | "off_topic";
  reason: string;
  confidence: number;
};

/** `languages`: those the response may be in, by code. `wanted`: the only one it may be in, where the prompt says so. */
export type Expected = {
  words: number;
  languages: readonly string[];
  wanted: { code: string; name: string } | null;
};

export function nonAnswer(prose: Prose, expected: Expected): NonAnswer | null {
  const { words, sentences, copied, repeated } = prose;
  if (words.length === 0) return copied > 0 ? copiedPrompt : empty;
  if (copied >= 0.6 && words.length < 0.3 * expected.words) return copiedPrompt;
  if (isFiller(words)) return filler;
  if (looksTyped(prose, expected)) return gibberish;
  const little = Math.min(Math.max(40, 0.25 * expected.words), 0.6 * expected.words);
  if (sentences.length <= 1 && words.length < little) return repeated >= 0.5 ? saidAgain : tooShort;
  if (isSoup(prose, expected)) return repeated >= 0.5 ? saidOver : keywordSoup;
  return inWrongLanguage(prose, expected.wanted);
}

const empty: NonAnswer = { kind: "empty", reason: "There is nothing written yet.", confidence: 1 };
const copiedPrompt: NonAnswer = {
  kind: "copied_prompt",
  reason: "What is written is the question itself, not an answer to it.",
  confidence: 0.95,
};
const tooShort: NonAnswer = {
  kind: "too_short",
  reason: "One sentence is too little for this question: it asks for an answer that is worked out.",
  confidence: 0.9,
};
const saidAgain: NonAnswer = {
  kind: "repeated",
  reason: "The same sentence stands there again and again: said once, it is too little for this question.",
  confidence: 0.9,
};
const saidOver: NonAnswer = {
  kind: "repeated",
  reason: "The same text stands there again and again, and once is too little to be an answer.",
  confidence: 0.75,
};
const filler: NonAnswer = {
  kind: "filler",
  reason: "This is text that fills a page, not an answer.",
  confidence: 0.95,
};
const gibberish: NonAnswer = {
  kind: "gibberish",
  reason: "These are letters, but hardly any of them make words.",
  confidence: 0.85,
};
const keywordSoup: NonAnswer = {
  kind: "keyword_soup",
  reason: "There are words on the subject, but no sentences that say something about it.",
  confidence: 0.75,
};

export const offTopic: NonAnswer = {
  kind: "off_topic",
  reason: "As far as words tell, nothing in it is about the question.",
  confidence: 0.4,
};

/** The printers' dummy text, as editors and websites insert it. */
const dummyWords = new Set(
  "lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum".split(
    " ",
  ),
);

function isFiller(words: readonly string[]): boolean {
  const dummy = words.filter((word) => dummyWords.has(word)).length;
  return words.includes("ipsum") && dummy >= 5 && dummy >= 0.6 * words.length;
}

/** Few small words of any language we know, and letters that do not fall as words do. */
function looksTyped({ words, smallWords, language }: Prose, { languages }: Expected): boolean {
  if (smallWords >= 0.12) return false;
  const content = words.filter((word) => /^[a-z'-]+$/.test(word) && !isSmallWord(word, language));
  if (content.length < 0.7 * words.length) return false;
  const odd = content.filter(isOdd).length / Math.max(1, content.length);
  return odd >= (languages.every(knowsLanguage) ? 0.2 : 0.35);
}

/** No vowel in four letters, four consonants that never meet, the same letter three times, or keys in a row. */
function isOdd(word: string): boolean {
  return (
    (word.length >= 3 && !/[aeiouy]/.test(word)) ||
    /[bcdfghjklmnpqrstvwxz]{5,}|(.)\1\1|(.{2,3})\2\2/.test(word) ||
    /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|wert|erty|uiop|zxcv|xcvb|vbnm|lkjh|[jqx][bcdfghjklmnpqstvwxz]/.test(
      word,
    )
  );
}

/** Prose has small words, in an order; a list of terms has not. Only told of languages whose small words we know. */
function isSoup(prose: Prose, { languages }: Expected): boolean {
  if (isScrambled(prose.words, prose.language) || isWordList(prose.words)) return true;
  if (!languages.every(knowsLanguage)) return false;
  return prose.smallWords < 0.2;
}

/** Nobody writes fifty words without using one of them twice. */
function isWordList(words: readonly string[]): boolean {
  return words.length >= 50 && new Set(words).size >= 0.98 * words.length;
}

function inWrongLanguage({ language, smallWords }: Prose, wanted: Expected["wanted"]): NonAnswer | null {
  if (wanted === null || language === null || language === wanted.code || smallWords < 0.3) return null;
  if (!knowsLanguage(wanted.code)) return null;
  return {
    kind: "wrong_language",
    reason: `The answer was to be written in ${wanted.name}.`,
    confidence: 0.8,
  };
}
