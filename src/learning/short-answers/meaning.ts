import { nearness } from "../../words/nearness.ts";
import type { Token } from "../../words/tokens.ts";
import { cosine, rarityOf, vectorOf } from "../../words/word-vectors.ts";
import type { AnswerText } from "./answer-text.ts";
import type { Prepared } from "./prepare.ts";
import { softSizes } from "./soft-cardinality.ts";
import { WordRows } from "./word-rows.ts";

/** For each reference, how near the answer is to it in meaning, by the company that words keep. */
export function meaningFeatures(prepared: Prepared, answer: AnswerText): Record<string, number>[] {
  const { question, references } = meaningOf(prepared);
  const said = weigh(answer.tokens, answer.given);
  const inAnswer = squares(said.words.map((word) => said.words.map((other) => nearness(word, other))));
  const toQuestion = said.words.map((word) => question.rows.of(word));
  const questionInAnswer = squares(turned(toQuestion, question.words.length));
  const inQuestion = squares(toQuestion);
  return references.map((reference) => {
    const toReference = said.words.map((word) => reference.rows.of(word));
    const sizes = softSizes(
      { weights: said.weights, inAnswer, inReference: squares(toReference), inQuestion },
      { ...reference, inAnswer: squares(turned(toReference, reference.words.length)) },
      {
        weights: question.weights,
        inAnswer: questionInAnswer,
        inReference: reference.ofQuestion,
        inQuestion: question.inQuestion,
      },
    );
    return { ...sizes, ...senseFeatures(said, reference, question) };
  });
}

/** The words of a text that carry meaning, and the direction that they add up to. */
interface Weighed {
  words: Token[];
  weights: number[];
  sense: Float32Array;
  /** Of the words that are not in the question. */
  newSense: Float32Array;
}

function senseFeatures(said: Weighed, wanted: Weighed, asked: Weighed) {
  return {
    sense_all: angle(said.sense, wanted.sense),
    sense_echo: angle(said.sense, asked.sense),
    sense_given: angle(wanted.sense, asked.sense),
    sense_new: angle(said.newSense, wanted.newSense),
    sense_ofNew: angle(said.sense, wanted.newSense),
    sense_byNew: angle(said.newSense, wanted.sense),
    sense_rest: angle(without(said.sense, asked.sense), without(wanted.sense, asked.sense)),
  };
}

interface Meaning {
  question: Weighed & { rows: WordRows; inQuestion: number[] };
  references: (Weighed & {
    rows: WordRows;
    inReference: number[];
    inQuestion: number[];
    /** For each word of the question, how much of it is in the reference. */
    ofQuestion: number[];
  })[];
}

function meaningOf(prepared: Prepared): Meaning {
  const known = meanings.get(prepared);
  if (known !== undefined) return known;
  const question = withRows(weigh(prepared.question, []));
  const references = prepared.references.map(({ tokens, given }) => {
    const reference = withRows(weigh(tokens, given));
    const toQuestion = reference.words.map((word) => question.rows.of(word));
    return {
      ...reference,
      inReference: squares(reference.words.map((word) => reference.rows.of(word))),
      inQuestion: squares(toQuestion),
      ofQuestion: squares(turned(toQuestion, question.words.length)),
    };
  });
  const inQuestion = squares(question.words.map((word) => question.rows.of(word)));
  const made = { question: { ...question, inQuestion }, references };
  meanings.set(prepared, made);
  return made;
}

const meanings = new WeakMap<Prepared, Meaning>();

function weigh(tokens: readonly Token[], given: readonly boolean[]): Weighed {
  const kept = tokens.flatMap((token, at) =>
    token.kind === "function"
      ? []
      : [{ token, weight: rarityOf(token.stem) * token.weight, given: given[at] }],
  );
  return {
    words: kept.map(({ token }) => token),
    weights: kept.map(({ weight }) => weight),
    sense: senseOf(kept),
    newSense: senseOf(kept.filter((word) => word.given !== true)),
  };
}

function withRows(text: Weighed) {
  return { ...text, rows: new WordRows(text.words, nearness) };
}

function senseOf(words: readonly { token: Token; weight: number }[]): Float32Array {
  let sum = new Float32Array();
  for (const { token, weight } of words) {
    const vector = vectorOf(token.stem);
    if (vector !== null) sum = vector.map((value, at) => (sum[at] ?? 0) + weight * value);
  }
  return sum;
}

function angle(one: Float32Array, other: Float32Array): number {
  const lengths = Math.sqrt(cosine(one, one) * cosine(other, other));
  return lengths < 1e-6 ? 0 : cosine(one, other) / lengths;
}

/** What is left of a direction when the question's is taken out of it. */
function without(one: Float32Array, asked: Float32Array): Float32Array {
  const length = cosine(asked, asked);
  const along = length < 1e-6 ? 0 : cosine(one, asked) / length;
  return one.map((value, at) => value - along * (asked[at] ?? 0));
}

function squares(rows: readonly (readonly number[])[]): number[] {
  return rows.map((row) => row.reduce((sum, near) => sum + near * near, 0));
}

function turned(rows: readonly (readonly number[])[], width: number): number[][] {
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? 0));
}
