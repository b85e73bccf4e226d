import { leave, type Rule } from "../draft.ts";

/** Reviews prefer conversation, the fastest turnaround (exercise-modalities §10.2.3). */
export const review: Rule = (draft, situation) => {
  if (situation.question.phase !== "review") return null;
  const next = leave(draft, situation, (modality) => modality !== "conversation", ["conversation"]);
  return next && { draft: next, reason: "A review should be quick, so a short conversation (§10.2.3)." };
};
