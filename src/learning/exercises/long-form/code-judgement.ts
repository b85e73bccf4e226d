import type { DomainType } from "../../course-format.ts";
import { misconceptionType, unanswered } from "../../errors/error-type.ts";
import type { EvaluationError } from "../../evaluation.ts";
import type { FirstView } from "./first-view.ts";
import type { DimensionScore } from "./measured-scores.ts";
import type { StatedMistake } from "./mistakes.ts";
import type { NonAnswer } from "./non-answer.ts";
import { maybeThere, type PointFound } from "./points.ts";

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
  /** The whole is worth no more than this, whatever its parts are: what was not judged, or is wrong, cannot be Easy. */
  most: number;
};

/** Whether it is true was not judged: Good is the most that can be said. */
const unchecked = 3.4;
/** It says what the course calls false: Hard, until somebody who understands it says otherwise. */
const mistaken = 2.4;

/** Nothing of what was asked for was found, nor much that comes near it: how it is written is not worth Good. */
const unfound = 2.4;
const nearOnTheWhole = 0.6;

/** What is nothing, or hardly anything, needs no model to be told, and no learner can rate it higher. */
export const surelyNothing = 0.85;

/** Code's first view as a judgement: provisional, with the reference to judge one's own work by. */
export function byCode(view: FirstView, domain: DomainType): Judgement {
  if (view.nonAnswer !== null) return asNothing(view);
  const { dimensions, points, mistakes, confidence } = view.measured;
  const missing = points.filter(({ covered }) => !covered);
  const todo = nextOf(view);
  return {
    dimensions,
    errors: [
      ...mistakes.map((mistake) => asError(mistake, domain)),
      ...missing.filter(({ score, near }) => score < hardlyThere && near < maybeThere).map(leftOut),
    ],
    strengths: dimensions
      .filter(({ score }) => score !== null && score >= 3)
      .map(({ name, why }) => `${name}: ${why}`),
    improvements: [todo],
    suggestion: todo,
    notes: [
      ...mistakes.map(namedMistake),
      "This is a first view by the program, which counts and compares but does not understand. Rate your own answer by the rubric beside the points below.",
      ...(isRepetitive(view) ? ["Much of it says the same again: that was looked at once."] : []),
    ],
    points,
    confidence,
    provisional: true,
    most: mistakes.length > 0 ? mistaken : isUnfound(points) ? unfound : unchecked,
  };
}

function isUnfound(points: readonly PointFound[]): boolean {
  if (points.length === 0 || points.some(({ covered }) => covered)) return false;
  return points.reduce((sum, { near }) => sum + near, 0) < nearOnTheWhole * points.length;
}

/** With their own words, and what the course says. */
function namedMistake({ quote, statement, why }: StatedMistake): string {
  return `**Look at this again.** You write: "${quote}" The course calls this wrong: "${statement}" ${why}`;
}

function asError({ quote, statement, why }: StatedMistake, domain: DomainType): EvaluationError {
  return {
    question: statement,
    expected: why,
    actual: quote,
    error_type: misconceptionType(domain),
    note: `The course calls this wrong: ${why}`,
  };
}

const hardlyThere = 0.3;
const half = 0.5;

/** The words of a point were not found; whether it is there in others, its writer knows. */
export function lookFor({ point, near }: PointFound): string {
  return near < half
    ? `Add a paragraph on this: ${point}`
    : `See whether your text says this, and add it if it does not: ${point}`;
}

/** One thing to do, in words: what was said over and over, then what is missing, then what is weakest. */
function nextOf(view: FirstView): string {
  if (isRepetitive(view)) return sayItOnce;
  const { dimensions, points, mistakes } = view.measured;
  const [mistake] = mistakes;
  if (mistake !== undefined) return `Put this right first: "${mistake.quote}" ${mistake.why}`;
  const missing = points.filter(({ covered }) => !covered).toSorted((a, b) => a.near - b.near)[0];
  if (missing !== undefined) return lookFor(missing);
  return dimensions.toSorted((a, b) => a.guess - b.guess)[0]?.todo ?? wholeSentences;
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
  off_topic: "Read the question once more. If your text answers it, say in a sentence how.",
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
      guess: 1,
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
    most: 4,
  };
}
