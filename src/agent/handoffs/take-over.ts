import type { HandoffContext, UserMessage } from "../../message.ts";
import type { Colleague } from "../run.ts";
import { endSpan, startSpan } from "../spans.ts";
import { emit, type RunState } from "../state.ts";
import { secondsOf } from "../time-limits.ts";

/** Who goes on, and what the one who spoke so far leaves behind. */
export type Handover = { to: Colleague; context: HandoffContext };

/** The context block: said before the new agent's first turn, after everything that was said. */
export function contextBlock(from: string, { to, context }: Handover): UserMessage {
  const { decisions, constraints, reason, open_questions } = context;
  const name = to.actor.name;
  const text = [
    `<handoff from="${from}" to="${name}">`,
    `<reason>\n${reason}\n</reason>`,
    `<decisions>\n${decisions}\n</decisions>`,
    `<constraints>\n${constraints}\n</constraints>`,
    `<open_questions>\n${open_questions}\n</open_questions>`,
    "</handoff>",
  ].join("\n");
  return {
    role: "user",
    content: [{ type: "text", text }],
    given: { kind: "handoff", from, to: name, context },
  };
}

/** From here on the other agent speaks: its prompt, tools, hooks and model. Turns, dollars and time go on being the run's. */
export function takeOver(state: RunState, { to, context }: Handover): void {
  const { actor: before, account } = state;
  const { actor, limits } = to;
  const { provider, id: model } = actor.model;
  endSpan(state, startSpan(state), { type: "handoff", name: actor.name, from: before.name, context });
  emit(state, { type: "handoff", to: actor.name, provider, model });
  state.actor = actor;
  state.hookContext = null;
  state.seconds = { ...secondsOf(limits.seconds), run: state.seconds.run };
  state.schemaRepairs = 0;
  account.maxUsd ??= limits.maxBudgetUsd;
}
