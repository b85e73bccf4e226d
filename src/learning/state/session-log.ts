import { z } from "zod";
import { fileStamp } from "../exercises/exercise.ts";
import { ExerciseResult } from "../result.ts";

/** A result as it stands in a log. One that was taken back stays, and says so; it no longer counts. */
export const LoggedResult = ExerciseResult.extend({ undone: z.iso.datetime().optional() });
export type LoggedResult = z.infer<typeof LoggedResult>;

/** `sessions/<timestamp>.json`: what was done in one sitting (exercise-modalities §12.1, §12.5). The logs are the truth. */
export const SessionLog = z.looseObject({
  session_id: z.string(),
  course: z.string(),
  started: z.iso.datetime({ offset: true }),
  ended: z.iso.datetime({ offset: true }),
  /** Where the learner was: their days are counted there, also when this is replayed elsewhere. */
  time_zone: z.string(),
  plan: z.array(z.looseObject({ type: z.string(), concept_id: z.string() })).default([]),
  exercises: z.array(LoggedResult),
});
export type SessionLog = z.infer<typeof SessionLog>;

/** A pause longer than this begins another session. */
const pauseMs = 60 * 60_000;

/** Whether a result belongs to a session that is there: it comes after it, and soon. */
export function continues(log: SessionLog, { completed }: ExerciseResult): boolean {
  const since = Date.parse(completed) - Date.parse(log.ended);
  return since >= 0 && since <= pauseMs;
}

export function append(log: SessionLog, results: readonly ExerciseResult[]): SessionLog {
  return { ...log, ended: results.at(-1)?.completed ?? log.ended, exercises: [...log.exercises, ...results] };
}

/** A log for results in their order; named after the first one's beginning. */
export function newSessionLog(
  id: string,
  course: string,
  zone: string,
  results: readonly ExerciseResult[],
  now: Date,
): SessionLog {
  const started = results[0]?.started ?? now.toISOString();
  const ended = results.at(-1)?.completed ?? started;
  return { session_id: id, course, started, ended, time_zone: zone, plan: [], exercises: [...results] };
}

/** A name that is free. */
export function sessionName(started: Date, taken: ReadonlySet<string>): string {
  const stamp = fileStamp(started);
  let name = stamp;
  for (let n = 2; taken.has(name); n++) name = `${stamp}-${n}`;
  return name;
}
