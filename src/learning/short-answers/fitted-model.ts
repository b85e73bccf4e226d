import type { Features } from "./features.ts";
import weights from "./weights.json";

/** Questions with one reference and with several are different tasks: a second reference says what may be left out. */
export interface FittedPart {
  mean: readonly number[];
  scale: readonly number[];
  weights: readonly number[];
  bias: number;
  /** What each word of the answer adds to the line, by where it comes from (`answer-words.ts`). */
  words: Readonly<Record<string, number>>;
  base: number;
  /** Each a list of nodes: `[feature, at most, then, else]` or `[value]`. */
  trees: readonly (readonly (readonly number[])[])[];
  /** How much the straight line counts beside the trees: 0 to 1. */
  lineShare: number;
  /** From the mean of the two scores to a probability that holds on questions never seen. */
  slope: number;
  shift: number;
  /** From this probability on, an answer is called correct. */
  threshold: number;
}

export interface FittedModel {
  names: readonly string[];
  one: FittedPart;
  several: FittedPart;
}

export function probability(
  model: FittedModel,
  part: FittedPart,
  features: Features,
  words: readonly string[],
): number {
  const row = model.names.map((name) => features[name] ?? 0);
  return logistic(part.slope * rawScore(part, row, words) + part.shift);
}

/** The weighted mean of a straight line through the features and of trees that split on them, before calibration. */
export function rawScore(
  part: Omit<FittedPart, "slope" | "shift" | "threshold">,
  row: ArrayLike<number>,
  words: readonly string[],
): number {
  let line = part.bias;
  for (const [at, weight] of part.weights.entries()) {
    line += (weight * ((row[at] ?? 0) - (part.mean[at] ?? 0))) / (part.scale[at] ?? 1);
  }
  const said = words.reduce((sum, word) => sum + (part.words[word] ?? 0), 0);
  const most = mostOfWords / part.lineShare;
  line += Math.min(most, Math.max(-most, said));
  const forest = part.trees.reduce((sum, tree) => sum + leafOf(tree, row), part.base);
  return part.lineShare * line + (1 - part.lineShare) * forest;
}

/** Single words may tip the balance, not decide: otherwise a string of favoured words would pass for any answer. */
const mostOfWords = 0.325;

/**
 * How sure a verdict is said to be, of the probability that it is right on questions like the labelled ones: less, the
 * surer it is. Questions differ more than those do, and of what is said at 0.8 no more than 8 in 100 are to be wrong.
 */
export function modestly(probability: number): number {
  return probability <= plain ? probability : plain + (probability - plain) * kept;
}

const plain = 0.6;
const kept = 0.85;

export function leafOf(tree: readonly (readonly number[])[], row: ArrayLike<number>): number {
  let [at, steps] = [0, 0];
  while (steps++ < tree.length) {
    const [feature = 0, atMost, low = 0, high = 0] = tree[at] ?? [];
    if (atMost === undefined) return feature;
    at = (row[feature] ?? 0) <= atMost ? low : high;
  }
  return 0;
}

export function logistic(score: number): number {
  return 1 / (1 + Math.exp(-score));
}

/** The weights as they are kept: trees as text, "feature,atMost,then,else" or "value", with | between nodes. */
type Stored = Omit<FittedPart, "trees" | "words"> & { trees: readonly string[]; words: object };

function read(stored: Stored): FittedPart {
  const trees = stored.trees.map((tree) => tree.split("|").map((node) => node.split(",").map(Number)));
  return { ...stored, trees, words: Object.fromEntries(Object.entries(stored.words)) };
}

export const fittedModel: FittedModel = {
  names: weights.names,
  one: read(weights.one),
  several: read(weights.several),
};
