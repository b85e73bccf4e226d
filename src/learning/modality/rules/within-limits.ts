import { leave, type Rule } from "../draft.ts";
import type { Barred } from "../limits.ts";
import { namesOf } from "../words.ts";

/** What this installation or this concept's material cannot do. */
export const unavailable = within("unavailable", "cannot be done here", "§2.2");

/** Weight 0 means never (exercise-modalities §2.3). */
export const weightless = within("weightless", "has weight 0 in this course", "§2.3");

/** What the learner avoids is never chosen while anything else is left (§2.2.4, decision 19). */
export const avoided = within("avoided", "is what the learner avoids", "§2.2.4");

/** What there is no time for, or what was done too lately, waits (§10.1). */
export const notNow = within("not now", "would take too long now, or was done lately", "§10.1");

function within(why: Barred, because: string, section: string): Rule {
  return (draft, situation) => {
    const next = leave(draft, situation, (modality) => situation.limits.barred.get(modality) === why);
    if (next === null) return null;
    const gone = draft.among.filter(({ modality }) => situation.limits.barred.get(modality) === why);
    const reason = `A ${namesOf({ ...draft, among: gone })} ${because}, so ${namesOf(next)} (${section}).`;
    return { draft: next, reason };
  };
}
