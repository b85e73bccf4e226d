import { type ToolCall, type ToolMessage, textOf } from "../message.ts";
import { reasonOf } from "../problem.ts";
import { checkArguments } from "../tools/arguments.ts";
import { capOutput } from "../tools/cap.ts";
import { unknownTools } from "../tools/registry.ts";
import type { Tool, ToolContext, ToolOutput } from "../tools/tool.ts";
import { type AtOnce, andThen } from "./at-once.ts";
import type { ToolOutcome } from "./events.ts";
import { fireHooks } from "./fire-hooks.ts";
import { standInResult } from "./pairing.ts";
import type { Ending } from "./run.ts";
import { isRuntimeTool, leftBehind, type Ran, type RuntimeTool } from "./runtime-tool.ts";
import { endSpan, nextSpanId, type SpanBody, type Started, startSpan } from "./spans.ts";
import { emit, nextMessageIndex, type RunState } from "./state.ts";
import { type Late, type Raced, stopped } from "./stopping.ts";
import { tooSlow } from "./time-limits.ts";

/** A call of a turn, and its place among the turn's calls. */
export type Placed = { call: ToolCall; index: number };

export type Ready = Placed & { kind: "ready"; tool: Tool | RuntimeTool; args: unknown };
/** On its way: ready to run, or with its result already. */
export type Step = Ready | { kind: "settled"; result: ToolMessage };

type Ended = { kind: "end"; ending: Ending };

/** Everything that can keep a call from running. */
export function prepare(state: RunState, placed: Placed): AtOnce<Step | Ended> {
  const { call, index } = placed;
  const tool = state.actor.tools.find(call.name);
  if (tool === undefined) {
    return settle(state, placed, "unknown_tool", unknownTools([call.name], state.actor.tools.names));
  }
  if (call.malformed !== undefined) {
    const text = `Not run: the arguments are not complete JSON (they end "…${call.malformed.slice(-60)}"). Send the whole call again, shorter if it was cut off.`;
    return settle(state, placed, "bad_arguments", text);
  }
  const checked = checkArguments(tool, call.args);
  if (!checked.ok) return settle(state, placed, "bad_arguments", checked.message);
  if (state.actor.hooks.preTool.length > 0) return permit(state, placed, tool, checked.args);
  return { kind: "ready", call, index, tool, args: checked.args };
}

function permit(state: RunState, placed: Placed, tool: Ready["tool"], args: unknown): AtOnce<Step | Ended> {
  let block: string | null = null;
  const asked = { point: "preTool", call: placed.call } as const;
  const fired = fireHooks(state, asked, (event, patch) => {
    if (patch.block !== undefined) {
      block = patch.block;
      return { event, verdict: "block", reason: patch.block, stop: true };
    }
    if (!("args" in patch)) return { event, verdict: "pass" };
    return { event: { ...event, call: { ...event.call, args: patch.args } }, verdict: "patch" };
  });
  return andThen(fired, (done) => {
    if (done.kind === "end") return done;
    if (block !== null) return settle(state, placed, "blocked", `Not run: ${block}`);
    const { call } = done.event;
    const { index } = placed;
    if (call === placed.call) return { kind: "ready", call, index, tool, args };
    const checked = checkArguments(tool, call.args);
    if (!checked.ok) return settle(state, { call, index }, "bad_arguments", checked.message);
    return { kind: "ready", call, index, tool, args: checked.args };
  });
}

export function resultOf(state: RunState, step: Step): AtOnce<ToolMessage> {
  return step.kind === "settled" ? step.result : execute(state, step);
}

function execute(state: RunState, ready: Ready): AtOnce<ToolMessage> {
  const { call, tool } = ready;
  const started = startSpan(state);
  emit(state, { type: "tool_start", callId: call.id, name: call.name, args: ready.args });
  if (!isRuntimeTool(tool))
    return andThen(runTool(state, tool, ready, started), (ran) => told(state, ready, started, ran));
  const spanId = nextSpanId(state);
  const acted = attempt(tool, () => tool.act(state, ready.args, { callId: call.id, spanId }));
  return andThen(acted, (ran) => told(state, ready, started, ran, spanId));
}

/** Takes up a call that a killed run left open, in its tool's way; null where the tool has none, or nothing was begun. */
export async function takeUp(
  state: RunState,
  placed: Placed,
  way: "goOn" | "left",
): Promise<ToolMessage | null> {
  const { call } = placed;
  const tool = state.actor.tools.find(call.name);
  if (tool === undefined || !isRuntimeTool(tool) || tool[way] === undefined) return null;
  const checked = checkArguments(tool, call.args);
  if (!checked.ok) return null;
  const started = startSpan(state);
  const spanId = nextSpanId(state);
  const place = { callId: call.id, spanId };
  const ran = await attempt(tool, async () => (await tool[way]?.(state, checked.args, place)) ?? null);
  return ran && told(state, { ...placed, kind: "ready", tool, args: checked.args }, started, ran, spanId);
}

