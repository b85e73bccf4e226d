import { unanswered } from "../../../agent/unanswered.ts";
import { looksLikeLesson, parseLesson } from "../../../lesson/document.ts";
import { type AssistantMessage, type Message, textOf, toolCalls } from "../../../message.ts";
import { type Purpose, purposeOf } from "../session/requests.ts";
import type { Step } from "../session/session-state.ts";

export type StepShown = { id: string; name: string; args: unknown; state: "under-way" | "done" | "failed" };

/** One thing in the conversation, in its order. */
export type Entry =
  | { kind: "asked"; text: string }
  | { kind: "asked-section"; what: "revise" | "alternatives"; section: string; request: string }
  /** A check sent the draft back. */
  | { kind: "sent-back"; text: string }
  | { kind: "said"; text: string; cut: boolean }
  /** What was asked before this was never answered. */
  | { kind: "unanswered" }
  | { kind: "draft"; sections: number; cut: boolean }
  /** A worksheet, a quiz: it stands in the middle. */
  | { kind: "document"; title: string; cut: boolean }
  | { kind: "section"; what: "revise" | "alternatives"; section: string; cut: boolean }
  | { kind: "steps"; steps: StepShown[] }
  /** What the assistant is told in place of everything above. */
  | { kind: "summary"; text: string };

/** A session's messages as a conversation: drafts are named, not repeated; tools are steps. */
export function entriesOf(
  messages: readonly Message[],
  live: readonly Step[] | null,
  summary: { upTo: number; text: string } | null = null,
): Entry[] {
  const results = new Map<string, boolean>();
  for (const message of messages) if (message.role === "tool") results.set(message.callId, message.isError);
  for (const { id, outcome } of live ?? []) if (outcome !== null) results.set(id, outcome !== "ok");
  const entries: Entry[] = [];
  let asked: Purpose = { kind: "free", text: "" };
  for (const [at, message] of messages.entries()) {
    if (at > 0 && at === summary?.upTo) entries.push({ kind: "summary", text: summary.text });
    if (message.role === "tool") continue;
    if (message.role === "user") {
      const purpose = purposeOf(message);
      if (purpose.kind !== "sent-back") asked = purpose;
      entries.push(askedEntry(purpose));
      continue;
    }
    const said = saidEntry(message, asked);
    if (said !== null) entries.push(said);
    const steps = toolCalls(message).map(({ id, name, args }): StepShown => {
      const failed = results.get(id);
      const state =
        failed === undefined ? (live === null ? "failed" : "under-way") : failed ? "failed" : "done";
      return { id, name, args, state };
    });
    const last = entries.at(-1);
    if (steps.length > 0 && last?.kind === "steps") last.steps.push(...steps);
    else if (steps.length > 0) entries.push({ kind: "steps", steps });
  }
  return entries;
}

/** Without what was asked of single sections and came of it: that is in their own history, and seen in the lesson. */
export function worthReading(entries: readonly Entry[]): Readable[] {
  let ofSection = false;
  return entries.flatMap((entry) => {
    if (entry.kind === "asked" || entry.kind === "summary") ofSection = false;
    if (entry.kind === "asked-section") ofSection = true;
    return ofSection || entry.kind === "asked-section" || entry.kind === "section" ? [] : [entry];
  });
}

export type Readable = Exclude<Entry, { kind: "asked-section" | "section" }>;

/** Which of the entries asked for the message at `index`: the last request before it; -1 where nobody did. */
export function askedFor(index: number, messages: readonly Message[], entries: readonly Entry[]): number {
  const isAsked = (message: Message) => message.role === "user" && purposeOf(message).kind === "free";
  const count = messages.slice(0, index).filter(isAsked).length;
  return [...entries.entries()].filter(([, { kind }]) => kind === "asked")[count - 1]?.[0] ?? -1;
}

function askedEntry(purpose: Purpose): Entry {
  switch (purpose.kind) {
    case "free":
      return { kind: "asked", text: purpose.text };
    case "sent-back":
      return { kind: "sent-back", text: purpose.text };
    default: {
      const { kind: what, section, request } = purpose;
      return { kind: "asked-section", what, section, request };
    }
  }
}

function saidEntry(message: AssistantMessage, asked: Purpose): Entry | null {
  const text = textOf(message).trim();
  if (text === "") return null;
  if (text === unanswered) return { kind: "unanswered" };
  const cut = message.stopReason === "interrupted" || message.stopReason === "max_tokens";
  if (toolCalls(message).length > 0) {
    // A lesson that others are now called in for is a draft all the same.
    const begun = madeOf(message, text);
    return begun?.kind === "draft" ? { ...begun, cut } : { kind: "said", text, cut };
  }
  if (asked.kind === "revise" || asked.kind === "alternatives")
    return { kind: "section", what: asked.kind, section: asked.section, cut };
  const made = madeOf(message, text);
  if (made !== null) return { ...made, cut };
  return { kind: "said", text, cut };
}

type Made = { kind: "draft"; sections: number } | { kind: "document"; title: string };

/** Reading a long text takes a while, and a message never changes. */
const known = new WeakMap<AssistantMessage, Made | null>();

function madeOf(message: AssistantMessage, text: string): Made | null {
  const before = known.get(message);
  if (before !== undefined) return before;
  const made = readMade(text);
  known.set(message, made);
  return made;
}

function readMade(text: string): Made | null {
  const { title, sections } = parseLesson(text);
  if (looksLikeLesson(text)) return { kind: "draft", sections: sections.length };
  if (title === null && sections.length < 2) return null;
  return { kind: "document", title: title ?? sections[0]?.title ?? "" };
}
