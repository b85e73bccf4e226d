import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { foldWord } from "../../../../text/stem.ts";
import { isSmallWord } from "../../../../words/function-words.ts";
import { rarityOf } from "../../../../words/word-vectors.ts";
import { hasExample, reasonsIn, saysOrder } from "./connectives.ts";
import { subjectStems } from "./on-subject.ts";
import type { Prose } from "./prose.ts";

/** What code can see of a text without understanding it. All 0 to 1, 1 being as much as is ever needed. */
export type Measures = {
  /** How far it is worked out: different words with content, against what an answer of the asked length has. */
  development: number;
  /** Sentences with a reason, a condition or a contrast in them. */
  reasons: number;
  /** Something concrete: an example, a figure, an occasion. */
  examples: number;
  /** Paragraphs and words that lead through the text. */
  order: number;
  /** Whole sentences, neither breathless nor chopped, not all alike. */
  sentences: number;
  /** Different words for different things, and not only the shortest ones. */
  vocabulary: number;
  /** Words that say something in particular, against those that would fit any text. */
  exactness: number;
};

export function measure(prose: Prose, words: number): Measures {
  const { sentences } = prose;
  const share = (has: (text: string) => boolean) =>
    sentences.filter(({ text }) => has(text)).length / Math.max(1, sentences.length);
  return {
    development: upTo(contentWords(prose).size, contentShare * words),
    reasons:
      upTo(
        share((text) => reasonsIn(text) > 0),
        0.5,
      ) * upTo(sentences.length, 5),
    examples: upTo(sentences.filter(({ text }) => hasExample(text)).length, 2),
    order: 0.5 * paragraphing(prose, words) + 0.5 * upTo(share(saysOrder), 0.25),
    sentences: sentenceQuality(prose),
    vocabulary: vocabularyOf(prose),
    exactness: exactnessOf(prose),
  };
}

/** An essay of n words that says enough has about this many different words with content. */
const contentShare = 0.3;

/** Stems of the words that carry meaning. */
export function contentWords({ words, language }: Prose): Set<string> {
  const content = words.filter((word) => !isSmallWord(word, language) && /\p{L}{2}/u.test(word));
  return new Set(content.map((word) => foldWord(word).stem));
}

function paragraphing({ paragraphs, words }: Prose, asked: number): number {
  if (paragraphs >= 2) return 1;
  return words.length > Math.min(120, asked) ? 0.4 : 0.7;
}

function sentenceQuality({ sentences }: Prose): number {
  if (sentences.length === 0) return 0;
  const lengths = sentences.map(({ words }) => words.length);
  const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length;
  const spread = Math.sqrt(lengths.reduce((sum, one) => sum + (one - mean) ** 2, 0) / lengths.length);
  const whole = sentences.filter(({ text }) => isWhole(text)).length / sentences.length;
  const length = mean < 12 ? upTo(mean - 3, 9) : upTo(55 - mean, 25);
  return Math.max(0, 0.4 * length + 0.2 * upTo(spread, 5) + 0.4 * whole) * upTo(sentences.length, 4);
}

/** It begins with a capital (where the script has them) and ends with a full stop or the like. */
function isWhole(text: string): boolean {
  return !/^[^\p{L}]*\p{Ll}/u.test(text) && /[.!?…:。！？؟।,]["'”’)\]]*$/u.test(text);
}

function vocabularyOf(prose: Prose): number {
  const { words } = prose;
  if (words.length < 10) return 0;
  const diversity = upTo(windowDiversity(words) - 0.5, 0.3);
  const letters = words.reduce((sum, word) => sum + word.length, 0) / words.length;
  const long = prose.language === "en" ? upTo(schoolGrade(prose) - 2, 7) : upTo(letters - 3, 2.5);
  return (0.6 * diversity + 0.4 * Math.max(0, long)) * upTo(words.length, 60);
}

/** How many of its words belong to a subject, and how seldom its words are met elsewhere. */
function exactnessOf(prose: Prose): number {
  const { words, language } = prose;
  const content = words.filter((word) => !isSmallWord(word, language)).map((word) => foldWord(word).stem);
  if (content.length === 0) return 0;
  const telling = upTo(subjectStems([words.join(" ")], language).size / words.length - 0.15, 0.18);
  const rarity = content.reduce((sum, stem) => sum + rarityOf(stem), 0) / content.length;
  return (0.5 * telling + 0.5 * upTo(rarity - 0.6, 0.14)) * upTo(words.length, 60);
}

/** Different words among any fifty in a row: unlike the plain ratio, it does not fall as a text grows. */
function windowDiversity(words: readonly string[]): number {
  const size = Math.min(50, words.length);
  const starts = Math.max(1, words.length - size + 1);
  let sum = 0;
  for (let at = 0; at < starts; at++) sum += new Set(words.slice(at, at + size)).size / size;
  return sum / starts;
}

/** Flesch and Kincaid's, which was made for English. */
function schoolGrade({ sentences, words }: Prose): number {
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

function upTo(value: number, full: number): number {
  return Math.min(1, Math.max(0, value / full));
}
