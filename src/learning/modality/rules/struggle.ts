import type { Modality } from "../../course-format.ts";
import { kindNamed } from "../../exercises/kinds.ts";
import { leave, type Rule, type Situation } from "../draft.ts";
import { oneOfThese, severalOf } from "../words.ts";

/** Switches for the same concept when the learner is failing; never into what they are failing at too. */
export const struggle: Rule = (draft, situation) => {
  const failing = draft.among.find(
    ({ modality }) => kindNamed(modality).wayOut !== null && situation.struggling.has(modality),
  );
  if (failing === undefined) return null;
  const out = kindNamed(failing.modality).wayOut;
  const next = leave(
    draft,
    situation,
    (modality) => situation.struggling.has(modality),
    out === null ? [] : [out],
  );
  if (next === null) return null;
  const what = `${severalOf(failing.modality)}${elsewhere(situation, failing.modality)}`;
  return {
    draft: next,
    reason: `The last two ${what} stayed below 50 %, so ${oneOfThese(next)} may help more (§10.4).`,
  };
};

/** A concept that goes well is not told of another's failures as if they were its own. */
function elsewhere({ question }: Situation, failing: Modality): string {
  const { recent = [], conceptId } = question;
  if (conceptId === undefined) return "";
  const lastTwo = recent.filter(({ modality }) => modality === failing).slice(-2);
  const own = lastTwo.filter((each) => each.conceptId === conceptId).length;
  return own === lastTwo.length ? "" : own === 0 ? " on other concepts" : " of this session";
}
