import { z } from "zod";
import { BloomLevel, Modality } from "./course-format.ts";
import type { ExerciseRecord } from "./exercises/exercise.ts";
import { type ExerciseResult, ItemShown, workMs } from "./result.ts";
import { FsrsRating } from "./schedule.ts";

const EvaluatedTest = z.object({
  name: z.string(),
  /** `error`: it stopped with an error, or did not come to an end. */
  status: z.enum(["pass", "fail", "error"]),
  call: z.string(),
  expected: z.string(),
  /** What came back, in words; empty where it passed. */
  actual: z.string(),
  output: z.string(),
  note: z.string(),
});

const EvaluatedDimension = z.object({
  name: z.string(),
  /** 1 to 4; null where nobody judged it. */
  score: z.number().nullable(),
  why: z.string(),
  /** As it stands in the answer. */
  evidence: z.array(z.string()),
});

/** Mathematics, task by task: what it was found to be, and each line that was written. */
const EvaluatedTask = z.object({
  question: z.string(),
  verdict: z.enum(["right", "half", "wrong", "open", "unread"]),
  note: z.string(),
  lines: z.array(
    z.object({ text: z.string(), verdict: z.enum(["follows", "wrong", "unread"]), note: z.string() }),
  ),
  answer: z.string(),
  /** The worked answer, step by step. */
  steps: z.array(z.string()),
  /** After failing: another task of the kind, worked. */
  example: z.object({ question: z.string(), steps: z.array(z.string()), answer: z.string() }).optional(),
});

/** What grading an exercise gives, whatever its modality (exercise-modalities §8.1). */
export const Evaluation = z.object({
  exercise_id: z.string(),
  concept_id: z.string(),
  modality: Modality,
  bloom_level: BloomLevel,
  timestamp: z.iso.datetime(),
  score: z.object({ correct: z.number(), total: z.number(), percentage: z.number().min(0).max(1) }),
  fsrs_rating: FsrsRating,
  details: z.object({
    errors: z.array(
      z.object({
        question: z.string(),
        expected: z.string(),
        actual: z.string(),
        /** Of the course's domain (§8.3). */
        error_type: z.string(),
        note: z.string(),
      }),
    ),
    strengths: z.array(z.string()),
    improvements: z.array(z.string()),
    /** Of code that could be run: every test, in the order of the task. */
    tests: z.array(EvaluatedTest).optional(),
    /** Of a long answer: every dimension of its rubric, with words of the answer that show it. */
    dimensions: z.array(EvaluatedDimension).optional(),
    /** Of mathematics: every task, with what was written. */
    tasks: z.array(EvaluatedTask).optional(),
  }),
  /** What each question showed of the piece of material that it was made of. */
  items: z.array(ItemShown).optional(),
  hints_used: z.number().int().min(0),
  /** null: it lay for too long in between to know. */
  time_spent_seconds: z.number().nullable(),
  /** 0 to 1: how sure the grader is. */
  confidence: z.number().min(0).max(1),
  /** The grader is not sure enough to stand alone: the learner rates their own work beside the reference. */
  provisional: z.boolean(),
  /** What a learner may want to see of it beyond that: per question, per test, per dimension. Markdown. */
  feedback: z.string(),
});
export type Evaluation = z.infer<typeof Evaluation>;
export type EvaluatedTest = z.infer<typeof EvaluatedTest>;
export type EvaluatedDimension = z.infer<typeof EvaluatedDimension>;
export type EvaluatedTask = z.infer<typeof EvaluatedTask>;
export type EvaluationError = Evaluation["details"]["errors"][number];

/** The part of an evaluation that its record already knows. */
export function evaluationOf(
  record: ExerciseRecord,
  now: Date,
): Pick<
  Evaluation,
  "exercise_id" | "concept_id" | "modality" | "bloom_level" | "timestamp" | "time_spent_seconds"
> {
  const { exercise_id, concept_id, modality, bloom_level, started } = record;
  const spent = workMs(started, now.toISOString());
  return {
    exercise_id,
    concept_id,
    modality,
    bloom_level,
    timestamp: now.toISOString(),
    time_spent_seconds: spent === null ? null : Math.round(spent / 1000),
  };
}

/** What goes into the session log (§12.1). */
export function resultOf(evaluation: Evaluation, record: ExerciseRecord, filePath?: string): ExerciseResult {
  const { exercise_id, concept_id, modality, bloom_level, timestamp, score, fsrs_rating } = evaluation;
  return {
    exercise_id,
    concept_id,
    modality,
    bloom_level,
    started: record.started,
    completed: timestamp,
    score,
    fsrs_rating,
    hints_used: evaluation.hints_used,
    errors: evaluation.details.errors.map(({ question, error_type, note, expected, actual }) => ({
      question,
      error_type,
      detail: note,
      expected,
      actual,
    })),
    ...(filePath === undefined ? {} : { file_path: filePath }),
    type: record.type,
    uses: record.uses,
    ...(evaluation.items === undefined ? {} : { items: evaluation.items }),
    ...(evaluation.provisional ? { provisional: true } : {}),
    ...(record.quiz === true ? { quiz: true } : {}),
  };
}
