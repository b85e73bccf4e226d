import { z } from "zod";
import type { Course } from "../course.ts";
import { BloomLevel, type Concept, Modality } from "../course-format.ts";
import type { OpenMaterial } from "../meeting/open-material.ts";
import type { PastError, PastExercise } from "../progress.ts";

/**
 * An exercise as it was given to a learner, kept apart from the learner's own files: what was asked, what it was made
 * of, and what is needed to grade it, whatever has happened to the files since.
 */
export const ExerciseRecord = z.object({
  exercise_id: z.string().min(1),
  course: z.string().min(1),
  concept_id: z.string().min(1),
  modality: Modality,
  bloom_level: BloomLevel,
  /** What was wished for, where it was made here: it is gone on with by who wishes for the same. */
  asked: z.object({ bloom: BloomLevel, sealed: z.boolean() }).optional(),
  /** It finds out what is there: no hint, no second try, no look before it counts (exercise-modalities §13.4). */
  quiz: z.boolean().optional(),
  /** What it is within its modality, for variety (exercise-modalities §14.5): "vocabulary", "socratic", "flashcards". */
  type: z.string().min(1),
  seed: z.number().int(),
  started: z.iso.datetime(),
  status: z.enum(["pending", "submitted", "evaluated"]),
  /** Below the learner's folder of the course, with "/". */
  files: z.array(z.string()),
  /** The material it was made of, by `itemKey`: what the next one should not repeat. */
  uses: z.array(z.string()),
  hints_used: z.number().int().min(0).default(0),
  /** Of those, how many were given to each question, where a kind hints at one question at a time. */
  hinted: z.record(z.string(), z.number().int().min(0)).optional(),
  /** The learner has seen how it should look: from then on only their own rating counts. */
  reference_shown: z.boolean().optional(),
  /** What a look before it counted found (`Evaluation`): the answers were shown with it. */
  looked_at: z.unknown().optional(),
  /** The learner's picture, the last that was handed in: a file below their folder of the course, with "/". */
  picture: z.string().optional(),
  /** What it was as it was handed out (`givenAs`): what differs now is its learner's work. */
  given: z.string().optional(),
  /** It belongs to a round of two at one machine, and is gone on with there only. */
  for_two: z.boolean().optional(),
  /** What its modality needs to grade it; each modality reads its own with its own schema. */
  body: z.unknown(),
  /** Of a program that works: why, in its learner's words (`Explained`). */
  explained: z.unknown().optional(),
  /** What grading found when it counted, to be looked at again (`Evaluation`). */
  evaluation: z.unknown().optional(),
});
export type ExerciseRecord = z.infer<typeof ExerciseRecord>;

export type ExerciseRequest = {
  course: Course;
  concept: Concept;
  bloom: BloomLevel;
  exerciseId: string;
  /** All chance comes from here: the same request gives the same exercise. */
  seed: number;
  now: Date;
  /** What this learner did on this concept, newest last. */
  history: readonly PastExercise[];
  /** What this learner got wrong on this concept, newest last. */
  errors: readonly PastError[];
  /** Pieces of its material that are due for review, by `itemKey`. */
  due: ReadonlySet<string>;
  /** What may be asked now, as nothing is asked that was not shown; left out: everything. */
  open?: OpenMaterial;
  /** The answer key stays out of the learner's file (decision 22). */
  sealed: boolean;
  /** The learner's folder of the course, where it is known: commands are told with the whole path. */
  folder?: string;
};

export type MadeExercise = {
  record: ExerciseRecord;
  /** To be written below the learner's folder of the course, with "/". */
  files: { path: string; content: string }[];
  /** What the learner is told: what to do, where, and how to say that it is done. */
  instructions: string;
};

/** Why there is none, in words for the learner: no material, or nothing that would be new. */
export type NotMade = { problem: string };

/** Under which name it is counted that a learner was told why a line of a question does not hold: that is none of its hints. */
export function toldWhy(question: string): string {
  return `${question} why`;
}

/** Under which name it is counted that a learner was told the answer of a question. */
export function toldAnswer(question: string): string {
  return `${question} answer`;
}

/** Names a piece of a course's material the same way everywhere: "vocabulary:selamat pagi". */
export function itemKey(kind: string, name: string): string {
  const folded = plainWords.test(name) ? name : name.normalize("NFKC").replace(/\s+/g, " ").trim();
  return `${kind}:${folded.toLowerCase()}`;
}

/** Nothing to normalise in them but capitals. */
const plainWords = /^[!-~]+(?: [!-~]+)*$/;

/** "20260222T143000Z-greetings-ws" (exercise-modalities §12.1). */
export function exerciseId(now: Date, conceptId: string, { suffix }: { suffix: string }): string {
  return `${fileStamp(now)}-${conceptId}-${suffix}`;
}

/** A moment as file names have it: "20260222T143000Z". */
export function fileStamp(now: Date): string {
  return now.toISOString().replace(/[-:]/g, "").replace(/\.\d+/, "");
}
