import type { Message } from "../../message.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { classNamedIn } from "../../workspace/classes.ts";
import { classWithId, nothingKnown } from "./frame.ts";
import { briefsIn, isNew } from "./understood.ts";

/**
 * The class that a session's lesson is for: the one last asked for, else the one that the lesson names. Every door and
 * every export asks here, so that all say the same.
 */
export function classOfSession(
  messages: readonly Message[],
  markdown: string,
  profiles: readonly ClassProfile[],
): ClassProfile | null {
  const asked = briefsIn(messages, { ...nothingKnown, profiles });
  const named = asked.flatMap(({ about }) => ("class" in about ? (about.class ?? []) : []));
  return classWithId(named.at(-1), profiles) ?? classOfLesson(markdown, profiles);
}

/** The class that a lesson names. Its title ends with it ("A 3B pencil: 2A, S2"); what stands before that is the topic. */
export function classOfLesson(markdown: string, profiles: readonly ClassProfile[]): ClassProfile | null {
  const title = /^#\s+(.+)$/m.exec(markdown)?.[1] ?? "";
  const end = title.includes(":") ? title.slice(title.lastIndexOf(":")) : "";
  return classNamedIn(end, profiles) ?? classNamedIn(markdown, profiles);
}

/**
 * How long a session's lesson was asked to be, last asked first; null where nobody said: it is as long as the class's
 * period.
 */
export function minutesAsked(messages: readonly Message[], profiles: readonly ClassProfile[]): number | null {
  for (const { about } of briefsIn(messages, { ...nothingKnown, profiles }).toReversed()) {
    if ("minutes" in about && about.minutes !== undefined) return about.minutes;
    if (isNew(about) && about.kind === "lesson") return null;
  }
  return null;
}
