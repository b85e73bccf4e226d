import { wilson } from "../../text/interval.ts";
import { learnerDayNumber } from "../plan/due.ts";
import type { ConceptProgress } from "../progress.ts";
import { countsAsReview, isRemembered } from "./retention.ts";

/** Seven of the learner's days, beginning on a Monday. */
export type RetentionWeek = {
  /** The Monday. */
  from: string;
  reviews: number;
  remembered: number;
  /** 0 to 1, and where it lies with 95 % confidence (Wilson); `null` in a week without a review. */
  share: number | null;
  low: number | null;
  high: number | null;
};

const dayMs = 86_400_000;
const mostWeeks = 26;
/** 1 January 1970 was a Thursday: the Monday of its week is three days before. */
const mondayOf = (day: number) => day - ((((day + 3) % 7) + 7) % 7);

/** How much was remembered week by week, from the first week with a review (of the last 26) to this one, with no gap. */
export function retentionWeeks(
  progress: readonly ConceptProgress[],
  now: Date,
  zone: string,
): RetentionWeek[] {
  const thisWeek = mondayOf(learnerDayNumber(now, zone));
  const earliest = thisWeek - 7 * (mostWeeks - 1);
  const found = new Map<number, { reviews: number; remembered: number }>();
  for (const { reviews } of progress)
    for (const log of reviews) {
      const at = new Date(log.review);
      if (!countsAsReview(log) || at > now) continue;
      const week = mondayOf(learnerDayNumber(at, zone));
      if (week < earliest) continue;
      const counted = found.get(week) ?? { reviews: 0, remembered: 0 };
      counted.reviews++;
      if (isRemembered(log)) counted.remembered++;
      found.set(week, counted);
    }
  if (found.size === 0) return [];
  const first = Math.min(...found.keys());
  return Array.from({ length: (thisWeek - first) / 7 + 1 }, (_, i) => {
    const week = first + 7 * i;
    const { reviews, remembered } = found.get(week) ?? { reviews: 0, remembered: 0 };
    const interval = wilson(remembered, reviews);
    return {
      from: new Date(week * dayMs).toISOString().slice(0, 10),
      reviews,
      remembered,
      share: reviews === 0 ? null : remembered / reviews,
      low: interval?.low ?? null,
      high: interval?.high ?? null,
    };
  });
}
