import {
  type FittedModel,
  type FittedPart,
  logistic,
  rawScore,
} from "../../src/learning/short-answers/fitted-model.ts";
import { directionOf, isOfQuestion } from "./directions.ts";
import { foldsByQuestion, splits } from "./folds.ts";
import { fitLogistic } from "./logistic.ts";
import { macroF1 } from "./metrics.ts";
import { fitTrees, type TreeOptions } from "./trees.ts";
import { fitWordLogistic } from "./word-logistic.ts";

export interface Row {
  set: string;
  questionId: string;
  several: boolean;
  correct: boolean;
  contradictory: boolean;
  /** How sure "not correct" may be at most (`doubt.ts`). */
  mostSureWrong: number;
  features: Float64Array;
  words: readonly string[];
}

type Kind = "one" | "several";

interface Settings {
  ridge: number;
  boosting: TreeOptions;
  lineShare: number;
  usesFeature: (name: string) => boolean;
  treesUse: (name: string) => boolean;
}

const settings: Record<Kind, Settings> = {
  one: {
    ridge: 200,
    boosting: { rounds: 200, depth: 2, rate: 0.05, minLeaf: 40, l2: 20, rows: 0.7, columns: 0.3, seed: 7 },
    lineShare: 0.65,
    usesFeature: (name) => !/^(?:max_)?(?:near|sense)_/.test(name),
    treesUse: (name) => !isOfQuestion(name),
  },
  several: {
    ridge: 500,
    boosting: { rounds: 120, depth: 4, rate: 0.07, minLeaf: 40, l2: 20, rows: 0.7, columns: 0.3, seed: 7 },
    lineShare: 0.3,
    usesFeature: () => true,
    treesUse: () => true,
  },
};
/** How near zero the level of a single question is held. */
const groupRidge = 3;
const wordSettings = { wordRidge: 15, fewestAnswers: 15, fewestQuestions: 8 };
const innerFolds = 5;

/** Weights, calibration and threshold, all from these rows alone. */
export function fitModel(names: readonly string[], rows: readonly Row[]): FittedModel {
  return { names, one: fitPart(names, rows, "one"), several: fitPart(names, rows, "several") };
}

export function partOf(model: FittedModel, row: Row): FittedPart {
  return row.several ? model.several : model.one;
}

export function probabilityOf(model: FittedModel, row: Row): number {
  const part = partOf(model, row);
  return logistic(part.slope * rawScore(part, row.features, row.words) + part.shift);
}

/** From the rows of this kind; where there are none, from all of them. */
function fitPart(names: readonly string[], all: readonly Row[], kind: Kind): FittedPart {
  const own = all.filter(({ several }) => several === (kind === "several"));
  const rows = own.length > 0 ? own : all;
  const scores = rows.map(() => 0);
  for (const { train, test } of splits(foldsByQuestion(rows, innerFolds, 11))) {
    const inner = fitScores(names, pick(rows, train), kind);
    for (const at of test) {
      const row = rows[at];
      if (row !== undefined) scores[at] = rawScore(inner, row.features, row.words);
    }
  }
  const truth = rows.map(({ correct }) => correct);
  const { slope, shift } = calibrate(scores, truth);
  const threshold = bestThreshold(
    truth,
    scores.map((score) => logistic(slope * score + shift)),
  );
  return { ...fitScores(names, rows, kind), slope, shift, threshold };
}

function fitScores(names: readonly string[], rows: readonly Row[], kind: Kind) {
  const { ridge, boosting, lineShare, usesFeature, treesUse } = settings[kind];
  const used = names.map(usesFeature);
  const x = rows.map(({ features }) => features.map((value, f) => (used[f] === true ? value : 0)));
  const y = rows.map(({ correct }) => correct);
  const weights = weigh(rows);
  const groups = rows.map(({ questionId }) => questionId);
  const words = rows.map((row) => row.words);
  const line = fitWordLogistic(x, words, y, weights, { ridge, groups, groupRidge, ...wordSettings });
  const inTrees = names.map(treesUse);
  const branching = x.map((row) => row.map((value, f) => (inTrees[f] === true ? value : 0)));
  const forest = fitTrees(branching, y, weights, names.map(directionOf), boosting);
  return { ...line, ...forest, lineShare };
}

/** A question with many answers counts more than one with few, but not in proportion. */
function weigh(rows: readonly Row[]): number[] {
  const answers = new Map<string, number>();
  for (const { questionId } of rows) answers.set(questionId, (answers.get(questionId) ?? 0) + 1);
  return rows.map(({ questionId }) => Math.sqrt(40 / (answers.get(questionId) ?? 40)));
}

function calibrate(scores: readonly number[], truth: readonly boolean[]): { slope: number; shift: number } {
  const line = fitLogistic(
    scores.map((score) => Float64Array.of(score)),
    truth,
    scores.map(() => 1),
    { ridge: 0.01, groups: scores.map(() => ""), groupRidge: 1e6 },
  );
  const slope = (line.weights[0] ?? 1) / (line.scale[0] ?? 1);
  return { slope, shift: line.bias - slope * (line.mean[0] ?? 0) };
}

/** The middle of the thresholds within half a point of the best: the peak itself is chance. */
function bestThreshold(truth: readonly boolean[], probabilities: readonly number[]): number {
  const tried = Array.from({ length: 51 }, (_, at) => 0.25 + at / 100);
  const reached = tried.map((threshold) =>
    macroF1(
      truth,
      probabilities.map((probability) => probability >= threshold),
    ),
  );
  const best = Math.max(...reached);
  const near = tried.filter((_, at) => (reached[at] ?? 0) >= best - 0.003);
  return Math.round(100 * (near.reduce((sum, threshold) => sum + threshold, 0) / near.length)) / 100;
}

function pick(rows: readonly Row[], at: readonly number[]): Row[] {
  return at.flatMap((index) => rows[index] ?? []);
}
