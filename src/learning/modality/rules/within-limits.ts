import { leave, type Rule } from "../draft.ts";
import type { Barred } from "../limits.ts";
import { allOfThese, capitalised, oneOfThese } from "../words.ts";

/** What this installation or this concept's material cannot do. */
export const unavailable = within("unavailable", (what) => `There are no ${what} for this here`, "§2.2");

/** There is material for it, but what was asked lately rests, or what is to come back is asked in another way. */
export const used = within("used", (what) => `What there is to ask just now does not fill ${what}`, "§2.2");

/** Weight 0 means never (exercise-modalities §2.3). */
export const weightless = within("weightless", (what) => `This course does not use ${what}`, "§2.3");

/** What the learner avoids is never chosen while anything else is left (§2.2.4, decision 19). */
export const avoided = within("avoided", (what) => `You would rather not have ${what}`, "§2.2.4");

/** What there is no time for, or what was done too lately, waits (§10.1). */
export const notNow = within(
  "not now",
  (what) => `${capitalised(what)} take too long for now, or you did one lately`,
  "§10.1",
);

function within(why: Barred, because: (what: string) => string, section: string): Rule {
  return (draft, situation) => {
    const next = leave(draft, situation, (modality) => situation.limits.barred.get(modality) === why);
    if (next === null) return null;
    const gone = draft.among.filter(({ modality }) => situation.limits.barred.get(modality) === why);
    const what = allOfThese({ ...draft, among: gone });
    return { draft: next, reason: `${because(what)}, so ${oneOfThese(next)} (${section}).` };
  };
}
