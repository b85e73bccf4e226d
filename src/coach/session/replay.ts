import type { Disk } from "../../store/disk.ts";
import { advance } from "./advance.ts";
import type { Advanced, Coach } from "./coach.ts";
import { answersOf, Entry, entryOf, Head, happeningOf } from "./event-log.ts";
import { readLines } from "./read-lines.ts";
import type { BroughtBack, Finished, PoolEntry, SessionState } from "./session-state.ts";

/** Takes one line of a log again. What comes out is the same line, byte for byte, where spec and program are the same. */
export function replayEntry(
  coach: Coach,
  state: SessionState,
  entry: Entry,
): { advanced: Advanced; again: Entry } {
  const advanced = advance(coach, state, happeningOf(entry), answersOf(entry));
  return { advanced, again: entryOf(entry.seq, happeningOf(entry), advanced) };
}

/** What a log says by itself, without any machine. */
export type Facts = {
  state: string;
  counters: Readonly<Record<string, number>>;
  word: string | null;
  /** The last state in which there was a word. */
  atWord: string | null;
  /** Those that a snapshot has seen recorded may be missing. */
  finished: Finished[];
  /** By their ids, in their order. */
  pool: Map<string, PoolEntry>;
  /** Of the last line that was taken. */
  seq: number;
};

export type Replayed = {
  /** null: the log was written by another spec or another program, and only its facts hold. */
  state: SessionState | null;
  facts: Facts;
  /** Where the next line goes. */
  size: number;
  /** A line that cannot be read stands there, and what follows it was not taken. */
  damaged: boolean;
};

export type From = { state: SessionState; seq: number; size: number; notRecorded: readonly Finished[] };

/** Streams a log, from its beginning or from a snapshot on. null: it has no head. */
export async function replayLog(
  disk: Disk,
  path: string,
  coach: Coach | null,
  from: From | null,
): Promise<{ head: Head | null; replayed: Replayed } | null> {
  let head: Head | null = null;
  let now: Replayed | null = from === null ? null : begun(from.state, from.seq, from.size, from.notRecorded);
  for await (const { value, end } of readLines(disk, path, from?.size ?? 0)) {
    if (now === null) {
      const parsed = Head.safeParse(value);
      if (!parsed.success) return null;
      head = parsed.data;
      now = begun(parsed.data.begin, 0, end);
      if (parsed.data.begin.spec.hash !== coach?.spec.hash) now.state = null;
      continue;
    }
    const parsed = Entry.safeParse(value);
    if (!parsed.success || parsed.data.seq !== now.facts.seq + 1) {
      now.damaged = true;
      break;
    }
    take(now, coach, parsed.data);
    now.size = end;
  }
  return now === null ? null : { head, replayed: now };
}

function take(now: Replayed, coach: Coach | null, entry: Entry): void {
  const { facts } = now;
  if (coach !== null && now.state !== null) {
    const { advanced, again } = replayEntry(coach, now.state, entry);
    const same = JSON.stringify(again) === JSON.stringify(entry);
    now.state = same ? advanced.state : null;
  }
  facts.seq = entry.seq;
  facts.state = entry.state;
  facts.counters = entry.counters;
  facts.word = entry.word;
  if (entry.word !== null) facts.atWord = entry.state;
  const used = new Set(entry.refused === undefined ? entry.verdict?.alsoUsed : []);
  used.delete(entry.word ?? "");
  for (const id of used) {
    const pooled = facts.pool.get(id);
    if (pooled !== undefined) facts.pool.set(id, { ...pooled, credits: pooled.credits + 1 });
  }
  if (entry.back !== undefined) {
    facts.pool.delete(entry.back.id);
    if (entry.back.pooled !== null) facts.pool.set(entry.back.id, entry.back.pooled);
  }
  for (const { id, usage, outcome } of entry.finished ?? []) {
    const before = facts.pool.get(id);
    facts.pool.delete(id);
    const most = Math.max(usage, before?.usage ?? 0);
    facts.pool.set(id, { id, usage: most, outcome, credits: before?.credits ?? 0 });
  }
  // A long log has few of these, and each would copy the list.
  if (entry.back !== undefined) facts.finished = afterStep(facts.finished, [], entry.back);
  facts.finished.push(...(entry.finished ?? []));
}

/** The words that are finished: one that was brought back is not. */
export function afterStep(
  before: readonly Finished[],
  finished: readonly Finished[],
  back: BroughtBack | null,
): Finished[] {
  return [...before.filter(({ id, skipped }) => id !== back?.id || skipped !== true), ...finished];
}

function begun(state: SessionState, seq: number, size: number, finished: readonly Finished[] = []): Replayed {
  const { position, current, pool } = state;
  return {
    state,
    facts: {
      state: position.state,
      counters: position.counters,
      word: current?.id ?? null,
      atWord: current === null ? null : position.state,
      finished: [...finished],
      pool: new Map(pool.map((entry) => [entry.id, entry])),
      seq,
    },
    size,
    damaged: false,
  };
}
