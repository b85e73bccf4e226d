import type { ExerciseResult } from "../result.ts";
import { logPath, logSizes, readLogs } from "./course-logs.ts";
import { readJson, writeJson } from "./json-file.ts";
import type { CoursePlaces } from "./places.ts";
import type { Ports } from "./ports.ts";
import type { Done } from "./replay.ts";
import {
  append,
  continues,
  isLive,
  newSessionLog,
  SessionLog,
  sessionName,
  sessionStart,
  sittings,
  withReplaced,
} from "./session-log.ts";

/**
 * Writes results, in the order of their time, into the session that is under way or into new ones: one for each
 * sitting they come from. For whoever holds the course's lock.
 */
export async function logResults(
  ports: Ports,
  places: CoursePlaces,
  results: readonly ExerciseResult[],
  zone: string,
): Promise<Done[]> {
  const names = Object.keys(await logSizes(ports, places));
  const latest = names.at(-1);
  let open = latest === undefined ? null : await readLog(ports, places, latest);
  const done: Done[] = [];
  for (const sitting of sittings(results)) {
    const [first] = sitting;
    if (open !== null && first !== undefined && continues(open, first)) open = append(open, sitting);
    else {
      const name = sessionName(sessionStart(sitting, ports.now()), new Set(names));
      names.push(name);
      open = newSessionLog(name, places.name, zone, sitting, ports.now());
    }
    await writeJson(ports.disk, logPath(places, open.session_id), open);
    for (const result of sitting) done.push({ result, zone: open.time_zone });
  }
  return done;
}

async function readLog(ports: Ports, places: CoursePlaces, name: string): Promise<SessionLog | null> {
  const read = await readJson(ports.disk, logPath(places, name), SessionLog);
  return read.kind === "ok" ? read.value : null;
}

/** Marks a result as taken back. null: there is none that counts. For whoever holds the course's lock. */
export async function takeBackInLog(
  ports: Ports,
  places: CoursePlaces,
  choose: (logs: readonly SessionLog[]) => string | undefined,
): Promise<ExerciseResult | null> {
  const { logs } = await readLogs(ports, places, { locked: true });
  const found = live(logs, choose(logs));
  if (found === null) return null;
  await writeReplaced(ports, places, found, null);
  return found.result;
}

/**
 * Puts a result in the place of the one its exercise has. One write of one file: whatever happens meanwhile, one of
 * the two counts. Gives the one that counted before; null where there is none, and then nothing was written.
 */
export async function replaceInLog(
  ports: Ports,
  places: CoursePlaces,
  result: ExerciseResult,
): Promise<ExerciseResult | null> {
  const { logs } = await readLogs(ports, places, { locked: true });
  const found = live(logs, result.exercise_id);
  if (found === null) return null;
  await writeReplaced(ports, places, found, result);
  return found.result;
}

type Live = { log: SessionLog; result: ExerciseResult };

function live(logs: readonly SessionLog[], exerciseId: string | undefined): Live | null {
  for (const log of logs) {
    const result = log.exercises.find((each) => each.exercise_id === exerciseId && isLive(each));
    if (result !== undefined) return { log, result };
  }
  return null;
}

async function writeReplaced(
  ports: Ports,
  places: CoursePlaces,
  { log, result }: Live,
  by: ExerciseResult | null,
): Promise<void> {
  const next = withReplaced(log, result, by, ports.now());
  await writeJson(ports.disk, logPath(places, log.session_id), next);
}
