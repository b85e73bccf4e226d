import type { Room } from "../../learning/room/room.ts";
import type { SessionSummary } from "../../store/session.ts";
import type { Trace } from "../../store/trace.ts";
import { type KnownDecisions, readDecisions } from "../decisions/read-decisions.ts";
import { summarise } from "../decisions/summary.ts";
import { costByDay } from "../runs/cost-by-day.ts";
import { decisionTraces } from "../runs/decision-traces.ts";
import { filterRuns, type RunFilter } from "../runs/filter-runs.ts";
import { eachTrace, type RunSource, readRuns } from "../runs/read-runs.ts";
import type { RunRow } from "../runs/run-row.ts";
import { decisionTable, sectionTable } from "./decision-tables.ts";
import { readResults, resultTable } from "./result-table.ts";
import { costTable, runTable, sessionTable } from "./run-tables.ts";
import { type SpanRow, spanTable } from "./span-table.ts";
import { csvOf, type Table } from "./table.ts";

/** Where the tables come from. */
export type Source = RunSource & { decided?: KnownDecisions; room: Room };

type Written = {
  table: Pick<Table<never>, "name" | "about"> & { columns: readonly { name: string; about: string }[] };
  write(source: Source, asked: RunFilter): Promise<string>;
};

/** Every table there is. Runs and what is counted from them can be asked for in part. */
export const tables = {
  sessions: written(sessionTable, (source) => sessionsIn(source)),
  runs: written(runTable, runsIn),
  spans: written(spanTable, spansIn),
  decisions: written(decisionTable, decisionsIn),
  sections: written(sectionTable, async (source) => summarise(await decisionsIn(source, {})).bySection),
  cost: written(costTable, async (source, asked) => costByDay(await runsIn(source, asked))),
  results: written(resultTable, ({ room }) => readResults(room)),
} satisfies Record<string, Written>;

export type TableName = keyof typeof tables;

export function isTableName(name: string): name is TableName {
  return Object.hasOwn(tables, name);
}

/** What each column of each table means. */
export function dictionary() {
  return Object.values(tables).map(({ table: { name, about, columns } }) => ({
    name,
    about,
    columns: columns.map((column) => ({ name: column.name, about: column.about })),
  }));
}

function written<R>(
  table: Table<R>,
  rows: (source: Source, asked: RunFilter) => Promise<readonly R[]>,
): Written {
  return { table, write: async (source, asked) => csvOf(table, await rows(source, asked)) };
}

/**
 * What people do in a study is in the study's own tables, under a pseudonym, as far as they agreed: here it would stand with times of day and
 * their words. One session that is asked for by its id is given.
 */
async function sessionsIn({ store }: Source, { session }: RunFilter = {}): Promise<SessionSummary[]> {
  const { sessions } = await store.listSessions();
  return sessions.filter(({ id, study }) => study === undefined || id === session);
}

async function runsIn(source: Source, asked: RunFilter): Promise<RunRow[]> {
  const { runs } = await readRuns(source, await sessionsIn(source, asked));
  return filterRuns(runs, asked);
}

async function spansIn(source: Source, asked: RunFilter): Promise<SpanRow[]> {
  const rows: SpanRow[] = [];
  for await (const trace of tracesIn(source, asked))
    for (const span of trace.spans) rows.push({ trace, span });
  return rows;
}

/** Every trace that is asked for, oldest first: of runs, and of what was decided about what they made. */
export async function* tracesIn(source: Source, asked: RunFilter): AsyncGenerator<Trace> {
  const { store } = source;
  const sessions = await sessionsIn(source, asked);
  const runs = filterRuns((await readRuns(source, sessions)).runs, asked);
  const decided = await decisionTraces(store, sessions, runs, asked);
  yield* eachTrace(store, [...runs.map(({ id }) => id), ...decided]);
}

async function decisionsIn(source: Source, asked: RunFilter) {
  const sessions = await sessionsIn(source, asked);
  const { session } = asked;
  return readDecisions(source, session ? sessions.filter(({ id }) => id === session) : sessions);
}
