import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { entriesOf, folded } from "../../../phrases.ts";
import { recently } from "../../../recently.ts";
import { foldWord } from "../../../text/stem.ts";
import { isWordOf } from "../../../words/known-words.ts";
import { vectorOf } from "../../../words/word-vectors.ts";
import { isPlainlyEnglish, writtenIn } from "../../../words/written-in.ts";
import everydayWords from "./lists/everyday.txt" with { type: "text" };
import { codeWord, type Passage } from "./prose.ts";
import { type Sentence, sentencesOf } from "./sentences.ts";

/** How hard a text is to read. All null where there is nothing to measure: the formula is for English alone. */
export type Readability = {
  words: number;
  sentences: number;
  /** Flesch–Kincaid, US school grade; about the reader's age less five. */
  grade: number | null;
  readingAge: number | null;
  wordsPerSentence: number | null;
  /** Share of words with three syllables or more, 0 to 1, without everyday words and those that the lesson teaches. */
  longWords: number | null;
  /** The hardest first, at most five. */
  hardest: HardSentence[];
};

export type HardSentence = Sentence & { readingAge: number; words: number; longWords: string[] };

/** Words that the lesson teaches: they count as easy, because pupils are helped with them. */
export type Taught = (word: string) => boolean;

export function measure(passages: readonly Passage[], taught: Taught): Readability {
  const counted = passages
    .filter(({ text }) => isPlainlyEnglish(text))
    .flatMap(sentencesOf)
    .filter(({ text }) => writtenIn(text) === "en")
    .map((sentence) => ({ sentence, counts: count(sentence.text, taught) }));
  const total = counted.reduce(
    (sum, { counts }) => ({
      sentence: sum.sentence + (counts.word > 0 ? 1 : 0),
      word: sum.word + counts.word,
      syllable: sum.syllable + counts.syllable,
      long: sum.long + counts.long.length,
    }),
    { sentence: 0, word: 0, syllable: 0, long: 0 },
  );
  const hardest = counted
    .filter(({ counts }) => counts.word >= 5)
    .map(({ sentence, counts }) => ({
      ...sentence,
      readingAge: readingAgeOf({ sentence: 1, word: counts.word, syllable: counts.syllable }),
      words: counts.word,
      longWords: counts.long,
    }))
    .sort((a, b) => b.readingAge - a.readingAge)
    .slice(0, 5);
  const empty = total.word === 0;
  const grade = empty ? null : round(fleschKincaid(total));
  return {
    words: total.word,
    sentences: total.sentence,
    grade,
    readingAge: grade === null ? null : Math.max(5, round(grade + 5)),
    wordsPerSentence: empty ? null : round(total.word / total.sentence),
    longWords: empty ? null : round(total.long / total.word),
    hardest,
  };
}

/** "Yesterday" has three syllables, and every child says it: a long word is not yet a hard one. */
const everyday = new Set(entriesOf(everydayWords));

const countedWord = new RegExp(`${codeWord}|[\\p{L}][\\p{L}'’-]*(?:[_(][\\p{L}\\d_()]*)?`, "gu");

/** A lesson says few different words, many times. */
const syllablesIn = recently(2_000, (word) => ({ count: Math.max(1, syllable(word)) }));

type Counts = { word: number; syllable: number; long: string[] };

function count(text: string, taught: Taught): Counts {
  const counts: Counts = { word: 0, syllable: 0, long: [] };
  for (const [word] of text.matchAll(countedWord)) {
    counts.word++;
    const easy = word === codeWord || isIdentifier(word) || taught(word);
    const syllables = easy ? 1 : syllablesIn(word).count;
    counts.syllable += syllables;
    const plain = folded(word);
    if (syllables >= 3 && !everyday.has(plain) && !isShortInflected(plain) && !isOfTwoShort(plain))
      counts.long.push(word);
  }
  return counts;
}

/** "Sentences" is as easy as "sentence": a plural's or a verb's ending makes no word hard. */
function isShortInflected(word: string): boolean {
  return inflections.some(([ending, base]) => {
    if (!word.endsWith(ending)) return false;
    const bare = word.slice(0, -ending.length) + base;
    return bare.length >= shortest && syllablesIn(bare).count <= 2 && isWordOf("en", bare);
  });
}
const inflections = [
  ["es", "e"],
  ["es", ""],
  ["ing", ""],
  ["ing", "e"],
  ["ed", ""],
  ["ed", "e"],
] as const;

/** "Grandmother" is grand and mother: whoever reads both reads it. "Instructions" are no ions, but an ending. */
function isOfTwoShort(word: string): boolean {
  const stem = (part: string) => foldWord(part).stem;
  const { root } = foldWord(word);
  const isShort = (part: string) => vectorOf(stem(part)) !== null && syllablesIn(part).count <= 2;
  for (let at = shortest; at <= word.length - shortest; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isShort(first) && isShort(second) && root !== foldWord(first).root) return true;
  }
  return false;
}
const shortest = 4;

/** `camelCase`, `snake_case` and `print()` are code without their backticks. */
function isIdentifier(word: string): boolean {
  return /[_()]|\p{Ll}\p{Lu}/u.test(word);
}

function readingAgeOf(counts: { sentence: number; word: number; syllable: number }): number {
  return Math.max(5, round(fleschKincaid(counts) + 5));
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}
