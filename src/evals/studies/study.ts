import { z } from "zod";
import { conditionText, readCondition } from "../../agent/condition.ts";
import { isParticipantId } from "./participant-id.ts";

/**
 * A study with people: a file that a person can read (`studies/<id>/study.yaml`). This is the one schema of it. Who a participant is stands
 * nowhere in it, and what a participant did stands in their sessions, which name the study.
 */

const Time = z.iso.datetime();

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const Condition = z.string().refine(isCondition, "a condition, as `A1B1C3D3E1`").transform(whole);

/** What a participant is asked to do, and in which room. */
export const StudyTask = z.strictObject({
  id: z.string().regex(/^[A-Z]{1,2}\d{1,2}$/, "a letter and a number, as `T1`"),
  title: z.string().min(1).max(200),
  room: z.enum(["plan", "study", "speak"]).default("plan"),
  /** Read out or shown to the participant. */
  instructions: z.string().max(4000).default(""),
  /** What the request begins with; the participant may put it in other words. In Study the course, in Speak the deck. */
  prompt: z.string().max(2000).default(""),
});
export type StudyTask = z.infer<typeof StudyTask>;

const Consent = z.strictObject({
  at: Time,
  /** What was agreed to, word for word. */
  text: z.string().min(1).max(20_000),
  /** What they wrote and said may leave this computer, names masked; without it, counts and times alone do. */
  texts: z.boolean(),
});

const Note = z.strictObject({ at: Time, text: z.string().min(1).max(4000), session: z.string().optional() });

/** One time that somebody sat down to a task: when it was shown to them, the lesson that came of it, and when they said that they were done. */
const Sitting = z.strictObject({
  task: z.string(),
  begun: Time,
  session: z.string().optional(),
  finished: Time.optional(),
  /** Finishes that were taken back, oldest first. */
  takenBack: z.array(Time).optional(),
});
export type Sitting = z.infer<typeof Sitting>;

const Present = z.strictObject({
  id: z.string().refine(isParticipantId, "an id, as `P01`, and never a name"),
  added: Time,
  /** What holds now. */
  consent: Consent.optional(),
  /** What was recorded before it and corrected since, oldest first. */
  earlier: z.array(Consent).optional(),
  /** They were asked and said no; nothing of theirs was ever kept. */
  declined: z.strictObject({ at: Time }).optional(),
  /** The condition of each task. */
  assigned: z.record(z.string(), Condition).optional(),
  /** Oldest first. */
  sittings: z.array(Sitting).default([]),
  notes: z.array(Note).default([]),
});

/** All that is left of somebody who withdrew. `unfinished`: their data is being deleted, and whoever starts next ends it. */
const Withdrawn = z.strictObject({
  id: z.string().refine(isParticipantId, "an id, as `P01`, and never a name"),
  withdrawn: Time,
  unfinished: z.boolean().optional(),
});

export const Study = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(slug, "small letters, digits and single hyphens"),
  /** For whoever leads it: it may say what is expected. */
  title: z.string().min(1).max(200),
  /** What participants read in its place. */
  shownAs: z.string().min(1).max(200).optional(),
  created: Time,
  conditions: z.array(Condition).min(1),
  assignment: z.strictObject({
    how: z.enum(["random", "balanced"]),
    /** `participant`: one condition for all of somebody's tasks. `task`: it changes from task to task. */
    per: z.enum(["participant", "task"]),
    seed: z.number().int().nonnegative(),
  }),
  tasks: z.array(StudyTask).min(1),
  /** What participants are asked to agree to. */
  consent: z.string().max(20_000).default(""),
  participants: z.array(z.union([Withdrawn, Present])).default([]),
});
export type Study = z.infer<typeof Study>;
export type Participant = Study["participants"][number];
export type Present = z.infer<typeof Present>;

/** What participants read: never the title, which may give away what is expected of them. */
export function nameForParticipants({ shownAs }: Study): string {
  return shownAs ?? "A study of lesson planning";
}

/** They said no, and have not agreed since. */
export function hasDeclined({ consent, declined }: Present): boolean {
  return consent === undefined && declined !== undefined;
}

export function isPresent(participant: Participant): participant is Present {
  return !("withdrawn" in participant);
}

/** The three tasks of the protocol. */
export const usualTasks: readonly StudyTask[] = [
  {
    id: "T1",
    title: "A standard lesson",
    room: "plan",
    instructions:
      "Plan the next lesson of a class that you teach, on a topic that you know well. Stop when you would teach it.",
    prompt: "",
  },
  {
    id: "T2",
    title: "Differentiation",
    room: "plan",
    instructions:
      "Plan a lesson for a class with pupils who need different things: reading, language, pace. Stop when you would teach it.",
    prompt: "",
  },
  {
    id: "T3",
    title: "A new course",
    room: "plan",
    instructions:
      "Plan the first lesson of a course that you have not taught before. Stop when you would teach it.",
    prompt: "",
  },
];

function isCondition(text: string): boolean {
  try {
    readCondition(text);
    return true;
  } catch {
    return false;
  }
}

function whole(text: string): string {
  return isCondition(text) ? conditionText(readCondition(text)) : text;
}
