import { z } from "zod";
import { fileStamp } from "../exercises/exercise.ts";
import { ExerciseResult, workMs } from "../result.ts";

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

export function isLive({ undone }: LoggedResult): boolean {
  return undone === undefined;
}

/** A pause longer than this begins another session. */
const pauseMs = 60 * 60_000;

/** Whether a result belongs to a session that is there: it comes after it, and soon. */
export function continues(log: SessionLog, { completed }: ExerciseResult): boolean {
  return follows(log.ended, completed);
}

function follows(earlier: string, later: string): boolean {
  const since = Date.parse(later) - Date.parse(earlier);
  return since >= 0 && since <= pauseMs;
}

/** Results in their order, cut where there was a long pause. */
export function sittings(results: readonly ExerciseResult[]): ExerciseResult[][] {
  const cut: ExerciseResult[][] = [];
  for (const result of results) {
    const before = cut.at(-1)?.at(-1);
    if (before !== undefined && follows(before.completed, result.completed)) cut.at(-1)?.push(result);
    else cut.push([result]);
  }
  return cut;
}

export function append(log: SessionLog, results: readonly ExerciseResult[]): SessionLog {
  return { ...log, ended: results.at(-1)?.completed ?? log.ended, exercises: [...log.exercises, ...results] };
}

/** The result is taken back and what comes in its place, if anything does, stands behind it: one change of one file. */
export function withReplaced(
  log: SessionLog,
  result: LoggedResult,
  by: ExerciseResult | null,
  now: Date,
): SessionLog {
  const undone = now.toISOString();
  const exercises = log.exercises.flatMap((each) =>
    each === result ? [{ ...each, undone }, ...(by === null ? [] : [by])] : [each],
  );
  const ended = by !== null && continues(log, by) ? by.completed : log.ended;
  return { ...log, ended, exercises };
}

/**
 * When the work of a sitting began. An exercise is begun when it is given; one that then lay for long was worked on
 * at a time nobody knows, and its session begins when it was handed in.
 */
export function sessionStart(results: readonly ExerciseResult[], now: Date): Date {
  const [first] = results;
  if (first === undefined) return now;
  return new Date(workMs(first.started, first.completed) === null ? first.completed : first.started);
}

/** A log for results in their order; named after its beginning. */
export function newSessionLog(
  id: string,
  course: string,
  zone: string,
  results: readonly ExerciseResult[],
  now: Date,
): SessionLog {
  const started = sessionStart(results, now).toISOString();
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
