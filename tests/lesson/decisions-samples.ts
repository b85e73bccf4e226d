import { sectionRequest } from "../../src/lesson/brief/worded.ts";
import type { LessonDecision, LessonState } from "../../src/lesson/decide/decision.ts";
import { lessonOf } from "../../src/lesson/decide/decisions.ts";
import { type About, type Message, type UserMessage, userText } from "../../src/message.ts";
import { newSession, type Session } from "../../src/store/session.ts";

export const draft = [
  "# Loops for 3B",
  "",
  "## Overview",
  "",
  "One period on for loops.",
  "",
  "## Starter (8 min)",
  "",
  "1. What does `range(3)` count?",
  "2. What is a variable?",
  "",
  "## Main",
  "",
  "Trace, then change a program.",
  "",
  "## Plenary",
  "",
  "Exit question.",
  "",
  "## Timings",
  "",
  "- Starter: 8 minutes",
  "- Main: 37 minutes",
  "- Plenary: 5 minutes",
  "",
].join("\n");

export function assistant(text: string): Message {
  return { role: "assistant", content: [{ type: "text", text }], stopReason: "end" };
}

export function sessionWith(messages: Message[], decisions: Session["decisions"] = []): Session {
  const seed = {
    plugin: "lesson-planning",
    command: null,
    agent: "planner",
    title: "t",
    now: "2026-11-15T10:00:00Z",
  };
  return { ...newSession({ id: "s", ...seed }), messages, messageCount: messages.length, decisions };
}

export const drafted = [userText("loops for 3B"), assistant(draft)];

/** The state after these decisions on the sample draft. */
export function stateAfter(...decisions: LessonDecision[]): LessonState {
  const state = lessonOf(sessionWith(drafted, decisions));
  if (state === null) throw new Error("no lesson");
  return state;
}

/** As a teacher asks at a section's controls. */
export function asking(
  state: Pick<LessonState, "sections">,
  kind: "revise" | "alternatives",
  section: string,
  request = "",
): UserMessage & { about: Extract<About, { kind: "revise" | "alternatives" }> } {
  const current = state.sections.find(({ id }) => id === section)?.text ?? "";
  const about =
    kind === "revise" ? { kind, sections: [section], request, current } : { kind, section, request, current };
  return { ...userText(sectionRequest(about)), about };
}
