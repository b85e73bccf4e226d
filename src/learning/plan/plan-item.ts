import type { BloomLevel, Modality } from "../course-format.ts";

/** One thing to do in a session (exercise-modalities §13.2). */
export type PlanItem = {
  /** A new concept is taught in conversation first; `modality` is what it is then practised with. */
  type: "new" | "review" | "assess";
  concept_id: string;
  modality: Modality;
  /** The second choice, for a learner who asks for another; `null` where there is none. */
  secondary: Modality | null;
  /** What the learner may do instead, if they like: only ever image review (§10.2.6). */
  offer: Modality | null;
  bloom_level: BloomLevel;
  minutes: number;
  /** Why this concept now, and why this modality: for the learner to read. */
  reason: string;
};
