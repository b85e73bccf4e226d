import { type About, type CompanionPart, type Message, textOf, type UserMessage } from "../../message.ts";
import { writtenBefore } from "./written-before.ts";

/** What a message asks, as far as it is kept or its layout says so; null where only its words do. */
export function aboutOf(message: UserMessage): About | null {
  return message.about ?? writtenBefore(message);
}

/** A person's request, or a task: what checks, the runtime and an agent that hands over say to an author is none. */
export function isRequest(message: Message): message is UserMessage {
  return message.role === "user" && message.given?.kind !== "handoff" && aboutOf(message)?.kind !== "repair";
}

/** The message that the one at `index` answers, however often the answer was sent back; null where none. */
export function messageAnswered(messages: readonly Message[], index: number): UserMessage | null {
  return messages.slice(0, index).findLast(isRequest) ?? null;
}

/** The same in words; "" where there is none. */
export function requestAnswered(messages: readonly Message[], index: number): string {
  const message = messageAnswered(messages, index);
  return message === null ? "" : textOf(message);
}

/** One section that was asked for alone: its new text, or other ways to write it. */
export type SectionAsked = {
  kind: "revise" | "alternatives";
  section: string;
  request: string;
  current: string;
  /** Of what goes with the lesson; left out: of the lesson. */
  part?: CompanionPart | undefined;
};

/** null where something else was asked for. What comes back is never a draft, even where it is the whole lesson. */
export function sectionAsked(about: About | null): SectionAsked | null {
  if (about?.kind === "alternatives") return about;
  if (about?.kind !== "revise" || about.current === undefined) return null;
  const { kind, sections, request, current, part } = about;
  return { kind, section: sections[0] ?? "", request, current, part };
}

/** The section that the message at `index` answers with; null where something else was asked for. */
export function sectionAnswered(messages: readonly Message[], index: number): SectionAsked | null {
  const asked = messageAnswered(messages, index);
  return asked === null ? null : sectionAsked(aboutOf(asked));
}
