import { type Message, type ToolCall, type ToolMessage, toolCalls } from "../message.ts";

/** The result of a call that produced none of its own. */
export function standInResult(call: ToolCall, text: string): ToolMessage {
  return {
    role: "tool",
    callId: call.id,
    name: call.name,
    content: [{ type: "text", text }],
    isError: true,
  };
}

const interrupted =
  "Interrupted: the run stopped before this call finished. It may or may not have taken effect; check before calling again.";

/**
 * A conversation in which every call has exactly one result, at once and in order, and no result stands alone.
 * What already holds is returned as it is, message for message.
 */
export function repairPairing(messages: readonly Message[]): Message[] {
  const paired: Message[] = [];
  for (let i = 0; i < messages.length; i++) {
    const message = messages[i];
    if (message === undefined || message.role === "tool") continue; // a result taken below, or one without a call
    paired.push(message);
    if (message.role !== "assistant") continue;
    const calls = toolCalls(message);
    if (calls.length === 0) continue;
    const results = resultsAfter(messages, i);
    for (const call of calls) {
      // One id may have been given to several calls: their results are in the calls' order.
      paired.push(results.get(call.id)?.shift() ?? standInResult(call, interrupted));
    }
  }
  return paired;
}

/** The results that belong to the assistant message at `index`: all before the next assistant message. */
function resultsAfter(messages: readonly Message[], index: number): Map<string, ToolMessage[]> {
  const results = new Map<string, ToolMessage[]>();
  for (let i = index + 1; i < messages.length; i++) {
    const message = messages[i];
    if (message === undefined || message.role === "assistant") break;
    if (message.role !== "tool") continue;
    const same = results.get(message.callId);
    if (same === undefined) results.set(message.callId, [message]);
    else same.push(message);
  }
  return results;
}
