import { type AssistantMessage, textOf, toolCalls } from "../message.ts";
import { openAccount } from "./account.ts";
import { newFitting } from "./compaction/fitting.ts";
import { conclude } from "./conclude.ts";
import type { RunResult } from "./events.ts";
import { keepResults } from "./keep-results.ts";
import { limitReached } from "./limits.ts";
import { modelTurn } from "./model-turn.ts";
import { concludeLast, open } from "./opening.ts";
import { repairPairing } from "./pairing.ts";
import type { AgentRun, Ending } from "./run.ts";
import { endRunSpan, type Started, startSpan } from "./spans.ts";
import { emit, type RunState, save, say, timestamp } from "./state.ts";
import { stopping } from "./stopping.ts";
import { noChildren } from "./subagents/children.ts";
import { secondsOf, tooSlow } from "./time-limits.ts";
import { toolTurn } from "./tool-turn.ts";
import { turnKeeper } from "./turn-keeper.ts";

/**
 * Model and tools in turn, until the model replies without a tool call, a limit is reached, a hook aborts, the
 * provider fails or the run is cancelled. Each of these is a status of the result, with everything so far saved.
 * Throws `StoreError` alone: when what happened cannot be saved, nothing may go on as if it were.
 */
export async function runAgentLoop(run: AgentRun): Promise<RunResult> {
  const state = begin(run);
  try {
    const started = startSpan(state);
    const ending = await drive(state);
    return await finish(state, started, ending);
  } finally {
    state.keeper.stop();
    state.stopping.release();
  }
}

async function drive(state: RunState): Promise<Ending> {
  const refused = (await open(state)) ?? (await concludeLast(state));
  if (refused !== null) return refused;
  for (;;) {
    const limit = limitReached(state.run.limits, state.turn, state.account);
    if (limit !== null) return limit;
    if (state.stopping.ending !== null) return state.stopping.ending;

    const turn = await modelTurn(state);
    if (turn.kind === "end") return turn.ending;

    const calls = toolCalls(turn.message);
    if (calls.length === 0) {
      const next = await conclude(state, turn.message);
      if (next !== "again") return next;
      continue;
    }
    const ending = await keepResults(state, await toolTurn(state, calls));
    if (ending !== null) return ending;
  }
}

function begin(run: AgentRun): RunState {
  const { session } = run.session;
  const seconds = secondsOf(run.limits.seconds);
  const late = () => tooSlow("The run", seconds.run);
  const above = run.within ?? null;
  const state: RunState = {
    run,
    stopping: stopping(run.signal, run.clock, seconds.run * 1000, late, above?.stopping),
    seconds,
    actor: run.actor,
    history: repairPairing(session.messages),
    fit: newFitting(session),
    resumed: session.messages.length > 0,
    spanId: run.parentSpanId === null ? "1" : `${run.parentSpanId}.1`,
    turn: 0,
    account: openAccount(run.limits.maxBudgetUsd, above?.account ?? null, run.spentBeforeUsd),
    children: noChildren(),
    handover: null,
    spans: [],
    spanCount: 0,
    textSoFar: "",
    keeper: turnKeeper(
      () => state.textSoFar,
      (text) => run.session.keepTurn(text),
    ),
    tasks: session.tasks,
    hookContext: null,
    repairs: new Map(),
    schemaRepairs: 0,
    output: undefined,
    extra: {},
  };
  const { provider, id: model } = run.actor.model;
  emit(state, { type: "run_start", sessionId: session.id, traceId: run.trace.id, provider, model });
  return state;
}

async function finish(state: RunState, started: Started, ending: Ending): Promise<RunResult> {
  const { run } = state;
  if (["cancelled", "error_model", "error_timeout"].includes(ending.status)) await keepPartialText(state);
  const { status, reason } = ending;
  endRunSpan(state, started, { type: "run", name: state.actor.name, status, reason, turns: state.turn });
  await save(state, [{ type: "run_end", status, at: timestamp(state) }]);
  const result: RunResult = {
    status,
    sessionId: run.session.session.id,
    traceId: run.trace.id,
    agent: state.actor.name,
    text: lastText(state),
    usage: state.account.usage,
    costUsd: state.account.costUsd,
    turns: state.turn,
    reason,
    ...(state.output === undefined ? {} : { output: state.output }),
    extra: state.extra,
    failure: ending.failure ?? null,
  };
  emit(state, { type: "status", result });
  return result;
}

/** What had been written when the turn was stopped or broke off is the reader's to keep. */
async function keepPartialText(state: RunState): Promise<void> {
  if (state.textSoFar === "") return;
  const partial: AssistantMessage = {
    role: "assistant",
    content: [{ type: "text", text: state.textSoFar }],
    stopReason: "interrupted",
  };
  await say(state, partial);
}

function lastText(state: RunState): string {
  for (let i = state.history.length - 1; i >= 0; i--) {
    const message = state.history[i];
    if (message?.role !== "assistant") continue;
    const text = textOf(message);
    if (text !== "") return text;
  }
  return "";
}
