import type { ToolCall, ToolMessage } from "../message.ts";
import { type AtOnce, andThen } from "./at-once.ts";
import { fireHooks } from "./fire-hooks.ts";
import type { Ending } from "./run.ts";
import { isRuntimeTool } from "./runtime-tool.ts";
import type { RunState } from "./state.ts";
import { type Placed, prepare, resultOf, type Step, skip, takeUp, tooMany } from "./tool-call.ts";

/** Calls of one turn that are run; the rest are answered, not run (decision 50). */
const mostCalls = 64;
const callsAtOnce = 8;

/** `onlyRead`: no call did anything that could not be done again. */
export type ToolTurn = { results: ToolMessage[]; ending: Ending | null; onlyRead: boolean };

/**
 * Runs a turn's calls. Exactly one result a call, in the calls' order, whatever happens: an unknown tool, bad
 * arguments, a throwing tool, a blocked call, an abort, a cancelled run.
 */
export async function toolTurn(state: RunState, calls: readonly ToolCall[]): Promise<ToolTurn> {
  const placed = calls.map((call, index) => ({ call, index }));
  const { steps, ending } = await prepareAll(state, placed);
  if (ending !== null)
    return { results: placed.map((one, i) => unrun(state, one, steps[i], ending)), ending, onlyRead: true };

  const executing = executeAll(state, steps);
  const results = executing instanceof Promise ? await executing : executing;
  const aborted = await afterAll(state, calls, results);
  return { results, ending: aborted ?? state.stopping.ending, onlyRead: !steps.some(hasDone) };
}

function hasDone(step: Step): boolean {
  return step.kind === "ready" && (isRuntimeTool(step.tool) || step.tool.reads !== true);
}

/**
 * The results of calls that a killed run left open: of those that can be gone on with, their own; of the others what
 * stands in for it. `standIns` are in the calls' order.
 */
export async function reopened(
  state: RunState,
  calls: readonly ToolCall[],
  standIns: readonly ToolMessage[],
): Promise<ToolTurn> {
  const going = standIns.map(async (standIn, index) => {
    const call = calls[index];
    return (call && (await takeUp(state, { call, index }, "goOn"))) ?? standIn;
  });
  const results = await Promise.all(going);
  const aborted = await afterAll(state, calls, results);
  return { results, ending: aborted ?? state.stopping.ending, onlyRead: false };
}

/** In order, one after the other, before any call runs: a hook that aborts on the last keeps the first from running. */
async function prepareAll(
  state: RunState,
  placed: readonly Placed[],
): Promise<{ steps: Step[]; ending: Ending | null }> {
  const steps: Step[] = [];
  for (const one of placed) {
    const preparing = one.index < mostCalls ? prepare(state, one) : tooMany(state, one);
    const step = preparing instanceof Promise ? await preparing : preparing;
    if (step.kind === "end") return { steps, ending: step.ending };
    steps.push(step);
  }
  return { steps, ending: null };
}

function unrun(state: RunState, placed: Placed, step: Step | undefined, ending: Ending): ToolMessage {
  return step?.kind === "settled" ? step.result : skip(state, placed, ending);
}

/** Neighbours run beside each other, a few at once; a serial tool runs alone, in its place. */
function executeAll(state: RunState, steps: readonly Step[]): AtOnce<ToolMessage[]> {
  const [only] = steps;
  if (steps.length === 1 && only !== undefined) return andThen(resultOf(state, only), (result) => [result]);
  return executeMany(state, steps);
}

async function executeMany(state: RunState, steps: readonly Step[]): Promise<ToolMessage[]> {
  const results: ToolMessage[] = [];
  let beside: Step[] = [];
  const join = async () => {
    if (beside.length > 0) results.push(...(await runBeside(state, beside)));
    beside = [];
  };
  for (const step of steps) {
    if (step.kind !== "ready" || !step.tool.serial) beside.push(step);
    else {
      await join();
      results.push(await resultOf(state, step));
    }
  }
  await join();
  return results;
}

async function runBeside(state: RunState, steps: readonly Step[]): Promise<ToolMessage[]> {
  const results: ToolMessage[] = [];
  let next = 0;
  const work = async () => {
    for (let at = next++; at < steps.length; at = next++) {
      const step = steps[at];
      if (step !== undefined) results[at] = await resultOf(state, step);
    }
  };
  const atOnce = state.run.limits.callsAtOnce ?? callsAtOnce;
  await Promise.all(Array.from({ length: Math.min(atOnce, steps.length) }, work));
  return results;
}

async function afterAll(
  state: RunState,
  calls: readonly ToolCall[],
  results: ToolMessage[],
): Promise<Ending | null> {
  if (state.actor.hooks.postTool.length === 0) return null;
  for (let i = 0; i < calls.length; i++) {
    const [call, result] = [calls[i], results[i]];
    if (call === undefined || result === undefined) continue;
    const firing = fireHooks(state, { point: "postTool", call, result }, (event, patch) => {
      if (patch.content === undefined && patch.isError === undefined) return { event, verdict: "pass" };
      const { isError = event.result.isError } = patch;
      const content: ToolMessage["content"] =
        patch.content === undefined ? event.result.content : [{ type: "text", text: patch.content }];
      return { event: { ...event, result: { ...event.result, content, isError } }, verdict: "patch" };
    });
    const fired = firing instanceof Promise ? await firing : firing;
    if (fired.kind === "end") return fired.ending;
    results[i] = fired.event.result;
  }
  return null;
}
