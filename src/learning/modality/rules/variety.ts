import { leave, type Rule } from "../draft.ts";
import { oneOfThese, severalOf } from "../words.ts";

/** After three exercises of one kind, the second choice (exercise-modalities §2.2.5). */
export const variety: Rule = (draft, situation) => {
  const lastThree = (situation.question.recent ?? []).slice(-3).map(({ modality }) => modality);
  const [same] = lastThree;
  if (same === undefined || lastThree.length < 3 || lastThree.some((each) => each !== same)) return null;
  const next = leave(draft, situation, (modality) => modality === same);
  return (
    next && {
      draft: next,
      reason: `After three ${severalOf(same)} in a row, now ${oneOfThese(next)} (§2.2.5).`,
    }
  );
};
