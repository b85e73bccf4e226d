import type { FsrsRating } from "../../schedule.ts";
import type { Question } from "./conversation-record.ts";

export type Answering = {
  verdict: "correct" | "partial" | "incorrect";
  kind: Question["kind"];
  hints: number;
  /** Replies, the last one included. */
  tries: number;
  seconds: number | null;
  hedged: boolean;
};

/** One question's rating, by exercise-modalities §4.4. A time that nobody measured is not held against the learner. */
export function questionRating({ verdict, kind, hints, tries, seconds, hedged }: Answering): FsrsRating {
  if (verdict === "incorrect") return 1;
  if (verdict === "partial" || hints > 0) return 2;
  const slow = seconds !== null && seconds > unhurried[kind];
  return tries > 1 || slow || hedged ? 3 : 4;
}

/** Seconds within which an answer counts as given at once: reading, thinking and typing. */
const unhurried: Readonly<Record<Question["kind"], number>> = { typed: 25, short_answer: 90, open: 240 };

/**
 * The whole exercise: the mean of its questions, a half going down; and Easy only where none was below Good. So one
 * failure among many right answers is still Good, and a failure among two is Hard.
 */
export function conversationRating(ratings: readonly FsrsRating[]): FsrsRating {
  if (ratings.length === 0) return 1;
  const mean = ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
  const rounded = Math.ceil(mean - 0.5);
  const allGood = ratings.every((one) => one >= 3);
  if (rounded >= 4) return allGood ? 4 : 3;
  return rounded <= 1 ? 1 : rounded === 2 ? 2 : 3;
}
