import { type Message, textOf, toolCalls } from "../../message.ts";
import type { Session } from "../../store/session.ts";
import type { Span } from "../../store/trace.ts";

export type Said = { role: Message["role"]; name: string | null; text: string; images: number; cut: boolean };

/** What went into a span and what came out, from the session's own messages; null where they are not there. */
export type SpanContent = { input: Said[] | null; output: Said[] | null };

const longest = 60_000;

/**
 * A trace holds no copy of the conversation: this follows its references. Only the first agent's messages are in the
 * session; another agent's are not kept.
 */
export function spanContent({ messages }: Pick<Session, "messages">, span: Span): SpanContent {
  const none = { input: null, output: null };
  if (span.depth > 0 || (span.type !== "model" && span.type !== "tool")) return none;
  const at = span.messageIndex;
  const answer = at === null ? undefined : messages[at];
  if (span.type === "model") {
    const sent = messages.slice(0, at ?? span.messageCount);
    const before = sent.findLastIndex(({ role }) => role === "assistant");
    return {
      // What was new to the model: the rest it had been sent before.
      input: sent.length === 0 ? null : sent.slice(before + 1).map(said),
      output: answer?.role === "assistant" ? [said(answer)] : null,
    };
  }
  const call = messages
    .slice(0, at ?? messages.length)
    .flatMap((message) => (message.role === "assistant" ? toolCalls(message) : []))
    .findLast(({ id }) => id === span.callId);
  const args = call?.malformed ?? (call === undefined ? null : JSON.stringify(call.args, null, 2));
  return {
    input: args === null ? null : [{ role: "assistant", name: span.name, images: 0, ...cutTo(args) }],
    output: answer?.role === "tool" && answer.callId === span.callId ? [said(answer)] : null,
  };
}

function said(message: Message): Said {
  const calls = message.role === "assistant" ? toolCalls(message) : [];
  const called = calls.map(({ name, args }) => `→ ${name} ${JSON.stringify(args)}`);
  const text = [textOf(message), ...called].filter((part) => part !== "").join("\n\n");
  const images = message.content.filter(({ type }) => type === "image").length;
  return { role: message.role, name: message.role === "tool" ? message.name : null, images, ...cutTo(text) };
}

function cutTo(text: string): { text: string; cut: boolean } {
  return { text: text.slice(0, longest), cut: text.length > longest };
}
