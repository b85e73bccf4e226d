import type { Modality } from "../../course-format.ts";
import { leave, type Rule } from "../draft.ts";
import type { ModalityQuestion } from "../question.ts";
import { oneOfThese, severalOf } from "../words.ts";

/** After three exercises of one kind, the second choice (exercise-modalities §2.2.5). */
export const variety: Rule = (draft, situation) => {
  const same = thriceRunning(situation.question.recent ?? []);
  if (same === null) return null;
  const next = leave(draft, situation, (modality) => modality === same);
  return (
    next && {
      draft: next,
      reason: `After three ${severalOf(same)} in a row, now ${oneOfThese(next)} (§2.2.5).`,
    }
  );
};

/** What the last three exercises all were; null where they were not. */
export function thriceRunning(recent: NonNullable<ModalityQuestion["recent"]>): Modality | null {
  const [same, ...others] = recent.slice(-3).map(({ modality }) => modality);
  return same !== undefined && others.length === 2 && others.every((each) => each === same) ? same : null;
}
