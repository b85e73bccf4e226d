import {
  type FittedModel,
  type FittedPart,
  logistic,
  rawScore,
} from "../../src/learning/short-answers/fitted-model.ts";
import { directionOf } from "./directions.ts";
import { foldsByQuestion, splits } from "./folds.ts";
import { fitLogistic } from "./logistic.ts";
import { macroF1 } from "./metrics.ts";
import { fitTrees, type TreeOptions } from "./trees.ts";

export interface Row {
  set: string;
  questionId: string;
  several: boolean;
  correct: boolean;
  features: Float64Array;
}

const ridge = 500;
const boosting: Record<"one" | "several", TreeOptions> = {
  one: { rounds: 200, depth: 2, rate: 0.05, minLeaf: 40, l2: 20, rows: 0.7, columns: 0.3, seed: 7 },
  several: { rounds: 120, depth: 4, rate: 0.07, minLeaf: 40, l2: 20, rows: 0.7, columns: 0.3, seed: 7 },
};
/** How much a row of the other kind of question teaches: 1 would be one model for both. */
const otherKind = 0.1;
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
  return logistic(part.slope * rawScore(part, row.features) + part.shift);
}

function fitPart(names: readonly string[], rows: readonly Row[], kind: "one" | "several"): FittedPart {
  const unseen = rows.map(() => 0);
  for (const { train, test } of splits(foldsByQuestion(rows, innerFolds, 11))) {
    const inner = fitScores(names, pick(rows, train), kind);
    for (const at of test) {
      const row = rows[at];
      if (row !== undefined) unseen[at] = rawScore(inner, row.features);
    }
  }
  const own = rows.flatMap((row, at) => (row.several === (kind === "several") ? [at] : []));
  const judged = own.length > 0 ? own : rows.map((_, at) => at);
  const scores = judged.map((at) => unseen[at] ?? 0);
  const truth = pick(rows, judged).map(({ correct }) => correct);
  const { slope, shift } = calibrate(scores, truth);
  const threshold = bestThreshold(
    truth,
    scores.map((score) => logistic(slope * score + shift)),
  );
  return { ...fitScores(names, rows, kind), slope, shift, threshold };
}

function fitScores(names: readonly string[], rows: readonly Row[], kind: "one" | "several") {
  const x = rows.map(({ features }) => features);
  const y = rows.map(({ correct }) => correct);
  const weights = weigh(rows, kind);
  const line = fitLogistic(x, y, weights, ridge);
  const forest = fitTrees(x, y, weights, names.map(directionOf), boosting[kind]);
  return { ...line, ...forest };
}

/** A question with many answers counts more than one with few, but not in proportion. */
function weigh(rows: readonly Row[], kind: "one" | "several"): number[] {
  const answers = new Map<string, number>();
  for (const { questionId } of rows) answers.set(questionId, (answers.get(questionId) ?? 0) + 1);
  const anyOwn = rows.some(({ several }) => several === (kind === "several"));
  return rows.map(({ questionId, several }) => {
    const own = several === (kind === "several") || !anyOwn;
    return (own ? 1 : otherKind) * Math.sqrt(40 / (answers.get(questionId) ?? 40));
  });
}

function calibrate(scores: readonly number[], truth: readonly boolean[]): { slope: number; shift: number } {
  const line = fitLogistic(
    scores.map((score) => Float64Array.of(score)),
    truth,
    scores.map(() => 1),
    0.01,
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
