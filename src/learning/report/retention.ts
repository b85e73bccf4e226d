import { State } from "ts-fsrs";
import { wilson } from "../../text/interval.ts";
import type { ConceptProgress } from "../progress.ts";
import type { FsrsLog } from "../schedule.ts";

export type Retention = {
  /** Reviews of the last 30 days of what was past its first learning, and those of them that were remembered. */
  reviews: number;
  remembered: number;
  /** 0 to 1, and where it lies with 95 % confidence (Wilson); `null` before there was a review. */
  share: number | null;
  low: number | null;
  high: number | null;
  target: number;
  /** The average chance that what was begun is still known in a week, without practice; `null` before anything was. */
  predicted: number | null;
};

const windowMs = 30 * 86_400_000;
const hard = 2;

/** How much is remembered, against what the schedule aims at. */
export function retentionOf(
  progress: readonly ConceptProgress[],
  rows: readonly { in_a_week: number | null }[],
  now: Date,
  target: number,
): Retention {
  const since = now.getTime() - windowMs;
  let reviews = 0;
  let remembered = 0;
  for (const { reviews: logs } of progress)
    for (const log of logs) {
      const at = Date.parse(log.review);
      if (!countsAsReview(log) || at < since || at > now.getTime()) continue;
      reviews++;
      if (isRemembered(log)) remembered++;
    }
  const known = rows.flatMap(({ in_a_week }) => in_a_week ?? []);
  const predicted = known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
  const interval = wilson(remembered, reviews);
  return {
    reviews,
    remembered,
    share: reviews === 0 ? null : remembered / reviews,
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    target,
    predicted,
  };
}

/** First learning says nothing about remembering. */
export function countsAsReview({ before }: FsrsLog): boolean {
  return before.state === State.Review;
}

export function isRemembered({ rating }: FsrsLog): boolean {
  return rating >= hard;
}
