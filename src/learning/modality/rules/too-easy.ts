import type { Modality } from "../../course-format.ts";
import { kindNamed } from "../../exercises/kinds.ts";
import { leave, type Rule } from "../draft.ts";
import { isLow, recordOf } from "../performance.ts";
import { allOfThese, capitalised, oneOfThese } from "../words.ts";

/**
 * Above 0.85 over five or more attempts it may be too easy: occasionally something harder (exercise-modalities §11.3.1).
 * Occasionally: when none of the last three exercises was harder. Never while the learner is struggling anywhere.
 */
export const tooEasy: Rule = (draft, situation) => {
  const { question, struggling } = situation;
  const easy = draft.among.every(({ modality }) => (recordOf(question, modality, 5)?.avg_score ?? 0) > 0.85);
  if (!easy || struggling.size > 0) return null;
  const now = Math.max(...draft.among.map(({ modality }) => effortOf(modality)));
  const lately = (question.recent ?? []).slice(-3);
  if (lately.some(({ modality }) => effortOf(modality) > now)) return null;
  const next = leave(draft, situation, (modality) => effortOf(modality) <= now || isLow(question, modality));
  if (next === null) return null;
  const reason = `${capitalised(allOfThese(draft))} have become easy for you, so for once something harder: ${oneOfThese(next)} (§11.3.1).`;
  return { draft: next, reason };
};

function effortOf(modality: Modality): number {
  return kindNamed(modality).effort;
}
