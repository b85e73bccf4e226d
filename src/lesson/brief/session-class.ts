import { type Message, textOf } from "../../message.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { classNamedIn } from "../../workspace/classes.ts";
import { asksForSection, isSentBack } from "../sent-back.ts";
import { chosenClass } from "./brief.ts";

/**
 * The class that a session's lesson is for: the one chosen outright, else the one that the teacher's words name last
 * asked for, else the one that the lesson names. Every door and every export asks here, so that all say the same.
 */
export function classOfSession(
  messages: readonly Message[],
  markdown: string,
  profiles: readonly ClassProfile[],
): ClassProfile | null {
  for (const message of messages.toReversed()) {
    if (message.role !== "user") continue;
    const said = textOf(message);
    if (isSentBack(said) || asksForSection(said)) continue;
    const named = chosenClass(message.about, profiles) ?? classNamedIn(said, profiles);
    if (named !== null) return named;
  }
  return classOfLesson(markdown, profiles);
}

/** The class that a lesson names. Its title ends with it ("A 3B pencil: 2A, S2"); what stands before that is the topic. */
export function classOfLesson(markdown: string, profiles: readonly ClassProfile[]): ClassProfile | null {
  const title = /^#\s+(.+)$/m.exec(markdown)?.[1] ?? "";
  const end = title.includes(":") ? title.slice(title.lastIndexOf(":")) : "";
  return classNamedIn(end, profiles) ?? classNamedIn(markdown, profiles);
}
