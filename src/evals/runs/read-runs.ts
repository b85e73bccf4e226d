import type { SessionSummary } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import type { Trace } from "../../store/trace.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { withFirstDrafts } from "./purpose.ts";
import { markRunning, type RunRow, runRow } from "./run-row.ts";

/** Rows of runs that have ended: what has ended does not change. */
export type KnownRuns = Map<string, RunRow>;

export type RunSource = {
  store: Store;
  known?: KnownRuns;
  /** Sessions with a run under way in this process. */
  running?: ReadonlySet<string>;
};

export type ReadRuns = {
  /** Newest first. */
  runs: RunRow[];
  /** Traces that are named in a session and could not be read. */
  unread: number;
};

const atOnce = 16;

/** Every run of these sessions. One that cannot be read is left out, and counted. */
export async function readRuns(
  { store, known = new Map(), running = new Set() }: RunSource,
  sessions: readonly SessionSummary[],
): Promise<ReadRuns> {
  const wanted = sessions
    .flatMap((session) => session.traces.map((id) => ({ id, session })))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  const rows = await inTurn(wanted, async ({ id, session }) => {
    const before = known.get(id);
    if (before !== undefined) return { ...before, title: masked(session.title) };
    const trace = await store.readTrace(id).catch(() => null);
    if (trace === null) return null;
    const row = runRow(trace, session);
    if (row.endedAt !== null) known.set(id, row);
    return running.has(session.id) ? markRunning(row, session) : row;
  });
  const runs = withFirstDrafts(rows.filter((row) => row !== null)).toSorted(newestFirst);
  return { runs, unread: rows.length - runs.length };
}

/** Each wanted trace, oldest first, one at a time: together they may be large. */
export async function* eachTrace(store: Store, wanted: Iterable<string>): AsyncGenerator<Trace> {
  for (const id of [...wanted].sort()) {
    const trace = await store.readTrace(id).catch(() => null);
    if (trace !== null) yield trace;
  }
}

/** Several at once, in their order. */
export async function inTurn<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (let start = 0; start < items.length; start += atOnce)
    done.push(...(await Promise.all(items.slice(start, start + atOnce).map(work))));
  return done;
}

function newestFirst(a: RunRow, b: RunRow): number {
  if (a.startedAt === b.startedAt) return a.id < b.id ? 1 : -1;
  return a.startedAt < b.startedAt ? 1 : -1;
}
