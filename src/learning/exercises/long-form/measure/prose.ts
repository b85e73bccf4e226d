import { languageOf } from "../../../../words/function-words.ts";

/** A response as its own sentences: headings apart, nothing twice, and nothing that the question said already. */
export type Prose = {
  /** What is left of the text, one paragraph a line. */
  text: string;
  sentences: Sentence[];
  paragraphs: number;
  words: string[];
  /** 0 to 1: how much of what was written stands in the prompt, or was said before. */
  copied: number;
  repeated: number;
  /** Of the small words; null where none is known. */
  language: string | null;
  /** How many of the words are small ones. */
  smallWords: number;
};

/** `paragraph`: which one it stands in, from 0. */
export type Sentence = { text: string; words: string[]; paragraph: number };

export function readProse(response: string, prompt: string): Prose {
  const known = ` ${wordsOf(prompt.slice(0, mostLetters)).join(" ")} `;
  const seen = new Set<string>();
  const counts = { all: 0, copied: 0, repeated: 0 };
  const paragraphs: string[] = [];
  const sentences: Sentence[] = [];
  for (const [at, paragraph] of paragraphsOf(response.slice(0, mostLetters)).entries()) {
    const own: string[] = [];
    for (const sentence of sentencesOf(paragraph, at)) {
      const folded = sentence.words.join(" ");
      counts.all += sentence.words.length;
      if (isFrom(sentence.words, known)) counts.copied += sentence.words.length;
      else if (seen.has(folded)) counts.repeated += sentence.words.length;
      else {
        own.push(sentence.text);
        sentences.push(sentence);
      }
      seen.add(folded);
    }
    if (own.length > 0) paragraphs.push(own.join(" "));
  }
  const words = sentences.flatMap((sentence) => sentence.words);
  const { language, share } = languageOf(words);
  return {
    text: paragraphs.join("\n"),
    sentences,
    paragraphs: paragraphs.length,
    words,
    copied: counts.copied / Math.max(1, counts.all),
    repeated: counts.repeated / Math.max(1, counts.all),
    language,
    smallWords: share,
  };
}

/** In lower case; of a text in any script. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of byWord.segment(text.normalize("NFKC").toLowerCase())) {
    if (isWordLike === true) words.push(segment);
  }
  return words;
}

const byWord = new Intl.Segmenter("en", { granularity: "word" });
const bySentence = new Intl.Segmenter("en", { granularity: "sentence" });

/** Lines that an editor broke are joined again; a heading is no sentence. */
function paragraphsOf(response: string): string[] {
  return response
    .split(/\n\s*\n|\n(?=\s*(?:[-*+•]|\d+[.)])\s)/)
    .map((block) =>
      block
        .split("\n")
        .filter((line) => !/^\s*#{1,6}\s/.test(line))
        .map((line) => line.replace(/^\s*(?:[-*+•>]|\d+[.)])\s+/, "").trim())
        .join(" ")
        .trim(),
    )
    .filter((paragraph) => paragraph !== "");
}

function sentencesOf(paragraph: string, at: number): Sentence[] {
  const sentences = Array.from(bySentence.segment(paragraph), ({ segment }) => ({
    text: segment.trim(),
    words: wordsOf(segment),
    paragraph: at,
  }));
  return sentences.filter(({ words }) => words.length > 0);
}

/** Far more than any answer: something was pasted, and reading it all would only take time. */
const mostLetters = 40_000;
const run = 4;

/** Most of its runs of four words stand in the prompt, or all of it does. */
function isFrom(words: readonly string[], known: string): boolean {
  if (words.length <= run) return words.length > 1 && known.includes(` ${words.join(" ")} `);
  const runs = words.slice(0, words.length - run + 1).map((_, at) => words.slice(at, at + run).join(" "));
  return runs.filter((one) => known.includes(` ${one} `)).length >= 0.7 * runs.length;
}
