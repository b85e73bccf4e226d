import type { AnswerError } from "../../answers/verdict.ts";

/** What the grader makes of one reply. */
export type Judged = {
  verdict: "correct" | "partial" | "incorrect";
  score: number;
  confidence: number;
  /** Of the domain (exercise-modalities §8.3); null when correct. */
  error_type: string | null;
  note: string;
  /** Ideas that were not found in it. */
  missing: string[];
  /** Phrases of a scene that were used. */
  used: string[];
  /** What kind of slip a typed answer shows, so that it can be said without giving the answer away. */
  slip: AnswerError | null;
};

export type ShortAnswerVerdict = {
  verdict: Judged["verdict"];
  score: number;
  confidence: number;
  error_type: string | null;
  note: string;
  open?: true;
};
export type ShortAnswerJudge = (row: {
  question: string;
  references: string[];
  answer: string;
}) => ShortAnswerVerdict | Promise<ShortAnswerVerdict>;

/** Below this the grader does not stand alone: a model says why, or the learner compares with the reference. */
const sureFrom = 0.6;

export function isSure({ confidence }: Pick<Judged, "confidence">): boolean {
  return confidence >= sureFrom;
}

export function judged(verdict: Judged["verdict"], confidence: number, more: Partial<Judged> = {}): Judged {
  const score = verdict === "correct" ? 1 : verdict === "partial" ? 0.5 : 0;
  return {
    verdict,
    score,
    confidence,
    error_type: null,
    note: "",
    missing: [],
    used: [],
    slip: null,
    ...more,
  };
}
