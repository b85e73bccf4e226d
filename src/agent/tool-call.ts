import { type ToolCall, type ToolMessage, textOf } from "../message.ts";
import { reasonOf } from "../problem.ts";
import { checkArguments } from "../tools/arguments.ts";
import { capOutput } from "../tools/cap.ts";
import { unknownTools } from "../tools/registry.ts";
import type { Tool, ToolContext, ToolOutput } from "../tools/tool.ts";
import type { ToolOutcome } from "./events.ts";
import { fireHooks } from "./fire-hooks.ts";
import { standInResult } from "./pairing.ts";
import type { Ending } from "./run.ts";
import { elapsed, endSpan, type Started, startSpan } from "./spans.ts";
import { emit, nextMessageIndex, type RunState } from "./state.ts";
import { stopped } from "./stopping.ts";
import { tooSlow } from "./time-limits.ts";

/** A call of a turn, and its place among the turn's calls. */
export type Placed = { call: ToolCall; index: number };

export type Ready = Placed & { kind: "ready"; tool: Tool; args: unknown };
/** On its way: ready to run, with its result already, or the end of the run. */
export type Step = Ready | { kind: "settled"; result: ToolMessage } | { kind: "end"; ending: Ending };

/** Everything that can keep a call from running. */
export async function prepare(state: RunState, placed: Placed): Promise<Step> {
  const { call } = placed;
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
  return { kind: "ready", ...placed, tool, args: checked.args };
}

async function permit(state: RunState, placed: Placed, tool: Tool, args: unknown): Promise<Step> {
  let block: string | null = null;
  const asked = { point: "preTool", call: placed.call } as const;
  const fired = await fireHooks(state, asked, (event, patch) => {
    if (patch.block !== undefined) {
      block = patch.block;
      return { event, verdict: "block", reason: patch.block, stop: true };
    }
    if (!("args" in patch)) return { event, verdict: "pass" };
    return { event: { ...event, call: { ...event.call, args: patch.args } }, verdict: "patch" };
  });
  if (fired.kind === "end") return fired;
  if (block !== null) return settle(state, placed, "blocked", `Not run: ${block}`);
  const { call } = fired.event;
  if (call === placed.call) return { kind: "ready", ...placed, tool, args };
  const checked = checkArguments(tool, call.args);
  if (!checked.ok) return settle(state, { ...placed, call }, "bad_arguments", checked.message);
  return { kind: "ready", call, index: placed.index, tool, args: checked.args };
}

export async function execute(state: RunState, ready: Ready): Promise<ToolMessage> {
  const { call, tool } = ready;
  const started = startSpan(state);
  emit(state, { type: "tool_start", callId: call.id, name: call.name, args: ready.args });
  const { output, outcome } = await runTool(state, ready);
  const result: ToolMessage = {
    role: "tool",
    callId: call.id,
    name: tool.name,
    content: typeof output.content === "string" ? [{ type: "text", text: output.content }] : output.content,
    isError: output.isError ?? false,
  };
  conclude(state, ready, started, outcome, textOf(result).length, output.facts);
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

type Ran = { output: ToolOutput; outcome: ToolOutcome };

async function runTool(state: RunState, ready: Ready): Promise<Ran> {
  const { stopping, seconds } = state;
  if (stopping.ending !== null) return leftBehind;
  const limit = Math.max(seconds.tool, ready.tool.seconds?.(ready.args) ?? 0);
  let late = false;
  try {
    const work = ready.tool.run(ready.args, contextFor(state, ready.call));
    const output =
      work instanceof Promise
        ? await stopping.race(work, limit * 1000, () => {
            late = true;
            return tooSlow(`The tool ${ready.tool.name}`, limit);
          })
        : work;
    if (output === stopped) return late ? tookTooLong : leftBehind;
    return { output: capOutput(output), outcome: output.isError ? "error" : "ok" };
  } catch (error) {
    const why = reasonOf(error);
    return { output: { content: `${ready.tool.name} failed: ${why}`, isError: true }, outcome: "error" };
  }
}

const leftBehind: Ran = {
  output: { content: "Cancelled before it finished.", isError: true },
  outcome: "cancelled",
};

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
  facts?: ToolOutput["facts"],
): void {
  const args = call.malformed ?? JSON.stringify(call.args) ?? "";
  endSpan(state, started, {
    type: "tool",
    name: call.name,
    callId: call.id,
    args: args.slice(0, argsKept),
    argsChars: args.length,
    resultChars: chars,
    messageIndex: nextMessageIndex(state) + index,
    outcome,
    ...(facts === undefined ? {} : { facts }),
  });
  const durationMs = elapsed(state, started);
  emit(state, { type: "tool_end", callId: call.id, name: call.name, outcome, chars, durationMs });
}
