import { z } from "zod";
import { BloomLevel, CourseConfig, DomainType, Modality } from "../course-format.ts";

/** How one modality has gone so far (exercise-modalities §11.1). `avg_score` runs from 0 to 1. */
const ModalityRecord = z.strictObject({
  attempts: z.number().int().min(0),
  avg_score: z.number().min(0).max(1),
  last_used: z.string().nullable(),
});

/** A modality that is `null` or missing has not been used. */
const ModalityPerformance = z.partialRecord(Modality, ModalityRecord.nullable());

/** Everything the choice depends on: what is not in here cannot change it. */
export const ModalityQuestion = z.strictObject({
  domain: DomainType,
  bloom: BloomLevel,
  /** In the course author's words; the matrix finds its own row for it. */
  conceptType: z.string(),
  /** Which concept it is, where that is known: what went badly elsewhere is then not said of this one. */
  conceptId: z.string().optional(),
  phase: z.enum(["teach", "practice", "review", "assess"]).optional(),
  course: CourseConfig.shape.exercise_config
    .unwrap()
    .pick({ modality_overrides: true, modality_weights: true })
    .optional(),
  preferences: z
    .strictObject({ preferred: z.array(Modality).optional(), avoided: z.array(Modality).optional() })
    .optional(),
  /** Finished exercises, newest last. `percentage` runs from 0 to 1, as in a result (§8.1). */
  recent: z
    .array(z.strictObject({ modality: Modality, conceptId: z.string(), percentage: z.number() }))
    .optional(),
  /**
   * How many of each were done in the last seven days, on all concepts. Where it is said, the shares of the week follow
   * the course's weights (decision 19).
   */
  week: z.partialRecord(Modality, z.number().int().min(0)).optional(),
  /** Not the first time: what the concept's own material asks at this level, beside all that the matrix uses there. */
  suited: z.array(Modality).optional(),
  /** Of the concept in question, and of the learner over all concepts. */
  performance: z
    .strictObject({ concept: ModalityPerformance.optional(), overall: ModalityPerformance.optional() })
    .optional(),
  minutesLeft: z.number().optional(),
  /** What this installation and this concept's material can do. Missing: what the matrix uses in this domain. */
  available: z.array(Modality).optional(),
  /** What there is material for, and not enough of it left to ask now: not `available`, and said so. */
  used: z.array(Modality).optional(),
  /** What can be done, but not now: no time for it, or it was done too lately. It is chosen only where nothing else is left. */
  notNow: z.array(Modality).optional(),
});

export type ModalityRecord = z.infer<typeof ModalityRecord>;
export type ModalityPerformance = z.infer<typeof ModalityPerformance>;
export type ModalityQuestion = z.infer<typeof ModalityQuestion>;

export type ModalityChoice = {
  modality: Modality;
  /** The second choice, for variety; `null` where nothing else may be chosen or none is named. */
  secondary: Modality | null;
  /** What the learner may do instead, if they like. Only ever image review (§10.2.6). */
  offer: Modality | null;
  /** The rules that made the choice, in the order they were applied. Never empty. */
  reason: string[];
};
