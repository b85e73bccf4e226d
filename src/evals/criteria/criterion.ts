import type { CheckContext, LessonCheck } from "../../lesson/check/check.ts";
import type { ReviewFinding } from "../../lesson/check/review/finding.ts";
import type { Lesson } from "../../lesson/document.ts";
import type { RunStatus } from "../../store/session.ts";
import type { Span } from "../../store/trace.ts";
import type { EvidenceFinding } from "../../workspace/curriculum/evidence.ts";
import type { EvalCase } from "../cases/suite.ts";

/** What came of a case: all that a criterion may look at. */
export type Attempt = {
  test: EvalCase;
  status: RunStatus;
  /** The last reply, or why there was none. */
  text: string;
  kind: "lesson" | "question" | "refusal";
  lesson: Lesson;
  context: CheckContext;
  check: LessonCheck;
  /** Every curriculum claim of it, those that hold included. */
  claims: readonly (readonly EvidenceFinding[])[];
  review: readonly ReviewFinding[];
  /** Of the run and of those who were called in, in order. */
  spans: readonly Span[];
  turns: number;
  tokens: number;
  /** null: the model's price is not known. */
  costUsd: number | null;
};

/** 0 to 1, and what it rests on: what was found, line by line, for whoever doubts it. */
export type Score = { score: number; found: string[] };

/** Something that is measured of what came of a case. null: there is nothing here to measure it on. */
export type Criterion = {
  name: string;
  kind: "structural" | "behavioural";
  /** What a 1 means. */
  means: string;
  measure(attempt: Attempt, value: unknown): Score | null;
};

/** The share of what is right; what is wrong is told. null of nothing: where there is nothing, nothing was done right. */
export function share(right: number, all: number, found: string[]): Score | null {
  return all === 0 ? null : { score: right / all, found };
}

export function yes(isRight: boolean, found: string[]): Score {
  return { score: isRight ? 1 : 0, found };
}
