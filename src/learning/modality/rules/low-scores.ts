import type { Modality } from "../../course-format.ts";
import { leave, type Rule } from "../draft.ts";
import { isLow } from "../performance.ts";
import { allOfThese, oneOfThese } from "../words.ts";

/** A modality that keeps going badly gives way to another (exercise-modalities §11.3.2). */
export const lowScores: Rule = (draft, situation) => {
  const low = (modality: Modality) => isLow(situation.question, modality);
  const gone = draft.among.filter(({ modality }) => low(modality));
  if (gone.length === 0) return null;
  const next = leave(draft, situation, (modality) => low(modality) || situation.struggling.has(modality));
  if (next === null) return null;
  const what = allOfThese({ ...draft, among: gone });
  return {
    draft: next,
    reason: `Your scores stay below 50 % with ${what}, so ${oneOfThese(next)} instead (§11.3.2).`,
  };
};
