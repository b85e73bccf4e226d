import type { KindName } from "../../course-words.ts";
import { kindNamed } from "../../exercises/kinds.ts";
import { leave, type Rule } from "../draft.ts";
import { oneOf, oneOfThese } from "../words.ts";

/** These make the session wait for the learner (exercise-modalities §10.2.4). */
export function isFileBased(kind: KindName): boolean {
  return kindNamed(kind).manner === "file";
}

/** Never two file-based exercises in a row; conversation goes between (§10.2.5). */
export const twoFiles: Rule = (draft, situation) => {
  const last = situation.question.recent?.at(-1);
  if (last === undefined || !isFileBased(last.modality)) return null;
  const next = leave(draft, situation, isFileBased, ["conversation"]);
  return (
    next && {
      draft: next,
      reason: `After ${oneOf(last.modality)}, for a change ${oneOfThese(next)} (§10.2.5).`,
    }
  );
};
