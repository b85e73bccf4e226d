import type { Session } from "../store/session.ts";
import type { Store } from "../store/store.ts";

/**
 * What the runs that were killed over the request that is gone on with had spent, in US dollars: of the last traces,
 * those without an end. A run that ended had its say about the budget; to go on after it is a new decision.
 */
export async function spentOnRequest(
  store: Pick<Store, "readTrace">,
  { status, traces }: Pick<Session, "status" | "traces">,
): Promise<number> {
  if (status !== null) return 0;
  let spent = 0;
  for (const id of traces.toReversed()) {
    const trace = await store.readTrace(id).catch(() => null);
    if (trace === null || trace.metadata.endedAt !== null) break;
    for (const span of trace.spans) if (span.type === "model") spent += span.costUsd ?? 0;
  }
  return spent;
}
