import { type Message, toolCalls } from "../message.ts";

/**
 * Gives out call ids that are unique within the conversation. A wanted id is kept where it is free; otherwise, and
 * where there is none, the id counts on from the calls made so far, so that the same conversation gives the same ids.
 */
export function callIds(messages: readonly Message[]): (wanted?: string) => string {
  const taken = new Set<string>();
  for (const message of messages) {
    if (message.role === "assistant") for (const call of toolCalls(message)) taken.add(call.id);
  }
  let count = taken.size;
  return (wanted = "") => {
    let id = wanted;
    while (id === "" || taken.has(id)) {
      count += 1;
      id = `call_${count}`;
    }
    taken.add(id);
    return id;
  };
}
