import { State } from "ts-fsrs";
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
  /** The average chance that what was begun is known right now; `null` before anything was. */
  predicted: number | null;
};

const windowMs = 30 * 86_400_000;
const hard = 2;

/** How much is remembered, against what the schedule aims at. */
export function retentionOf(
  progress: readonly ConceptProgress[],
  rows: readonly { retrievability: number | null }[],
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
  const known = rows.flatMap(({ retrievability }) => retrievability ?? []);
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

/** Wilson's score interval for a share, at 95 %; `null` for none of none. */
export function wilson(successes: number, n: number): { low: number; high: number } | null {
  if (n === 0) return null;
  const z = 1.959964;
  const share = successes / n;
  const middle = share + z ** 2 / (2 * n);
  const spread = z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2));
  const scale = 1 + z ** 2 / n;
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}
