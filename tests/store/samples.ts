import { userText } from "../../src/message.ts";
import { newSession, type Session, type SessionChange } from "../../src/store/session.ts";
import type { Span, TraceMetadata } from "../../src/store/trace.ts";

/** The time, a number of seconds into the story. */
export function at(seconds: number): string {
  return new Date(Date.UTC(2026, 0, 5, 9, 0, seconds)).toISOString();
}

export function sampleSession(id: string, seconds = 0, plugin = "lesson-planning"): Session {
  return newSession({
    id,
    plugin,
    command: "create-lesson",
    agent: "planner",
    title: `Lesson ${id}`,
    now: at(seconds),
  });
}

export function says(text: string, seconds = 0): SessionChange {
  return { type: "messages", messages: [userText(text)], at: at(seconds) };
}

export function texts(session: Session): string[] {
  return session.messages.flatMap((m) =>
    m.content.flatMap((block) => (block.type === "text" ? [block.text] : [])),
  );
}

export const metadata: TraceMetadata = {
  plugin: "lesson-planning",
  command: null,
  agent: "planner",
  provider: "builtin",
  model: "builtin",
  startedAt: at(0),
  endedAt: null,
  status: null,
  reason: null,
  turns: 0,
  usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
  costUsd: null,
};

export const ended: TraceMetadata = { ...metadata, endedAt: at(9), status: "success", turns: 3, costUsd: 0 };

export function sampleSpan(name: string): Span {
  return {
    type: "decision",
    id: name,
    parentId: null,
    name,
    agent: "planner",
    depth: 0,
    turn: 1,
    start: at(1),
    end: at(2),
    durationMs: 1000,
    decision: { section: "starter", type: "accept" },
  };
}
