import type { ExerciseResult } from "../result.ts";

export type Studied = { exercises: number; minutes: number; lastWeekMinutes: number };

type Timed = Pick<ExerciseResult, "started" | "completed">;

const minuteMs = 60_000;
/** A worksheet may lie open for days: no exercise counts for longer than this. */
const longest = 45 * minuteMs;

/** Time spent on exercises; where two overlap, the time counts once. */
export function studiedOf(results: readonly Timed[], now: Date): Studied {
  const weekAgo = now.getTime() - 7 * 24 * 60 * minuteMs;
  return {
    exercises: results.length,
    minutes: minutes(results, Number.NEGATIVE_INFINITY),
    lastWeekMinutes: minutes(results, weekAgo),
  };
}

function minutes(results: readonly Timed[], since: number): number {
  const spans = results
    .map(({ started, completed }) => {
      const end = Date.parse(completed);
      return { start: Math.max(Date.parse(started), end - longest, since), end };
    })
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  let total = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { start, end } of spans) {
    total += Math.max(0, end - Math.max(start, until));
    until = Math.max(until, end);
  }
  return Math.round(total / minuteMs);
}
