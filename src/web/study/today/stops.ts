import type { Modality } from "../../../learning/course-format.ts";
import type { OpenExercise, PlanItem } from "../courses/reads.ts";
import type { StartWish } from "./use-start.ts";

/** A stop of the path as it can be started: one that was begun goes on. */
export function wishOf(
  item: PlanItem,
  title: string,
  open: readonly OpenExercise[],
  modality: Modality = item.modality,
): StartWish {
  const isBegun = open.some((each) => each.concept_id === item.concept_id && each.modality === modality);
  return {
    concept: item.concept_id,
    title,
    modality,
    bloom: item.bloom_level,
    isNew: item.type === "new",
    isBegun,
  };
}

/** What was begun and is no stop of the path: it would be forgotten there. */
export function besidesThePath(open: readonly OpenExercise[], plan: readonly PlanItem[]): OpenExercise[] {
  return open.filter(
    ({ concept_id, modality }) =>
      !plan.some((item) => item.concept_id === concept_id && item.modality === modality),
  );
}

/** The other kinds a stop can be done as, each once: the second choice, then what is only ever an offer. */
export function otherKinds({ modality, secondary, offer }: PlanItem): { kind: Modality; isOffer: boolean }[] {
  const kinds: { kind: Modality; isOffer: boolean }[] = [];
  if (secondary !== null && secondary !== modality) kinds.push({ kind: secondary, isOffer: false });
  if (offer !== null && offer !== modality && offer !== secondary) kinds.push({ kind: offer, isOffer: true });
  return kinds;
}
