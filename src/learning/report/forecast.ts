import { learnerDayNumber, startOfLearnerDay } from "../plan/due.ts";
import type { ConceptProgress } from "../progress.ts";

export type Forecast = {
  /** Due on a day before today. */
  overdue: number;
  /** Today and the days after it: the learner's days, as dates. */
  days: { date: string; count: number }[];
};

/** What comes due when, concepts and the pieces that are remembered of them, if nothing is reviewed meanwhile. */
export function forecastOf(
  progress: readonly ConceptProgress[],
  now: Date,
  zone: string,
  daysAhead: number,
): Forecast {
  const today = learnerDayNumber(now, zone);
  const starts = Array.from({ length: daysAhead + 1 }, (_, i) =>
    startOfLearnerDay(today + i, zone).getTime(),
  );
  const days = starts.slice(0, daysAhead).map((_, i) => ({ date: dateOf(today + i), count: 0 }));
  let overdue = 0;
  for (const card of progress.flatMap(({ fsrs, items }) => [
    fsrs,
    ...Object.values(items).map((one) => one.fsrs),
  ])) {
    if (card === null) continue;
    const due = Date.parse(card.due);
    const day = days[starts.findLastIndex((start) => start <= due)];
    if (due < (starts[0] ?? 0)) overdue++;
    else if (day !== undefined) day.count++;
  }
  return { overdue, days };
}

function dateOf(dayNumber: number): string {
  return new Date(dayNumber * 86_400_000).toISOString().slice(0, 10);
}
