import type { Modality } from "../../course-format.ts";
import { leave, type Rule } from "../draft.ts";
import { isLow, recordOf } from "../performance.ts";
import { allOfThese, capitalised, oneOfThese } from "../words.ts";

/** How much a learner must produce unaided; the spec says "harder" and leaves the order to us (§11.3.1). */
const effort: Readonly<Record<Modality, number>> = {
  worksheet: 0,
  image_review: 0,
  conversation: 1,
  code: 2,
  long_form: 3,
};

/**
 * Above 0.85 over five or more attempts it may be too easy: occasionally something harder (exercise-modalities §11.3.1).
 * Occasionally: when none of the last three exercises was harder. Never while the learner is struggling anywhere.
 */
export const tooEasy: Rule = (draft, situation) => {
  const { question, struggling } = situation;
  const easy = draft.among.every(({ modality }) => (recordOf(question, modality, 5)?.avg_score ?? 0) > 0.85);
  if (!easy || struggling.size > 0) return null;
  const now = Math.max(...draft.among.map(({ modality }) => effort[modality]));
  const lately = (question.recent ?? []).slice(-3);
  if (lately.some(({ modality }) => effort[modality] > now)) return null;
  const next = leave(draft, situation, (modality) => effort[modality] <= now || isLow(question, modality));
  if (next === null) return null;
  const reason = `${capitalised(allOfThese(draft))} have become easy for you, so for once something harder: ${oneOfThese(next)} (§11.3.1).`;
  return { draft: next, reason };
};
