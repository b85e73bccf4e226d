import { z } from "zod";
import { BloomLevel, Modality } from "./course-format.ts";
import { kindNameOf } from "./course-words.ts";
import { FsrsRating } from "./schedule.ts";

/** How well one piece of the material was known, by `itemKey`. */
export const ItemShown = z.object({ item: z.string().min(1), rating: FsrsRating });
export type ItemShown = z.infer<typeof ItemShown>;

/** One exercise done, whatever its modality (exercise-modalities §12.1). Extra fields of other writers are kept. */
export const ExerciseResult = z.looseObject({
  exercise_id: z.string().min(1),
  concept_id: z.string().min(1),
  modality: Modality,
  bloom_level: BloomLevel,
  started: z.iso.datetime(),
  /** The review's time. */
  completed: z.iso.datetime(),
  score: z
    .object({
      correct: z.number().min(0),
      total: z.number().positive(),
      percentage: z.number().min(0).max(1),
    })
    .refine(({ correct, total }) => correct <= total, "more correct than there are questions"),
  fsrs_rating: FsrsRating,
  hints_used: z.number().int().min(0).default(0),
  errors: z
    .array(
      z.looseObject({
        question: z.string(),
        error_type: z.string(),
        detail: z.string().default(""),
        expected: z.string().default(""),
        actual: z.string().default(""),
      }),
    )
    .default([]),
  file_path: z.string().optional(),
  /** What it was within its modality, and the material it was made of (§14.5). */
  type: z.string().default(""),
  uses: z.array(z.string()).default([]),
  /** It was a quiz: no hint, no second try. */
  quiz: z.boolean().optional(),
  /**
   * Nothing was said or written that anybody could judge: the learner turned cards over and rated themselves. It schedules what
   * comes back, and by itself shows no level.
   */
  self_rated: z.boolean().optional(),
  /** What it showed of each piece of that material. Not there where it was not judged piece by piece. */
  items: z.array(ItemShown).optional(),
});
export type ExerciseResult = z.infer<typeof ExerciseResult>;

/** A sitting of flashcards has a worksheet's place in the closed list of modalities (§14.1), and is none to a learner. */
export function isOfCards(result: Pick<ExerciseResult, "modality" | "type">): boolean {
  return kindNameOf(result) === "flashcards";
}

/** Nobody works longer than this on one exercise: one that took longer lay in between. */
const longestWorkMs = 3 * 60 * 60_000;

/** How long somebody worked on what was given and handed in at these times; null where that cannot be known. */
export function workMs(started: string, completed: string): number | null {
  const ms = Date.parse(completed) - Date.parse(started);
  return ms >= 0 && ms <= longestWorkMs ? ms : null;
}
