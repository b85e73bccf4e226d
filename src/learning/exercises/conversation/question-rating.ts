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

/** What a whole exercise is rated by: each question's rating, its share of the points, and the hints it took. */
export type Rated = { rating: FsrsRating; score: number; hints: number };

/**
 * The whole exercise, in the bands of a worksheet (decision 20) by its share of the points; a hint that helped to a
 * point lowers it by one. Never above the mean of its questions, a half going down; and Easy only where none was below
 * Good (exercise-modalities §4.4). So two of five missed is Hard, and one right of five is Again.
 */
export function conversationRating(questions: readonly Rated[]): FsrsRating {
  if (questions.length === 0) return 1;
  // A question that was failed after all its hints has lost its points already.
  const helped = questions.some(({ hints, score }) => hints > 0 && score > 0);
  const byPoints = band(questions.map(({ score }) => score)) - (helped ? 1 : 0);
  const mean = questions.reduce((sum, { rating }) => sum + rating, 0) / questions.length;
  const byRatings = Math.ceil(mean - 0.5);
  const most = questions.every(({ rating }) => rating >= 3) ? 4 : 3;
  return asRating(Math.min(byPoints, byRatings, most));
}

function band(scores: readonly number[]): number {
  // In hundredths of a point: 19 of 20 is exactly 95 %, which 0.95 as a fraction is not.
  const points = Math.round(100 * scores.reduce((sum, one) => sum + one, 0));
  const reaches = (percent: number) => points >= percent * scores.length;
  return reaches(95) ? 4 : reaches(75) ? 3 : reaches(50) ? 2 : 1;
}

function asRating(value: number): FsrsRating {
  return value >= 4 ? 4 : value >= 3 ? 3 : value >= 2 ? 2 : 1;
}
