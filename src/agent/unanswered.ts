import type { AssistantMessage, Message } from "../message.ts";

/** Stands where an answer should, when a run was killed, stopped or failed before one came. */
export const unanswered = "(Stopped before this was answered.)";

/**
 * What closes a request that nobody answered, before another one is made: else a model is handed both as one, and
 * answers the old one. Empty where nothing is open.
 */
export function closing(history: readonly Message[]): AssistantMessage[] {
  const last = history.at(-1);
  if (last === undefined || last.role === "assistant") return [];
  return [{ role: "assistant", content: [{ type: "text", text: unanswered }], stopReason: "interrupted" }];
}
