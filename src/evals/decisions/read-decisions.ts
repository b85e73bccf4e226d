import type { SessionSummary } from "../../store/session.ts";
import { inTurn, type RunSource, readRuns } from "../runs/read-runs.ts";
import { type DecisionRow, decisionRows } from "./decision-rows.ts";

/** Rows by session and the moment it was last changed: until it changes again they stay. */
export type KnownDecisions = Map<string, { updatedAt: string; rows: DecisionRow[] }>;

/** Every decision of these sessions, the newest session first. A session that cannot be read is left out. */
export async function readDecisions(
  source: RunSource & { decided?: KnownDecisions },
  sessions: readonly SessionSummary[],
): Promise<DecisionRow[]> {
  const { store, decided = new Map() } = source;
  const rows = await inTurn(sessions, async (summary) => {
    const before = decided.get(summary.id);
    if (before?.updatedAt === summary.updatedAt) return before.rows;
    const session = await store.readSession(summary.id).catch(() => null);
    if (session === null) return [];
    const { runs } = session.decisions.length === 0 ? { runs: [] } : await readRuns(source, [session]);
    const own = decisionRows(session, runs);
    decided.set(summary.id, { updatedAt: summary.updatedAt, rows: own });
    return own;
  });
  return rows.flat();
}
