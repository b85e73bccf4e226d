import type { SessionChange } from "../store/session.ts";
import { contextBlock, takeOver } from "./handoffs/take-over.ts";
import type { Ending } from "./run.ts";
import { type RunState, save, timestamp } from "./state.ts";
import type { ToolTurn } from "./tool-turn.ts";

/**
 * Saves a turn's results, and with them what they changed: the task list, and who speaks from here on. Where nothing but
 * reading was done they are on the disk with the reply that follows: one sync a turn.
 */
export async function keepResults(
  state: RunState,
  { results, ending, onlyRead }: ToolTurn,
): Promise<Ending | null> {
  const { handover, actor } = state;
  const at = timestamp(state);
  const messages = handover === null ? results : [...results, contextBlock(actor.name, handover)];
  const changes: SessionChange[] = [{ type: "messages", messages, at }];
  if (state.tasks !== state.run.session.session.tasks) {
    changes.push({ type: "tasks", tasks: [...state.tasks], at });
  }
  if (handover !== null) changes.push({ type: "agent", agent: handover.to.actor.name, at });
  await save(state, changes, onlyRead ? "written" : "durable");
  state.tasks = state.run.session.session.tasks;
  state.handover = null;
  if (handover !== null) takeOver(state, handover);
  return ending;
}
