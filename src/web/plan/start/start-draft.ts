import { minutesIn } from "../../../lesson/brief/duration.ts";
import { requestText } from "../../../lesson/brief/worded.ts";
import type { Chosen } from "../../../message.ts";
import { keptObject } from "./kept-object.ts";

/** What was filled in on the start page and not sent yet. */
export type StartDraft = {
  classId: string | null;
  topic: string;
  /** The outcome whose title the topic is; null where it was typed. */
  code: string | null;
  /** As typed; null: as long as the class's period. */
  minutes: string | null;
};

export const emptyDraft: StartDraft = { classId: null, topic: "", code: null, minutes: null };

export const shortest = 10;
export const longest = 240;

/** What was remembered, whatever it is. */
export function readDraft(text: string): StartDraft {
  const value = keptObject(text);
  const textAt = (key: string) => (typeof value[key] === "string" ? value[key] : null);
  return {
    classId: textAt("classId"),
    topic: textAt("topic") ?? "",
    code: textAt("code"),
    minutes: textAt("minutes"),
  };
}

export type Trouble = { field: "class" | "topic" | "topicLong" | "minutes" };

/** A topic is a line; more of it belongs into a note, or into the conversation. */
export const longestTopic = 300;

/** The first thing to put right; null where it can be sent. */
export function troubleIn(draft: StartDraft, minutes: number | null): Trouble | null {
  if (draft.classId === null) return { field: "class" };
  if (draft.topic.trim() === "") return { field: "topic" };
  if (draft.topic.trim().length > longestTopic) return { field: "topicLong" };
  return minutes === null ? { field: "minutes" } : null;
}

/** What the box for the length shows: what was typed there, else what the topic says ("…, 45 mins"), else the period. */
export function lengthShown(
  { minutes, topic }: Pick<StartDraft, "minutes" | "topic">,
  period: number,
): string {
  return minutes ?? String(minutesIn(topic, period) ?? period);
}

/** null where it is no length a lesson can have. */
export function minutesOf(draft: Pick<StartDraft, "minutes" | "topic">, period: number): number | null {
  if (draft.minutes === null && minutesIn(draft.topic, period) === null) return period;
  const minutes = lengthShown(draft, period);
  const number = Number(minutes);
  const whole = minutes.trim() !== "" && Number.isInteger(number);
  return whole && number >= shortest && number <= longest ? number : null;
}

/** What is sent: the words, and what was chosen outright beside them. A length that nobody changed is not chosen. */
export function requestOf(
  { topic, code, minutes: typed }: Pick<StartDraft, "topic" | "code" | "minutes">,
  { id, others }: { id: string; others: readonly string[] },
  minutes: number,
): { text: string; about: Chosen } {
  const about: Chosen = {
    kind: "lesson",
    class: id,
    ...(typed === null ? {} : { minutes }),
    ...(code === null ? {} : { outcomes: [code] }),
  };
  const namesAnother = others.some((other) => naming(other).test(topic));
  return { text: requestText(topic, about, { usual: minutes, namesAnother }), about };
}

function naming(id: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])${RegExp.escape(id)}(?![\\p{L}\\p{N}_-])`, "iu");
}
