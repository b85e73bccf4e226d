import type { NewProposal } from "../memory/proposal.ts";
import { type AssistantMessage, textOf, type UserMessage, userText } from "../message.ts";
import { isBlank, nothingSaid } from "./call-model.ts";
import { fireHooks } from "./fire-hooks.ts";
import { checkOutput, repairRequest } from "./output-schema.ts";
import type { Ending } from "./run.ts";
import { type RunState, say } from "./state.ts";

/** What becomes of a reply without tool calls: the end of the run, or one more turn. */
export async function conclude(state: RunState, message: AssistantMessage): Promise<Ending | "again"> {
  return (
    cutShort(message) ??
    (isBlank(message) ? nothingSaid : null) ??
    (await checkShape(state, message)) ??
    (await postLoop(state, message))
  );
}

function cutShort(message: AssistantMessage): Ending | null {
  if (message.stopReason === "max_tokens") {
    const reason =
      "The reply was cut off at the model's output limit. What came is kept; resume and ask it to go on.";
    return { status: "error_model", reason, failure: "cut_off" };
  }
  if (message.stopReason === "refusal") {
    return {
      status: "error_model",
      reason: "The model declined to answer this request.",
      failure: "refusal",
    };
  }
  return null;
}

/** One repair turn, then a clear error. */
async function checkShape(state: RunState, message: AssistantMessage): Promise<Ending | "again" | null> {
  const schema = state.actor.outputSchema;
  if (schema === undefined) return null;
  const checked = checkOutput(schema, textOf(message));
  if (checked.ok) {
    state.output = checked.value;
    return null;
  }
  if (state.schemaRepairs++ === 0) {
    await say(state, sentBack(repairRequest(checked.problems), "shape"));
    return "again";
  }
  const reason =
    "The answer did not come in the form that was asked for, even after one correction. Nothing was changed by it; ask again, or choose another model.";
  return { status: "error_model", reason, failure: "bad_output" };
}

async function postLoop(state: RunState, message: AssistantMessage): Promise<Ending | "again"> {
  let repair: UserMessage | null = null;
  const event = { point: "postLoop", text: textOf(message), message, messages: state.history } as const;
  const learned: NewProposal[] = [];
  const fired = await fireHooks(state, event, (seen, patch, hook) => {
    Object.assign(state.extra, patch.result);
    learned.push(...(patch.propose ?? []));
    if (patch.repair === undefined) return { event: seen, verdict: "pass" };
    const before = state.repairs.get(hook.name) ?? 0;
    if (before > 0) return { event: seen, verdict: "abort", reason: patch.repair };
    state.repairs.set(hook.name, before + 1);
    repair = sentBack(patch.repair, hook.name);
    return { event: seen, verdict: "repair", reason: patch.repair, stop: true };
  });
  if (fired.kind === "end") return fired.ending;
  if (repair === null) {
    await propose(state, learned);
    return { status: "success", reason: null };
  }
  await say(state, repair);
  return "again";
}

/** To its author, and nobody's request. */
function sentBack(text: string, by: string): UserMessage {
  return { ...userText(text), about: { kind: "repair", by } };
}

/** What cannot be kept is learned again from the same decisions: no reply is lost over it. */
async function propose({ run, extra }: RunState, learned: readonly NewProposal[]): Promise<void> {
  if (run.memory === undefined || learned.length === 0) return;
  const kept = await run.memory.proposals.propose(run.workspaceRoot, learned).catch(() => []);
  const waiting = kept.filter(({ state }) => state === "pending");
  if (waiting.length > 0) extra.memory = waiting.map(({ id, summary }) => ({ id, summary }));
}
