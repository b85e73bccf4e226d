import type { FlashcardState } from "../exercises/flashcards/state.ts";
import type { FsrsRating } from "../schedule.ts";

export type ImportOptions = {
  /** Of the course and its folder: a slug. */
  name: string;
  /** Default: what the source calls itself. */
  title?: string | undefined;
  /** BCP 47. */
  instructionLanguage?: string | undefined;
  targetLanguage?: string | undefined;
  license?: string | undefined;
  now: Date;
  /** Of the learner, for the days of an imported history. */
  zone?: string | undefined;
};

/** What was left out, where it stands in the source, and why. */
export type Skipped = { where: string; why: string };

/** One answer given in another program. */
export type ImportedReview = {
  concept_id: string;
  /** By `itemKey`. */
  item: string;
  /** The flashcard's id. */
  card: string;
  at: string;
  rating: FsrsRating;
  elapsed_days: number;
};

export type ImportedCourse = {
  /** A course folder's files, with "/": `loadCourse` reads them without a problem. */
  files: { path: string; content: string }[];
  report: { concepts: number; items: number; skipped: Skipped[] };
  /** Oldest first. */
  importedReviews: ImportedReview[];
  flashcards: FlashcardState;
};

/** Why nothing was imported, in words for whoever asked. */
export type NotImported = { problem: string };
