import { learnerDate } from "../learner-day.ts";
import type { ExerciseResult } from "../result.ts";

/** What was done on one of the learner's days. Days on which nothing was done are left out. */
export type ActiveDay = { date: string; exercises: number };

const dayMs = 86_400_000;
/** A year, and the days that fill its first week. */
const remembered = 371;

/** The days of the last year on which something was done, oldest first. What is dated after today does not count. */
export function activityOf(
  results: readonly Pick<ExerciseResult, "completed">[],
  now: Date,
  zone: string,
): ActiveDay[] {
  const today = learnerDate(now, zone);
  const first = new Date(Date.parse(today) - (remembered - 1) * dayMs).toISOString().slice(0, 10);
  const days = new Map<string, number>();
  for (const { completed } of results) {
    const date = learnerDate(new Date(completed), zone);
    if (date >= first && date <= today) days.set(date, (days.get(date) ?? 0) + 1);
  }
  return [...days].sort(([a], [b]) => a.localeCompare(b)).map(([date, exercises]) => ({ date, exercises }));
}
