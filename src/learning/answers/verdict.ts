/** What the grader says of one typed answer. `note` is one or two sentences a learner can read; empty when all is well. */
export interface Verdict {
  verdict: "correct" | "partial" | "incorrect";
  /** 1, 0.5 or 0. */
  score: number;
  /** 0..1: how sure the grader is, so that a person can look at the doubtful ones first. */
  confidence: number;
  /** Null when correct. */
  error_type: AnswerError | null;
  note: string;
}

export type AnswerError =
  | "accent"
  | "affix"
  | "article"
  | "blank"
  | "confusion"
  | "extra_word"
  | "missing_word"
  | "negation"
  | "number"
  /** It was told before it was written. */
  | "shown"
  | "spelling"
  | "word_order"
  | "wrong_answer"
  | "wrong_language";

export function correct(confidence = 1): Verdict {
  return { verdict: "correct", score: 1, confidence, error_type: null, note: "" };
}

export function partial(error_type: AnswerError, confidence: number, note: string): Verdict {
  return { verdict: "partial", score: 0.5, confidence, error_type, note };
}

export function incorrect(error_type: AnswerError, confidence: number, note: string): Verdict {
  return { verdict: "incorrect", score: 0, confidence, error_type, note };
}
