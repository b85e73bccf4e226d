import type { Decision } from "../store/session.ts";
import type { SessionLog, Store } from "../store/store.ts";
import { noUsage } from "./account.ts";
import { readableId } from "./ids.ts";
import { type Clock, systemClock } from "./run.ts";

/** Keeps a person's decision in the session and, as a span, in a trace of its own. Throws `StoreError` alone. */
export async function recordDecision(
  store: Store,
  log: SessionLog,
  decision: Decision,
  clock: Clock = systemClock,
): Promise<void> {
  const { id, plugin, command, agent } = log.session;
  const at = new Date(clock.now()).toISOString();
  await log.append([{ type: "decision", decision, at }]);
  const person = { plugin, command, agent, provider: "person", model: "none", startedAt: at, endedAt: null };
  const figures = { status: null, reason: null, turns: 0, usage: noUsage(), costUsd: 0 };
  const trace = await store.createTrace(readableId(clock.now()), id, { ...person, ...figures });
  const span = { id: "1", parentId: null, name: decision.section, agent, depth: 0, turn: 0 };
  await trace.append([{ ...span, type: "decision", decision, start: at, end: at, durationMs: 0 }]);
  await trace.finish({ ...person, ...figures, endedAt: at, status: "success" });
}
