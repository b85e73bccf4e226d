import { unanswered } from "../../errors/error-type.ts";
import type { EvaluationError } from "../../evaluation.ts";
import type { PointFound } from "./content.ts";
import type { FirstView } from "./first-view.ts";
import type { DimensionScore } from "./measured-scores.ts";
import type { NonAnswer } from "./non-answer.ts";

/** What a grade is made of, whoever judged. */
export type Judgement = {
  dimensions: DimensionScore[];
  errors: EvaluationError[];
  strengths: string[];
  improvements: string[];
  suggestion: string;
  notes: string[];
  /** What a full answer holds, and where it was found. Null: not to be shown, as nothing was tried yet. */
  points: PointFound[] | null;
  confidence: number;
  provisional: boolean;
};

/** What is nothing, or hardly anything, needs no model to be told, and no learner can rate it higher. */
export const surelyNothing = 0.85;

/** Code's first view as a judgement: provisional, with the reference to judge one's own work by. */
export function byCode(view: FirstView): Judgement {
  if (view.nonAnswer !== null) return asNothing(view);
  const { dimensions, points, confidence } = view.measured;
  const missing = points.filter(({ covered }) => !covered);
  const todo = nextOf(view);
  return {
    dimensions,
    errors: missing.filter(({ score }) => score < hardlyThere).map(leftOut),
    strengths: dimensions.filter(({ score }) => score >= 3).map(({ name, why }) => `${name}: ${why}`),
    improvements: [todo],
    suggestion: todo,
    notes: [
      "This is a first view by the program, which counts and compares but does not understand. Rate your own answer by the rubric beside the points below.",
      ...(isRepetitive(view) ? ["Much of it says the same again: that was looked at once."] : []),
    ],
    points,
    confidence,
    provisional: true,
  };
}

const hardlyThere = 0.3;

/** One thing to do, in words: what was said over and over, then what is missing, then what is weakest. */
function nextOf(view: FirstView): string {
  if (isRepetitive(view)) return sayItOnce;
  const { dimensions, points } = view.measured;
  const missing = points.find(({ covered }) => !covered);
  if (missing !== undefined) return `Add a paragraph on this: ${missing.point}`;
  return dimensions.toSorted((a, b) => a.score - b.score)[0]?.todo ?? wholeSentences;
}

function isRepetitive({ prose }: FirstView): boolean {
  return prose.repeated >= muchRepeated;
}

const muchRepeated = 0.4;
const wholeSentences = "Answer each part of the question in whole sentences of your own.";

/** A point that was not written is unanswered in every domain; which mistake lies behind it, code cannot know (§8.3). */
function leftOut({ point, quote }: PointFound): EvaluationError {
  return {
    question: "key point",
    expected: point,
    actual: quote,
    error_type: unanswered,
    note: "This point was not found in the response.",
  };
}

const sayItOnce = "Say each thing once, and use the room for what your answer does not say yet.";
const instead: Readonly<Partial<Record<NonAnswer["kind"], string>>> = {
  repeated: sayItOnce,
  too_short: "Answer each part of the question in a few sentences.",
  off_topic: "Read the question once more, and take up its own words in your answer.",
  wrong_language: "Write the same again in that language.",
};

/** A response that is no answer scores 1 throughout. */
export function asNothing({ nonAnswer, measured }: FirstView): Judgement {
  const reason = nonAnswer?.reason ?? "";
  const todo = nonAnswer === null ? wholeSentences : (instead[nonAnswer.kind] ?? wholeSentences);
  const confidence = nonAnswer?.confidence ?? 0;
  return {
    dimensions: measured.dimensions.map(({ name }) => ({
      name,
      score: 1,
      confidence,
      why: reason,
      evidence: [],
    })),
    errors: [{ question: "response", expected: "", actual: "", error_type: unanswered, note: reason }],
    strengths: [],
    improvements: [`${reason} ${todo}`.trim()],
    suggestion: todo,
    notes: [reason],
    points: confidence < surelyNothing ? measured.points : null,
    confidence,
    provisional: confidence < surelyNothing,
  };
}
