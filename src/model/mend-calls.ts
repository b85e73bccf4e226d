import type { Message, ToolCall, ToolMessage } from "../message.ts";
import { callIds } from "./call-ids.ts";

/** What a provider takes as a call's id: which letters, and how many. */
export type IdRule = { refused: RegExp; length: number };

/** The Messages API: `^[a-zA-Z0-9_-]+$`. No length is published; other ways to Claude take 64. */
export const anthropicIds: IdRule = { refused: /[^a-zA-Z0-9_-]/g, length: 64 };
/** Chat Completions: up to 40 characters. Some servers want their own marks back ("functions.read_file:0"). */
export const openaiIds: IdRule = { refused: /[^\x21-\x7e]/g, length: 40 };
/** The Responses API: up to 64. */
export const responsesIds: IdRule = { ...openaiIds, length: 64 };

/** Both providers' published rule for a tool's name, `^[a-zA-Z0-9_-]{1,64}$` (Anthropic's own allows 128). */
const nameLength = 64;

/**
 * The same conversation with every call's name and id such that the provider takes it: a model may make up any name,
 * a server may send any id or the same one twice, and what was said once is sent with every later turn. Ids are unique
 * in the conversation, and each result keeps to its call. The same beginning is mended the same way each time, so that
 * it can be cached.
 */
export function mendCalls(messages: readonly Message[], rule: IdRule): Message[] {
  const idFor = callIds([]);
  const mended = (id: string) => idFor(id.replace(rule.refused, "_").slice(0, rule.length));
  /** The ids of the last message's calls, by what they were; one id may have stood for several. */
  let due = new Map<string, string[]>();

  const mendCall = (call: ToolCall): ToolCall => {
    const id = mended(call.id);
    due.set(call.id, [...(due.get(call.id) ?? []), id]);
    return { ...call, id, name: mendName(call.name) };
  };
  const mendResult = (message: ToolMessage): ToolMessage => {
    const callId = due.get(message.callId)?.shift() ?? mended(message.callId);
    return { ...message, callId };
  };

  return messages.map((message) => {
    if (message.role === "tool") return mendResult(message);
    if (message.role !== "assistant") return message;
    due = new Map();
    const content = message.content.map((block) => (block.type === "tool_call" ? mendCall(block) : block));
    return { ...message, content };
  });
}

function mendName(name: string): string {
  return name.replace(/[^a-zA-Z0-9_-]/g, "_").slice(0, nameLength) || "unnamed";
}
