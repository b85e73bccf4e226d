import { z } from "zod";
import { DomainType } from "../course-format.ts";
import { FlashcardState } from "../exercises/flashcards/state.ts";
import { FsrsRating } from "../schedule.ts";
import { columns, listKinds } from "./word-list/list-kinds.ts";

const Holds = z.enum(columns).nullable();

/** What somebody says of their list, where it was not understood as it is meant. */
export const ListWish = z.object({
  kind: z.enum(listKinds).optional(),
  /** What each column holds. */
  columns: z.array(Holds).max(50).optional(),
  /** Whether the first line heads the columns. */
  header: z.boolean().optional(),
});
export type ListWish = z.infer<typeof ListWish>;

/** How a list was read. */
export const ListRead = z.object({
  kind: z.enum(listKinds),
  header: z.boolean(),
  /** Its languages were told by its words, and not by its headings: whoever brings it is asked. */
  isGuessed: z.boolean(),
  columns: z.array(z.object({ heading: z.string(), holds: Holds, sample: z.array(z.string()) })),
});
export type ListRead = z.infer<typeof ListRead>;

export const ImportOptions = z.object({
  /** Of the course and its folder: a slug. */
  name: z.string(),
  /** Default: what the source calls itself. */
  title: z.string().optional(),
  /** BCP 47. */
  instructionLanguage: z.string().optional(),
  targetLanguage: z.string().optional(),
  license: z.string().optional(),
  description: z.string().optional(),
  domain: DomainType.optional(),
  list: ListWish.optional(),
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

/** What was made of a source, for whoever looks at it before it is kept. */
export const Understood = z.object({
  title: z.string(),
  domain: DomainType,
  instruction: z.string(),
  target: z.string().nullable(),
  /** null: it is no list. */
  list: ListRead.nullable(),
  topics: z.array(z.object({ title: z.string(), items: z.number() })),
  /** Some of it, with both sides. */
  sample: z.array(z.object({ front: z.string(), back: z.string() })),
});
export type Understood = z.infer<typeof Understood>;

export const ImportedCourse = z.object({
  /** A course folder's files, with "/": `loadCourse` reads them without a problem. */
  files: z.array(z.object({ path: z.string(), content: z.string() })),
  report: z.object({ concepts: z.number(), items: z.number(), skipped: z.array(Skipped) }),
  /** Oldest first. */
  importedReviews: z.array(ImportedReview),
  flashcards: FlashcardState,
  understood: Understood,
  /** Pictures and sounds, with their places in the folder. */
  media: z.array(z.object({ path: z.string(), base64: z.string() })),
});
export type ImportedCourse = z.infer<typeof ImportedCourse>;

/** Why nothing was imported, in words for whoever asked. */
export const NotImported = z.object({ problem: z.string() });
export type NotImported = z.infer<typeof NotImported>;
