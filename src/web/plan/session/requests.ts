import { aboutOf, sectionAsked } from "../../../lesson/brief/asked.ts";
import { type Message, textOf, toolCalls, type UserMessage } from "../../../message.ts";

/** What a request is for: one section of the lesson, or anything at all. */
export type Purpose =
  | { kind: "revise" | "alternatives"; section: string; request: string }
  /** A check sent the draft back, or an agent handed over: nobody asked for it. */
  | { kind: "sent-back"; text: string }
  | { kind: "free"; text: string };

export function purposeOf(message: UserMessage): Purpose {
  const about = aboutOf(message);
  const wanted = sectionAsked(about);
  if (wanted !== null) return wanted;
  const isOurs = about?.kind === "repair" || message.given?.kind === "handoff";
  return { kind: isOurs ? "sent-back" : "free", text: textOf(message) };
}

/** What somebody asked last; nothing where nobody did. */
export function latestAsked(messages: readonly Message[]): Purpose {
  const asked = messages.flatMap((message) => (message.role === "user" ? [purposeOf(message)] : []));
  return asked.findLast(({ kind }) => kind !== "sent-back") ?? { kind: "free", text: "" };
}

/** The words of it; "" where it was asked at a section's controls. */
export function wordsOf(asked: Purpose): string {
  return asked.kind === "free" ? asked.text : "";
}

/** What was said whole since the last request: a draft that is being checked, say. */
export function saidSince(messages: readonly Message[]): string {
  for (const message of messages.toReversed()) {
    if (message.role === "assistant" && toolCalls(message).length === 0) return textOf(message);
    if (message.role === "user" && purposeOf(message).kind !== "sent-back") return "";
  }
  return "";
}
