import { type KindName, modalities } from "../../../learning/course-words.ts";
import { askedBloom, askedSealed } from "../../../learning/room/same-kind.ts";
import type { OpenExercise, PlanItem } from "../courses/reads.ts";
import type { StartWish } from "./use-start.ts";

export type Mode = "study" | "quiz";

/** A stop of the path as it can be started: one that was begun goes on. */
export function wishOf(
  item: PlanItem,
  title: string,
  open: readonly OpenExercise[],
  kind: KindName = item.kind,
): StartWish {
  const modality = kind === item.kind ? item.modality : (modalities.find((one) => one === kind) ?? null);
  const isBegun = open.some((each) => isOf(each, item, kind));
  return {
    concept: item.concept_id,
    title,
    modality,
    kind,
    bloom: item.bloom_level,
    isNew: item.type === "new",
    isBegun,
    isCards: item.kind === "flashcards",
    isTest: item.quiz === true,
  };
}

/** What was begun and is no stop of the path: it would be forgotten there. */
export function besidesThePath(
  open: readonly OpenExercise[],
  plan: readonly PlanItem[],
  mode: Mode,
): OpenExercise[] {
  const onPath = ofMode(open, mode).filter((each) => plan.some((item) => isOf(each, item, item.kind)));
  return open.filter((each) => !onPath.includes(each));
}

/** What a sitting can go on with: a quiz with quizzes, practice with practice. */
export function ofMode(open: readonly OpenExercise[], mode: Mode): OpenExercise[] {
  return open.filter((each) => askedSealed(each) === (mode === "quiz"));
}

function isOf(begun: OpenExercise, item: PlanItem, kind: KindName): boolean {
  return (
    item.kind !== "flashcards" &&
    begun.concept_id === item.concept_id &&
    begun.kind === kind &&
    askedBloom(begun) === item.bloom_level
  );
}

/** The other kinds a stop can be done as, each once: the second choice, what asks one by one, then what is only ever an offer. */
export function otherKinds({ modality, kind, secondary, offer, also = [] }: PlanItem): {
  kind: KindName;
  isOffer: boolean;
}[] {
  const kinds: { kind: KindName; isOffer: boolean }[] = [];
  if (secondary !== null && secondary !== modality) kinds.push({ kind: secondary, isOffer: false });
  for (const one of also) if (one !== kind) kinds.push({ kind: one, isOffer: false });
  if (offer !== null && offer !== modality && offer !== secondary) kinds.push({ kind: offer, isOffer: true });
  return kinds;
}
