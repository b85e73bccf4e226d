import { type Logistic, type LogisticOptions, standardise } from "./logistic.ts";
import { minimise } from "./minimise.ts";

export interface WordLogistic extends Logistic {
  words: Record<string, number>;
}

export interface WordOptions extends LogisticOptions {
  wordRidge: number;
  /** A word gets a weight only if this many answers, to this many different questions, have it. */
  fewestAnswers: number;
  fewestQuestions: number;
}

/** Logistic regression as in `logistic.ts`, with a weight more for each frequent word of the answers. */
export function fitWordLogistic(
  x: readonly Float64Array[],
  words: readonly (readonly string[])[],
  y: readonly boolean[],
  rowWeights: readonly number[],
  options: WordOptions,
): WordLogistic {
  const d = x[0]?.length ?? 0;
  const { mean, scale, z } = standardise(x, d);
  const known = placesOf(frequentWords(words, options), d + 1);
  const levels = placesOf(new Set(options.groups), d + 1 + known.size);
  const size = d + 1 + known.size + levels.size;
  const held = new Float64Array(size).fill(options.groupRidge);
  held
    .fill(options.ridge, 0, d)
    .fill(1e-6, d, d + 1)
    .fill(options.wordRidge, d + 1, d + 1 + known.size);
  // The features of each row that are 1: its words and its group; feature d, always 1, stands in z.
  const ones = words.map((row, i) => {
    const places = row.flatMap((word) => known.get(word) ?? []);
    return [...places, levels.get(options.groups[i] ?? "") ?? 0];
  });
  const stretch = held.map((ridge, p) => 1 / Math.sqrt(ridge + (p <= d ? x.length / 5 : 8)));

  const found = minimise((at, slope) => {
    const w = at.map((value, p) => value * (stretch[p] ?? 1));
    let loss = 0;
    for (const [p, value] of w.entries()) {
      loss += 0.5 * (held[p] ?? 0) * value * value;
      slope[p] = (held[p] ?? 0) * value;
    }
    for (const [i, row] of z.entries()) {
      const places = ones[i] ?? [];
      let score = 0;
      for (let f = 0; f <= d; f++) score += (w[f] ?? 0) * (row[f] ?? 0);
      for (const p of places) score += w[p] ?? 0;
      const [weight, truth] = [rowWeights[i] ?? 1, y[i] === true ? 1 : 0];
      loss += weight * (Math.log1p(Math.exp(-Math.abs(score))) + Math.max(score, 0) - truth * score);
      const error = weight * (1 / (1 + Math.exp(-score)) - truth);
      for (let f = 0; f <= d; f++) slope[f] = (slope[f] ?? 0) + error * (row[f] ?? 0);
      for (const p of places) slope[p] = (slope[p] ?? 0) + error;
    }
    for (let p = 0; p < size; p++) slope[p] = (slope[p] ?? 0) * (stretch[p] ?? 1);
    return loss;
  }, size).map((value, p) => value * (stretch[p] ?? 1));

  return {
    mean,
    scale,
    weights: [...found.slice(0, d)],
    bias: found[d] ?? 0,
    words: Object.fromEntries([...known].map(([word, p]) => [word, found[p] ?? 0])),
  };
}

function frequentWords(words: readonly (readonly string[])[], options: WordOptions): Set<string> {
  const met = new Map<string, { answers: number; questions: Set<string> }>();
  for (const [i, row] of words.entries()) {
    for (const word of row) {
      const seen = met.get(word) ?? { answers: 0, questions: new Set<string>() };
      seen.answers++;
      seen.questions.add(options.groups[i] ?? "");
      met.set(word, seen);
    }
  }
  const frequent = [...met].filter(
    ([, { answers, questions }]) =>
      answers >= options.fewestAnswers && questions.size >= options.fewestQuestions,
  );
  return new Set(frequent.map(([word]) => word).toSorted());
}

function placesOf(names: ReadonlySet<string>, first: number): Map<string, number> {
  return new Map([...names].map((name, at) => [name, first + at]));
}
