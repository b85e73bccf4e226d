import { basename, join } from "node:path";
import { readIfThere } from "../../store/atomic.ts";
import { parseJson } from "../../store/json.ts";
import { putAside, readJson } from "./json-file.ts";
import type { CoursePlaces } from "./places.ts";
import type { Ports } from "./ports.ts";
import type { Done } from "./replay.ts";
import { isLive, SessionLog } from "./session-log.ts";

/** The size of each session log and when it was written, by its name: enough to see that one has been written since. */
export type LogSizes = Record<string, string>;

export async function logSizes({ disk }: Ports, places: CoursePlaces): Promise<LogSizes> {
  const sizes: LogSizes = {};
  for (const name of (await disk.names(places.sessions)).sort()) {
    if (!name.endsWith(".json")) continue;
    const file = await disk.open(join(places.sessions, name), "read");
    try {
      const { size, modifiedMs } = await file.info();
      sizes[basename(name, ".json")] = `${size} ${modifiedMs}`;
    } finally {
      await file.close();
    }
  }
  return sizes;
}

/** All logs that can be read, oldest first. Damaged ones are put aside only by who holds the lock. */
export async function readLogs(
  ports: Ports,
  places: CoursePlaces,
  { locked }: { locked: boolean },
): Promise<{ logs: SessionLog[]; problems: string[] }> {
  const logs: SessionLog[] = [];
  const problems: string[] = [];
  for (const name of Object.keys(await logSizes(ports, places))) {
    const path = logPath(places, name);
    const read = await readJson(ports.disk, path, SessionLog);
    if (read.kind === "ok") logs.push(read.value);
    else if (read.kind === "damaged" && locked)
      problems.push(await putAside(ports.disk, path, ports.now(), `The session log ${name}`));
    else if (read.kind === "damaged") problems.push(`The session log ${name} is damaged: ${read.why}`);
  }
  return { logs, problems };
}

/** The logs that speak of any of these exercises: found by their text, so that years of logs need not be read in full. */
export async function logsOn(
  ports: Ports,
  places: CoursePlaces,
  exerciseIds: readonly string[],
): Promise<SessionLog[]> {
  const marks = exerciseIds.map((id) => JSON.stringify(id));
  const logs: SessionLog[] = [];
  for (const name of Object.keys(await logSizes(ports, places))) {
    const text = new TextDecoder().decode(
      (await readIfThere(ports.disk, logPath(places, name))) ?? undefined,
    );
    if (!marks.some((mark) => text.includes(mark))) continue;
    const read = SessionLog.safeParse(parseJson(text));
    if (read.success) logs.push(read.data);
  }
  return logs;
}

/** What counts of the logs: what was not taken back. */
export function doneIn(logs: readonly SessionLog[]): Done[] {
  return logs.flatMap(({ exercises, time_zone }) =>
    exercises.filter(isLive).map((result) => ({ result, zone: time_zone })),
  );
}

export function logPath(places: CoursePlaces, name: string): string {
  return join(places.sessions, `${name}.json`);
}
