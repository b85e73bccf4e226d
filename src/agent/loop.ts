import {
  type AssistantMessage,
  type Message,
  textOf,
  toolCalls,
  type UserMessage,
  userText,
} from "../message.ts";
import type { SessionChange } from "../store/session.ts";
import { conclude } from "./conclude.ts";
import type { RunResult } from "./events.ts";
import { fireHooks } from "./fire-hooks.ts";
import { limitReached } from "./limits.ts";
import { modelTurn } from "./model-turn.ts";
import { repairPairing } from "./pairing.ts";
import type { AgentRun, Ending } from "./run.ts";
import { endRunSpan, type Started, startSpan } from "./spans.ts";
import { emit, flushSpans, noUsage, type RunState, save, say, timestamp } from "./state.ts";
import { stopping } from "./stopping.ts";
import { secondsOf, tooSlow } from "./time-limits.ts";
import { toolTurn } from "./tool-turn.ts";
import { turnKeeper } from "./turn-keeper.ts";
import { closing } from "./unanswered.ts";

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
  const refused = await open(state);
  if (refused !== null) return refused;
  for (;;) {
    const limit = limitReached(state.run.limits, state.turn, state.costUsd);
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
    const { results, ending } = await toolTurn(state, calls);
    await keepResults(state, results);
    if (ending !== null) return ending;
  }
}

function begin(run: AgentRun): RunState {
  const { session } = run.session;
  const seconds = secondsOf(run.limits.seconds);
  const state: RunState = {
    run,
    stopping: stopping(run.signal, run.clock, seconds.run * 1000, () => tooSlow("The run", seconds.run)),
    seconds,
    actor: run.actor,
    history: repairPairing(session.messages),
    resumed: session.messages.length > 0,
    spanId: run.parentSpanId === null ? "1" : `${run.parentSpanId}.${run.actor.name}`,
    turn: 0,
    usage: noUsage(),
    costUsd: 0,
    spans: [],
    spanCount: 0,
    textSoFar: "",
    keeper: turnKeeper(
      () => state.textSoFar,
      (text) => run.session.keepTurn(text),
    ),
    tasks: session.tasks,
    repairs: new Map(),
    schemaRepairs: 0,
    output: undefined,
    extra: {},
  };
  const { provider, id: model } = run.actor.model;
  emit(state, { type: "run_start", sessionId: session.id, traceId: run.trace.id, provider, model });
  return state;
}

/** Marks the run in the session, mends what a killed run left open, and asks the preLoop hooks about the request. */
async function open(state: RunState): Promise<Ending | null> {
  const { run, history } = state;
  const { session } = run.session;
  const changes: SessionChange[] = [{ type: "run_start", traceId: run.trace.id, at: timestamp(state) }];
  const missing = history.slice(session.messages.length);
  if (missing.length > 0 && sameStart(session.messages, history)) {
    changes.push({ type: "messages", messages: missing, at: timestamp(state) });
  }
  await save(state, changes);

  if (run.input === null) return null;
  const input = await accept(state, run.input);
  if ("status" in input) return input;
  await say(state, ...closing(history), input);
  return null;
}

/** Whether the repair only added at the end, as after a killed run; then the session can be mended for good. */
function sameStart(messages: readonly Message[], history: readonly Message[]): boolean {
  return messages.every((message, i) => message === history[i]);
}

async function accept(state: RunState, content: UserMessage["content"]): Promise<UserMessage | Ending> {
  const { about } = state.run;
  const chosen = about === undefined ? {} : { about };
  const message: UserMessage = { role: "user", content, ...chosen };
  if (state.actor.hooks.preLoop.length === 0) return message;
  const asked = { point: "preLoop" as const, input: textOf(message), messages: state.history, ...chosen };
  const fired = await fireHooks(state, asked, (event, patch) =>
    patch.input === undefined || patch.input === event.input
      ? { event, verdict: "pass" }
      : { event: { ...event, input: patch.input }, verdict: "patch" },
  );
  if (fired.kind === "end") return fired.ending;
  if (fired.event.input === textOf(message)) return message;
  const images = content.filter((block) => block.type === "image");
  return { role: "user", content: [...userText(fired.event.input).content, ...images], ...chosen };
}

async function keepResults(state: RunState, results: readonly Message[]): Promise<void> {
  const at = timestamp(state);
  const changes: SessionChange[] = [{ type: "messages", messages: [...results], at }];
  if (state.tasks !== state.run.session.session.tasks) {
    changes.push({ type: "tasks", tasks: [...state.tasks], at });
  }
  await save(state, changes);
  state.tasks = state.run.session.session.tasks;
  state.history.push(...results);
}

async function finish(state: RunState, started: Started, ending: Ending): Promise<RunResult> {
  const { run } = state;
  if (["cancelled", "error_model", "error_timeout"].includes(ending.status)) await keepPartialText(state);
  const { status, reason } = ending;
  endRunSpan(state, started, { type: "run", name: state.actor.name, status, reason, turns: state.turn });
  await save(state, [{ type: "run_end", status, at: timestamp(state) }]);
  await flushSpans(state);
  const result: RunResult = {
    status,
    sessionId: run.session.session.id,
    traceId: run.trace.id,
    agent: state.actor.name,
    text: lastText(state),
    usage: state.usage,
    costUsd: state.costUsd,
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
