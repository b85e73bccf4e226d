import { leave, type Rule } from "../draft.ts";
import { totalOf, triedIn } from "../performance.ts";
import { oneOfThese } from "../words.ts";

/** A concept that goes badly (below 0.50 over three or more attempts) gets a format it has not had (§11.3.5). */
export const untried: Rule = (draft, situation) => {
  const concept = situation.question.performance?.concept;
  const { attempts, score } = totalOf(concept);
  if (attempts < 3 || score >= 0.5) return null;
  const tried = triedIn(concept);
  const next = leave(
    draft,
    situation,
    (modality) => tried.includes(modality) || situation.struggling.has(modality),
  );
  return (
    next && {
      draft: next,
      reason: `This one is hard going, so another way that you have not tried with it: ${oneOfThese(next)} (§11.3.5).`,
    }
  );
};
