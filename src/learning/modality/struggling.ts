import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";
import type { ModalityQuestion } from "./question.ts";

type Recent = NonNullable<ModalityQuestion["recent"]>;

/**
 * What the learner is failing at: both of the last two exercises in it below 50 % (exercise-modalities §10.4). It ends
 * when the same concept has since gone well in another modality: "then offer worksheet again".
 */
export function strugglingWith(recent: Recent): Set<Modality> {
  return new Set(modalities.filter((modality) => isStruggling(recent, modality)));
}

function isStruggling(recent: Recent, modality: Modality): boolean {
  const last = recent.findLastIndex((each) => each.modality === modality);
  const lastTwo = recent.filter((each) => each.modality === modality).slice(-2);
  if (lastTwo.length < 2 || lastTwo.some(({ percentage }) => percentage >= 0.5)) return false;
  const since = recent.slice(last + 1).filter(({ conceptId }) => conceptId === recent[last]?.conceptId);
  return !since.some(({ percentage }) => percentage >= 0.5);
}
