import { learnerDayNumber } from "../plan/due.ts";
import type { ExerciseResult } from "../result.ts";

export type Streak = {
  /** Days in a row up to today; a today that is not done yet does not break it. */
  current: number;
  longest: number;
  today: boolean;
};

/** Days in a row with at least one exercise, by the learner's own days. What is dated after today does not count. */
export function streakOf(
  results: readonly Pick<ExerciseResult, "completed">[],
  now: Date,
  zone: string,
): Streak {
  const today = learnerDayNumber(now, zone);
  const days = new Set(results.map(({ completed }) => learnerDayNumber(new Date(completed), zone)));
  let longest = 0;
  for (const day of days) {
    if (day > today || days.has(day - 1)) continue;
    let length = 1;
    while (days.has(day + length) && day + length <= today) length++;
    longest = Math.max(longest, length);
  }
  let current = 0;
  const last = days.has(today) ? today : today - 1;
  while (days.has(last - current)) current++;
  return { current, longest, today: days.has(today) };
}
