import { z } from "zod";

/** Where a library comes from, and what has to be said wherever it is used (decision 45). */
export const LibraryAbout = z.object({
  /** How pointers and commands call it: "oak". */
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  title: z.string(),
  licence: z.string(),
  licenceUrl: z.string(),
  rights: z.string(),
  version: z.string(),
  /** The folder, file or address it was brought in from. */
  source: z.string(),
  /** The day, as 2026-11-16. */
  imported: z.string(),
  lessons: z.number().int(),
  units: z.number().int(),
  descriptors: z.number().int(),
});
export type LibraryAbout = z.infer<typeof LibraryAbout>;

const Keyword = z.object({ word: z.string(), meaning: z.string() });
export type Keyword = z.infer<typeof Keyword>;

const Mistake = z.object({ statement: z.string(), correction: z.string() });
export type Mistake = z.infer<typeof Mistake>;

const common = {
  /** Of its own library only: "lesson-9566". */
  id: z.string(),
  title: z.string(),
  /** As schools call it ("Combined science"); what several subjects share has the others in `also`. */
  subject: z.string(),
  also: z.array(z.string()),
  /** "Key Stage 2"; "" where the library does not say. */
  keyStage: z.string(),
  /** Of England's school; from 1 to 11, lowest first. */
  years: z.array(z.number().int()),
};

export const LibraryLesson = z.object({
  kind: z.literal("lesson"),
  ...common,
  unit: z.object({ id: z.string(), title: z.string(), position: z.number().int(), of: z.number().int() }),
  /** What a pupil can do at the end, as the library puts it ("I can …"). */
  outcome: z.string(),
  points: z.array(z.string()),
  keywords: z.array(Keyword),
  misconceptions: z.array(Mistake),
  /** What its unit builds on. */
  priorKnowledge: z.array(z.string()),
  threads: z.array(z.string()),
  /** The national curriculum's descriptors of its subject and key stage that it has most words in common with, by id. */
  descriptors: z.array(z.string()),
});
export type LibraryLesson = z.infer<typeof LibraryLesson>;

export const LibraryUnit = z.object({
  kind: z.literal("unit"),
  ...common,
  about: z.string(),
  why: z.string(),
  priorKnowledge: z.array(z.string()),
  threads: z.array(z.string()),
  /** In teaching order, by id. */
  lessons: z.array(z.string()),
});
export type LibraryUnit = z.infer<typeof LibraryUnit>;

export const LibraryDescriptor = z.object({
  kind: z.literal("descriptor"),
  ...common,
  text: z.string(),
});
export type LibraryDescriptor = z.infer<typeof LibraryDescriptor>;

export const LibraryEntry = z.discriminatedUnion("kind", [LibraryLesson, LibraryUnit, LibraryDescriptor]);
export type LibraryEntry = z.infer<typeof LibraryEntry>;

/** A lesson with what stands around it: all that drafting needs, in one piece. */
export const LessonRead = z.object({
  library: LibraryAbout,
  lesson: LibraryLesson,
  /** Up to three lessons of the unit that come before it, the nearest last. */
  before: z.array(LibraryLesson),
  /** Every word of the unit with its meaning, this lesson's included. */
  words: z.array(Keyword),
  descriptors: z.array(LibraryDescriptor),
  /** Words among those whose meaning here reads like another subject's: not to be shown without a look. */
  doubtful: z.array(z.string()),
});
export type LessonRead = z.infer<typeof LessonRead>;

/** One line of what a search finds. */
export const Found = z.object({
  library: z.string(),
  id: z.string(),
  kind: z.enum(["lesson", "unit", "descriptor"]),
  title: z.string(),
  subject: z.string(),
  keyStage: z.string(),
  years: z.array(z.number().int()),
  /** The unit's title, and the lesson's place in it; "" and 0 for what is no lesson. */
  unit: z.string(),
  position: z.number().int(),
  keywords: z.array(z.string()),
});
export type Found = z.infer<typeof Found>;
