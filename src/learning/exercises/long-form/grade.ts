import type { AskModel } from "../../ask-model.ts";
import type { Course } from "../../course.ts";
import type { Rubric } from "../../course-format.ts";
import { type Evaluation, evaluationOf } from "../../evaluation.ts";
import { courseWords } from "../../prompt-templates.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { askForScores } from "./ask-for-scores.ts";
import { type LongFormBody, longFormBody } from "./body.ts";
import { asNothing, byCode, type Judgement, surelyNothing } from "./code-judgement.ts";
import { feedbackOf } from "./feedback.ts";
import { type FirstView, firstView } from "./first-view.ts";
import type { DimensionScore } from "./measured-scores.ts";
import { readResponse } from "./response.ts";
import { readRubric } from "./rubric.ts";
import { nextBySelf, selfProblem, selfScored } from "./self-scores.ts";
import { ratingOf, weightedScore } from "./weighted-score.ts";

export type GradeDeps = {
  ask: AskModel | null;
  course: Course;
  now: Date;
  hintsUsed: number;
  /** The learner's own scores by dimension, 1 to 4: they take the place of what is only provisional. */
  self?: Readonly<Record<string, number>> | undefined;
};

/** `text`: the page as it was handed in, or the message from the chat (exercise-modalities §6.4). */
export async function gradeLongForm(
  record: ExerciseRecord,
  text: string,
  deps: GradeDeps,
): Promise<Evaluation | { problem: string }> {
  const body = longFormBody(record);
  if (body === null)
    return { problem: "What is needed to grade this exercise was lost. Your text was not changed." };
  const rubric = readRubric(body.rubric);
  if ("problem" in rubric) return rubric;
  const wrong = selfProblem(rubric, deps.self ?? {});
  if (wrong !== null) return { problem: wrong };

  const response = readResponse(text, record);
  const view = firstView(body, response, deps.course, record.concept_id);
  const wishes = courseWords(deps.course, record.concept_id, record.bloom_level, "essay_grading");
  const judgement = await judged(body, response, view, deps, wishes);
  const weighted = Math.min(judgement.most, sumOf(rubric, judgement.dimensions));
  const { notes, suggestion, points, errors, strengths, improvements, confidence, provisional } = judgement;
  return {
    ...evaluationOf(record, deps.now),
    score: { correct: weighted, total: 4, percentage: Math.round(weighted * 250) / 1000 },
    fsrs_rating: ratingOf(weighted),
    details: {
      errors,
      strengths,
      improvements,
      dimensions: judgement.dimensions.map(({ name, score, why, evidence }) => ({
        name,
        score,
        why,
        evidence: [...evidence],
      })),
    },
    hints_used: deps.hintsUsed,
    confidence,
    provisional,
    feedback: feedbackOf({ body, dimensions: judgement.dimensions, weighted, notes, suggestion, points }),
  };
}

/** Over what was judged; where nothing was, a guess in whole numbers, which is as much as is known. */
function sumOf(rubric: Rubric, dimensions: Judgement["dimensions"]): number {
  const by = (value: (one: DimensionScore) => number | null) =>
    weightedScore(rubric, Object.fromEntries(dimensions.map((one) => [one.name, value(one)])));
  return dimensions.some(({ score }) => score !== null)
    ? by(({ score }) => score)
    : Math.round(by(({ guess }) => guess));
}

/** One rating for the whole of it is a score for each dimension. */
export function sameForEach(record: ExerciseRecord, rating: number): Record<string, number> {
  const dimensions = longFormBody(record)?.rubric.dimensions ?? [];
  return Object.fromEntries(dimensions.map(({ name }) => [name, rating]));
}

/** Below this a grade is not left to stand alone. */
const sureEnough = 0.6;

async function judged(
  body: LongFormBody,
  response: string,
  view: FirstView,
  deps: GradeDeps,
  wishes: string | null,
): Promise<Judgement> {
  if (view.nonAnswer !== null && view.nonAnswer.confidence >= surelyNothing)
    return withSelf(asNothing(view), {});
  const self = deps.self ?? {};
  const domain = deps.course.config.domain_type;
  if (deps.ask === null) return withSelf(byCode(view, domain), self);
  const answer = await askForScores(deps.ask, body, response, deps.course, wishes);
  if ("problem" in answer) {
    const first = byCode(view, domain);
    const note = `No model could judge this: ${answer.problem} This is the program's own first view.`;
    return withSelf({ ...first, notes: [note, ...first.notes] }, self);
  }
  const { dimensions, errors, strengths, improvements, suggestion, confidence } = answer;
  const provisional = confidence < sureEnough;
  const notes = provisional
    ? ["Some of the evidence given for this could not be found in your text: take it with care."]
    : [];
  return withSelf(
    {
      dimensions,
      errors,
      strengths,
      improvements,
      suggestion,
      notes,
      points: [],
      confidence,
      provisional,
      most: 4,
    },
    self,
  );
}

/** Scores that code can give are provisional; the learner's own settle them. */
function withSelf(judgement: Judgement, self: Readonly<Record<string, number>>): Judgement {
  if (!judgement.provisional || Object.keys(self).length === 0) return judgement;
  const { dimensions, complete, confidence, said } = selfScored(judgement.dimensions, self);
  const scored = { ...judgement, dimensions, confidence, provisional: !complete };
  if (!complete) return { ...scored, notes: [...judgement.notes, ...said] };
  // The learner has the last word: what the program held against the text does not stand beside it.
  const todo = nextBySelf(judgement, self);
  const isGood = (line: string) =>
    !dimensions.some(({ name, score }) => (score ?? 4) < 3 && line.startsWith(`${name}: `));
  return {
    ...scored,
    most: 4,
    errors: [],
    strengths: judgement.strengths.filter(isGood),
    improvements: todo === null ? [] : [todo],
    suggestion: todo ?? "Keep it: in a week, say it once more without looking.",
    notes: ["These are your own scores. What the program saw stands beside each.", ...said],
  };
}
