import { z } from "zod";
import { parseJson, parseJsonBytes } from "./json.ts";
import { applyChange, RunStatus, type Session, SessionChange } from "./session.ts";
import type { SessionState } from "./session-file.ts";

/**
 * The changes since a session was last folded, one a line: `{seq, ...SessionChange}`. `seq` goes on over folds, so
 * a journal that outlives its fold is applied to nothing. The last line of each append ends in `head`: what a list
 * shows of the session after it, found by reading the file's last bytes alone.
 */
export type Journal = {
  entries: { seq: number; change: SessionChange }[];
  /** Bytes up to the end of the last whole line. */
  size: number;
  /** What follows it: an append that a crash cut short. */
  torn: Uint8Array;
  /** Line numbers, from 1, that are neither torn nor readable. */
  damaged: number[];
};

const Seq = z.object({ seq: z.number().int().positive() });

const JournalHead = z.object({
  seq: z.number().int().positive(),
  updatedAt: z.iso.datetime(),
  status: RunStatus.nullable(),
  messageCount: z.number().int(),
  /** Left out in journals from before an agent could hand over. */
  agent: z.string().optional(),
  /** Traces begun since the fold. */
  traces: z.array(z.string()),
});
export type JournalHead = z.infer<typeof JournalHead>;

/** Costs what the changes cost, whatever the session's length. */
export function renderChanges(
  { session, seq }: SessionState,
  foldedTraces: number,
  changes: readonly SessionChange[],
): Uint8Array {
  const after: Session = { ...session, traces: [], tasks: [], decisions: [], messages: [] };
  for (const change of changes) applyChange(after, change);
  const head: JournalHead = {
    seq: seq + changes.length,
    updatedAt: after.updatedAt,
    status: after.status,
    messageCount: session.messageCount + after.messages.length,
    agent: after.agent,
    traces: [...session.traces.slice(foldedTraces), ...after.traces],
  };
  const lines = changes.map((change, i) =>
    JSON.stringify({ seq: seq + i + 1, ...change, ...(i === changes.length - 1 && { head }) }),
  );
  return new TextEncoder().encode(`${lines.join("\n")}\n`);
}

export function parseJournal(bytes: Uint8Array): Journal {
  const journal: Journal = { entries: [], size: 0, torn: new Uint8Array(), damaged: [] };
  for (let start = 0, number = 1; start < bytes.length; number++) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    const value = newline === -1 ? undefined : parseJsonBytes(bytes.subarray(start, newline));
    if (value === undefined && end === bytes.length) {
      journal.torn = bytes.subarray(start);
      break;
    }
    const seq = Seq.safeParse(value);
    const change = SessionChange.safeParse(value);
    if (!seq.success || !change.success) journal.damaged.push(number);
    else journal.entries.push({ seq: seq.data.seq, change: change.data });
    journal.size = start = end;
  }
  return journal;
}

/** Applies what is not folded in yet. Gives false where changes are missing or out of order. */
export function replay(state: SessionState, journal: Journal): boolean {
  let whole = journal.damaged.length === 0;
  let last = 0;
  for (const { seq, change } of journal.entries) {
    if (seq <= last) whole = false;
    last = seq;
    if (seq <= state.seq) continue;
    if (seq !== state.seq + 1) whole = false;
    applyChange(state.session, change);
    state.seq = seq;
  }
  return whole;
}

/** The last append's `head` in a journal's last bytes; null where it is not whole, or not in them. */
export function findHead(tail: Uint8Array): JournalHead | null {
  const text = new TextDecoder().decode(tail);
  const start = text.lastIndexOf(headMark);
  const end = text.lastIndexOf("}}\n");
  if (start === -1 || end < start || end + 3 !== text.length) return null;
  const head = JournalHead.safeParse(parseJson(text.slice(start + headMark.length, end + 1)));
  return head.success ? head.data : null;
}

const headMark = ',"head":';
