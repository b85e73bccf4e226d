import { State } from "ts-fsrs";
import { learnerDayNumber } from "../plan/due.ts";
import type { FsrsLog } from "../schedule.ts";

/** One review to be predicted, the last, from all of the same card before it; days since the review before. */
export type ReviewHistory = {
  reviews: { rating: number; days: number }[];
  at: number;
  /** Which card, by its place: reviews of one card go well or badly together. */
  card: number;
};

/**
 * Every review that came a learner's day or more after the one before, oldest first: within a day there is nothing to
 * forget. A card whose beginning is not in the log is left out, since its state then is not known.
 */
export function historiesOf(reviewsByCard: readonly (readonly FsrsLog[])[], zone: string): ReviewHistory[] {
  return reviewsByCard.flatMap((logs, card) => ofCard(logs, zone, card)).sort((a, b) => a.at - b.at);
}

function ofCard(logs: readonly FsrsLog[], zone: string, card: number): ReviewHistory[] {
  if (logs[0]?.before.state !== State.New) return [];
  const moments = logs.map(({ review }) => new Date(review));
  const days = moments.map((moment) => learnerDayNumber(moment, zone));
  const reviews = logs.map(({ rating }, i) => ({
    rating,
    days: i === 0 ? 0 : Math.max(0, (days[i] ?? 0) - (days[i - 1] ?? 0)),
  }));
  return reviews.flatMap((review, i) =>
    i === 0 || review.days === 0
      ? []
      : [{ reviews: reviews.slice(0, i + 1), at: moments[i]?.getTime() ?? 0, card }],
  );
}
