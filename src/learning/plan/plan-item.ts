import type { BloomLevel, Modality } from "../course-format.ts";
import type { KindName } from "../course-words.ts";
import type { PieceAt } from "../pieces.ts";

/** One thing to do in a session (exercise-modalities §13.2). */
export type PlanItem = {
  /** A new concept is taught in conversation first; `modality` is what it is then practised with. */
  type: "new" | "review" | "assess";
  concept_id: string;
  modality: Modality;
  /** What it is done as: the modality's own kind, or one that has its place in the closed list (§12.1). */
  kind: KindName;
  /** What exactly is asked, where the plan says so: the pieces that are due, of all concepts that were begun. */
  pieces?: PieceAt[];
  /** Part of the test at the end of a unit: no hint, no second try, its key sealed (§13.4). */
  quiz?: true;
  /** The second choice, for a learner who asks for another; `null` where there is none. */
  secondary: Modality | null;
  /** What the learner may do instead, if they like: only ever image review (§10.2.6). */
  offer: Modality | null;
  /** Other kinds that it can be done as here, with another's place in the closed list: small code questions, listening. */
  also?: KindName[];
  bloom_level: BloomLevel;
  minutes: number;
  /** Why this concept now, and why this modality: for the learner to read. */
  reason: string;
};
