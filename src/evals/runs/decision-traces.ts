import type { SessionSummary } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { localDay, type RunFilter } from "./filter-runs.ts";
import { inTurn } from "./read-runs.ts";
import type { RunRow } from "./run-row.ts";

/**
 * The traces of what people decided in the sessions of these runs. A decision has a trace of its own, which no session
 * names: it is no run. Of the filter only its days count, by when it was decided.
 */
export async function decisionTraces(
  store: Store,
  sessions: readonly SessionSummary[],
  runs: readonly Pick<RunRow, "sessionId">[],
  { from, to }: RunFilter,
): Promise<string[]> {
  const wanted = new Set(runs.map(({ sessionId }) => sessionId));
  const named = new Set(sessions.flatMap(({ traces }) => traces));
  const others = (await store.listTraces()).filter((id) => !named.has(id));
  const found = await inTurn(others, async (id) => {
    const trace = await store.readTrace(id).catch(() => null);
    if (trace === null || !wanted.has(trace.sessionId)) return [];
    const day = localDay(trace.metadata.startedAt);
    const asked = (!from || day >= from) && (!to || day <= to);
    return asked && trace.spans.some(({ type }) => type === "decision") ? [id] : [];
  });
  return found.flat();
}
