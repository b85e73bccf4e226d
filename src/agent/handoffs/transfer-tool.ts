import { z } from "zod";
import { HandoffContext } from "../../message.ts";
import { transferPrefix } from "../../plugin/tool-names.ts";
import { checkPrice } from "../account.ts";
import { fireHooks } from "../fire-hooks.ts";
import { defineRuntimeTool, leftBehind, type Ran, type RuntimeTool } from "../runtime-tool.ts";
import type { RunState } from "../state.ts";

/** `transfer_to_differentiation_specialist` for `differentiation-specialist`. */
export function transferName(agent: string): string {
  return `${transferPrefix}${agent.replaceAll("-", "_")}`;
}

/** Hands the conversation over to another agent, once this turn's results are saved. */
export function transferTool(agent: { name: string; description: string }): RuntimeTool {
  return defineRuntimeTool({
    name: transferName(agent.name),
    description: `Hands this conversation over to ${agent.name}, who goes on in your place${agent.description === "" ? "" : ` (${agent.description})`}. Say in \`context\` what must be kept.`,
    schema: z.strictObject({ context: HandoffContext }),
    serial: true,
    act: (state, { context }) => handOver(state, agent.name, context),
    // It takes place in the save of its result: what was never saved never happened.
    goOn: (state, { context }) => handOver(state, agent.name, context),
  });
}

async function handOver(state: RunState, to: string, context: HandoffContext): Promise<Ran> {
  const { run, actor, stopping } = state;
  if (stopping.ending !== null) return leftBehind;
  if (run.team === undefined || run.depth > 0)
    return refusal("an agent that was called in hands over to nobody.");
  let block: string | null = null;
  const asked = { point: "onHandoff", from: actor.name, to, context } as const;
  const fired = await fireHooks(state, asked, (event, patch) => {
    if (patch.block === undefined) return { event, verdict: "pass" };
    block = patch.block;
    return { event, verdict: "block", reason: patch.block, stop: true };
  });
  if (fired.kind === "end") {
    stopping.stop(fired.ending);
    return leftBehind;
  }
  if (block !== null) return refusal(block);
  const colleague = await run.team.takeOver(to);
  checkPrice(colleague.actor.model.id, state.account);
  if (state.handover !== null)
    return refusal(`this turn has handed over to ${state.handover.to.actor.name} already.`);
  state.handover = { to: colleague, context };
  return { output: { content: `Handed over to ${to}.`, facts: { to } }, outcome: "ok" };
}

function refusal(why: string): Ran {
  return { output: { content: `Not handed over: ${why}`, isError: true }, outcome: "blocked" };
}
