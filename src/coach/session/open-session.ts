import { fileStamp } from "../../learning/exercises/exercise.ts";
import { copyAside } from "../../store/aside.ts";
import { type LineWriter, lineWriter } from "../../store/line-writer.ts";
import { newSession } from "./coach.ts";
import type { CoachingOptions } from "./coaching.ts";
import { type Head, logLine } from "./event-log.ts";
import { handOver } from "./learning.ts";
import { migrated, migratedPool } from "./migrate.ts";
import type { CoachPlaces } from "./places.ts";
import { type Replayed, replayLog } from "./replay.ts";
import type { Finished, SessionState } from "./session-state.ts";
import { readSnapshot } from "./snapshot.ts";
import { afterFinished, readWords, type Words, wordsToCoach, writeWords } from "./words-file.ts";

export type OpenSession = {
  id: string;
  resumed: boolean;
  problems: string[];
  state: SessionState;
  /** Of the last line of the log. */
  seq: number;
  size: number;
  inSnapshot: number;
  words: Words;
  /** Finished words whose concept may still gain some. */
  notRecorded: readonly Finished[];
  log: LineWriter;
};

/** The session that was not finished, or a new one. Only for who holds the deck's lock. */
export async function openSession(options: CoachingOptions, places: CoachPlaces): Promise<OpenSession> {
  const { home, coach, learning, ports } = options;
  await ports.disk.makeFolder(places.folder);
  const { words, problems } = await readWords(ports, places, coach.deck);
  if (words.session === null) return begin(options, places, words, problems);

  const id = words.session;
  const read = await readOpen(options, places, id, problems);
  if (read === null) return begin(options, places, { ...words, session: null }, problems);
  const { head, replayed, inSnapshot } = read;
  const { facts, size } = replayed;
  const state = usable(options, replayed);
  // The program may have ended between a word's last line and its record.
  problems.push(...(await handOver(learning, home, ports, coach, id, facts.finished)));
  const now = afterFinished(words, facts.finished, state?.pool ?? [...facts.pool.values()]);
  if (state?.position.final && state.left === null)
    return begin(options, places, { ...now, session: null }, problems);
  if (state === null) {
    const at = ports.now().toISOString();
    const seed = head?.begin.seed ?? options.seed;
    const later = migrated(coach, facts, now.queue, { seed, turn: facts.seq }, at);
    return begin(options, places, now, problems, { after: id, state: later });
  }
  await writeWords(ports, places, now);
  const log = lineWriter(ports.disk, places.log(id), size, true);
  const notRecorded = facts.finished;
  return {
    id,
    resumed: true,
    problems,
    state,
    seq: facts.seq,
    size,
    inSnapshot,
    words: now,
    notRecorded,
    log,
  };
}

async function begin(
  { coach, ports, seed, most, only }: CoachingOptions,
  places: CoachPlaces,
  words: Words,
  problems: string[],
  rest: { after: string; state: SessionState } | null = null,
): Promise<OpenSession> {
  const pool = migratedPool(coach, words.pool);
  const queue = only ?? wordsToCoach({ ...words, pool }).slice(0, most);
  const state = rest?.state ?? newSession(coach, { seed, queue, pool });
  const id = await freeName(ports.disk.names(places.folder), fileStamp(ports.now()));
  const head: Head = {
    seq: 0,
    at: ports.now().toISOString(),
    session: id,
    after: rest?.after ?? null,
    begin: state,
  };
  const line = logLine(head);
  const log = lineWriter(ports.disk, places.log(id), null, true);
  await log.append(line);
  const now = { ...words, session: id };
  await writeWords(ports, places, now);
  const size = line.length;
  const resumed = rest !== null;
  return { id, resumed, problems, state, seq: 0, size, inSnapshot: size, words: now, notRecorded: [], log };
}

/** A log as far as it can be read: what a crash cut short was never shown, and goes; what is damaged is kept aside. */
async function readOpen(
  { coach, ports }: CoachingOptions,
  places: CoachPlaces,
  id: string,
  problems: string[],
): Promise<{ head: Head | null; replayed: Replayed; inSnapshot: number } | null> {
  const { disk } = ports;
  const path = places.log(id);
  if (!(await disk.exists(path))) return null;
  const file = await disk.open(path, "edit");
  try {
    const { size } = await file.info();
    const snapshot = await readSnapshot(disk, places.snapshot(id), coach.spec);
    const quick = snapshot !== null && snapshot.size <= size ? snapshot : null;
    const first = quick === null ? null : await replayLog(disk, path, coach, quick);
    const whole = first?.replayed.state && !first.replayed.damaged ? first : null;
    const read = whole ?? (await replayLog(disk, path, coach, null));
    if (read === null || read.replayed.damaged) {
      const aside = await copyAside(disk, path, "damaged", ports.now());
      problems.push(`A part of your last session could not be read. It was kept as ${aside}.`);
    }
    if (read !== null && read.replayed.size < size) await file.truncate(read.replayed.size);
    const inSnapshot = whole === null ? 0 : (quick?.size ?? 0);
    return read === null ? null : { ...read, inSnapshot };
  } finally {
    await file.close();
  }
}

/** null: another spec's, or about words that the deck no longer has. */
function usable({ coach }: CoachingOptions, { state }: Replayed): SessionState | null {
  if (state === null) return null;
  const ahead = [...state.queue, ...(state.current === null ? [] : [state.current.id])];
  return ahead.every((id) => coach.items.has(id)) ? state : null;
}

async function freeName(names: Promise<string[]>, stamp: string): Promise<string> {
  const taken = new Set(await names);
  let name = stamp;
  for (let n = 2; taken.has(`${name}.jsonl`); n++) name = `${stamp}-${n}`;
  return name;
}
