import { z } from "zod";
import { FlashcardState } from "../exercises/flashcards/state.ts";
import { FsrsRating } from "../schedule.ts";

export const ImportOptions = z.object({
  /** Of the course and its folder: a slug. */
  name: z.string(),
  /** Default: what the source calls itself. */
  title: z.string().optional(),
  /** BCP 47. */
  instructionLanguage: z.string().optional(),
  targetLanguage: z.string().optional(),
  license: z.string().optional(),
  now: z.coerce.date(),
  /** Of the learner, for the days of an imported history. */
  zone: z.string().optional(),
});
export type ImportOptions = z.infer<typeof ImportOptions>;

/** What was left out, where it stands in the source, and why. */
const Skipped = z.object({ where: z.string(), why: z.string() });
export type Skipped = z.infer<typeof Skipped>;

/** One answer given in another program. */
const ImportedReview = z.object({
  concept_id: z.string(),
  /** By `itemKey`. */
  item: z.string(),
  /** The flashcard's id. */
  card: z.string(),
  at: z.string(),
  rating: FsrsRating,
  elapsed_days: z.number(),
});
export type ImportedReview = z.infer<typeof ImportedReview>;

export const ImportedCourse = z.object({
  /** A course folder's files, with "/": `loadCourse` reads them without a problem. */
  files: z.array(z.object({ path: z.string(), content: z.string() })),
  report: z.object({ concepts: z.number(), items: z.number(), skipped: z.array(Skipped) }),
  /** Oldest first. */
  importedReviews: z.array(ImportedReview),
  flashcards: FlashcardState,
});
export type ImportedCourse = z.infer<typeof ImportedCourse>;

/** Why nothing was imported, in words for whoever asked. */
export const NotImported = z.object({ problem: z.string() });
export type NotImported = z.infer<typeof NotImported>;
