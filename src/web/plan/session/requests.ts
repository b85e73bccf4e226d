import { parseAlternativesRequest, parseRevisionRequest } from "../../../lesson/decision-requests.ts";
import { isSentBack } from "../../../lesson/sent-back.ts";
import { type Message, textOf, toolCalls } from "../../../message.ts";

/** What a request is for: one section of the lesson, or anything at all. */
export type Purpose =
  | { kind: "revise" | "alternatives"; section: string; request: string }
  /** A check sent the draft back: nobody asked for it. */
  | { kind: "sent-back"; text: string }
  | { kind: "free"; text: string };

export function purposeOf(text: string): Purpose {
  const revision = parseRevisionRequest(text);
  if (revision !== null) return { kind: "revise", section: revision.section, request: revision.request };
  const wanted = parseAlternativesRequest(text);
  if (wanted !== null) return { kind: "alternatives", section: wanted.section, request: wanted.request };
  return { kind: isSentBack(text) ? "sent-back" : "free", text };
}

/** What somebody asked last; "" where nobody did. */
export function latestRequest(messages: readonly Message[]): string {
  const asked = messages.findLast(
    (message) => message.role === "user" && purposeOf(textOf(message)).kind !== "sent-back",
  );
  return asked === undefined ? "" : textOf(asked);
}

/** What was said whole since the last request: a draft that is being checked, say. */
export function saidSince(messages: readonly Message[]): string {
  for (const message of messages.toReversed()) {
    if (message.role === "assistant" && toolCalls(message).length === 0) return textOf(message);
    if (message.role === "user" && purposeOf(textOf(message)).kind !== "sent-back") return "";
  }
  return "";
}