function told(
  state: RunState,
  ready: Ready,
  started: Started,
  { output, outcome }: Ran,
  spanId?: string,
): ToolMessage {
  const result: ToolMessage = {
    role: "tool",
    callId: ready.call.id,
    name: ready.tool.name,
    content: typeof output.content === "string" ? [{ type: "text", text: output.content }] : output.content,
    isError: output.isError ?? false,
  };
  conclude(state, ready, started, outcome, textOf(result).length, { facts: output.facts, spanId });
  return result;
}

/** The result of a call beyond what one turn may ask for. */
export function tooMany(state: RunState, placed: Placed): Step {
  const text = "Not run: that is more calls than one turn may make. Ask again for what you still need.";
  return settle(state, placed, "blocked", text);
}

/** The result of a call that is not run because the run ends here. */
export function skip(state: RunState, placed: Placed, ending: Ending): ToolMessage {
  const text = `Not run: the run was stopped. ${ending.reason ?? ""}`.trim();
  return settle(state, placed, "cancelled", text).result;
}

function runTool(state: RunState, tool: Tool, { call, args }: Ready, started: Started): AtOnce<Ran> {
  const { stopping, seconds } = state;
  if (stopping.ending !== null) return leftBehind;
  const limit = Math.max(seconds.tool, tool.seconds?.(args) ?? 0);
  let late = false;
  const came = (output: Raced<ToolOutput>): Ran => {
    if (output === stopped) return late ? tookTooLong : leftBehind;
    return { output: capOutput(output), outcome: output.isError ? "error" : "ok" };
  };
  try {
    const work = tool.run(args, contextFor(state, call));
    if (!(work instanceof Promise)) return came(work);
    const tookLonger: Late<Tool> = ({ name }, seconds) => {
      late = true;
      return tooSlow(`The tool ${name}`, seconds);
    };
    const raced = stopping.race(work, started.tick, limit, tookLonger, tool);
    return raced instanceof Promise ? raced.then(came).catch((error) => failed(tool, error)) : came(raced);
  } catch (error) {
    return failed(tool, error);
  }
}

async function attempt<R>(tool: RuntimeTool, work: () => Promise<R>): Promise<R | Ran> {
  try {
    return await work();
  } catch (error) {
    return failed(tool, error);
  }
}

/** What a tool throws is its call's result. */
function failed({ name }: Tool | RuntimeTool, error: unknown): Ran {
  return { output: { content: `${name} failed: ${reasonOf(error)}`, isError: true }, outcome: "error" };
}

const tookTooLong: Ran = {
  output: {
    content:
      "It took too long and was left behind. It may or may not have taken effect; check before calling again.",
    isError: true,
  },
  outcome: "timeout",
};

function contextFor(state: RunState, call: ToolCall): ToolContext {
  const setTasks: ToolContext["tasks"]["set"] = (tasks) => {
    state.tasks = tasks;
  };
  return {
    signal: state.stopping.signal,
    callId: call.id,
    sessionId: state.run.session.session.id,
    tasks: { get: () => state.tasks, set: setTasks },
  };
}

function settle(state: RunState, placed: Placed, outcome: ToolOutcome, text: string) {
  const { call } = placed;
  const started = startSpan(state);
  emit(state, { type: "tool_start", callId: call.id, name: call.name, args: call.args });
  conclude(state, placed, started, outcome, text.length);
  return { kind: "settled" as const, result: standInResult(call, text) };
}

const argsKept = 2_000;

function conclude(
  state: RunState,
  { call, index }: Placed,
  started: Started,
  outcome: ToolOutcome,
  chars: number,
  more: { facts?: ToolOutput["facts"]; spanId?: string | undefined } = {},
): void {
  const args = call.malformed ?? JSON.stringify(call.args) ?? "";
  const { facts, spanId } = more;
  const span: Extract<SpanBody, { type: "tool" }> = {
    type: "tool",
    name: call.name,
    callId: call.id,
    args: args.slice(0, argsKept),
    argsChars: args.length,
    resultChars: chars,
    messageIndex: nextMessageIndex(state) + index,
    outcome,
  };
  if (facts !== undefined) span.facts = facts;
  const durationMs = endSpan(state, started, span, spanId);
  emit(state, { type: "tool_end", callId: call.id, name: call.name, outcome, chars, durationMs });
}
