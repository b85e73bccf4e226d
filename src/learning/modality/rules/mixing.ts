import { leave, type Rule } from "../draft.ts";
import { isLow, totalOf, triedIn } from "../performance.ts";
import type { ModalityPerformance } from "../question.ts";
import { oneOfThese, severalOf } from "../words.ts";

/** No modality is used exclusively, however well it goes (exercise-modalities §11.3.4). */
export const mixing: Rule = (draft, situation) => {
  const { question, struggling } = situation;
  const { concept, overall } = question.performance ?? {};
  const onConcept = exclusive(concept);
  const only = onConcept ?? exclusive(overall);
  if (only === null || !draft.among.some(({ modality }) => modality === only)) return null;
  const next = leave(
    draft,
    situation,
    (modality) => modality === only || struggling.has(modality) || isLow(question, modality),
  );
  if (next === null) return null;
  const so = onConcept === null ? "So far there was" : "On this one there was";
  return {
    draft: next,
    reason: `${so} nothing but ${severalOf(only)}, so for a change ${oneOfThese(next)} (§11.3.4).`,
  };
};

/** The one modality of three or more attempts, the variety rule's number; `null` where there were several, or few. */
function exclusive(performance: ModalityPerformance | undefined) {
  const [only = null, ...others] = triedIn(performance);
  return others.length === 0 && totalOf(performance).attempts >= 3 ? only : null;
}
