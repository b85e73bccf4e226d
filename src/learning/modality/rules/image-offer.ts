import type { Modality } from "../../course-format.ts";
import { modalities } from "../../course-words.ts";
import { kindNamed } from "../../exercises/kinds.ts";
import { leave, type Rule, secondaries } from "../draft.ts";
import { usedInDomain } from "../lookup.ts";
import { oneOfThese } from "../words.ts";

/** The one kind that is always opt-in, image review (exercise-modalities §10.2.6): where it would be set or is liked, it is offered. */
export const imageOffer: Rule = (draft, situation) => {
  const { question, limits } = situation;
  const offered = modalities.find((modality) => limits.barred.get(modality) === "offer");
  if (offered === undefined) return null;
  // All that is left may be avoided; an avoided modality is not offered on top.
  const avoided = question.preferences?.avoided?.includes(offered) ?? false;
  const next = leave(draft, situation, isOfferOnly);
  const liked =
    question.preferences?.preferred?.includes(offered) && usedInDomain(question.domain).includes(offered);
  const named = next !== null || secondaries(draft).includes(offered);
  if (avoided || !(named || liked)) {
    return next && { draft: next, reason: `A photo is never required, so ${oneOfThese(next)} (§10.2.6).` };
  }
  const settled = next ?? draft;
  return {
    draft: { ...settled, offer: offered },
    reason: `Here ${oneOfThese(settled)} comes first; if you like, work by hand and take a photo of it instead (§10.2.6).`,
  };
};

function isOfferOnly(modality: Modality): boolean {
  return kindNamed(modality).isOfferOnly;
}
