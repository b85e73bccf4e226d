import { leave, type Rule, secondaries } from "../draft.ts";
import { usedInDomain } from "../lookup.ts";
import { oneOfThese } from "../words.ts";

/** Image review is always opt-in (exercise-modalities §10.2.6): where it would be set or is liked, it is offered. */
export const imageOffer: Rule = (draft, situation) => {
  const { question, limits } = situation;
  if (limits.barred.get("image_review") !== "offer") return null;
  // All that is left may be avoided; an avoided modality is not offered on top.
  const avoided = question.preferences?.avoided?.includes("image_review") ?? false;
  const next = leave(draft, situation, (modality) => modality === "image_review");
  const liked =
    question.preferences?.preferred?.includes("image_review") &&
    usedInDomain(question.domain).includes("image_review");
  const named = next !== null || secondaries(draft).includes("image_review");
  if (avoided || !(named || liked)) {
    return next && { draft: next, reason: `A photo is never required, so ${oneOfThese(next)} (§10.2.6).` };
  }
  const settled = next ?? draft;
  return {
    draft: { ...settled, offer: "image_review" },
    reason: `Here ${oneOfThese(settled)} comes first; if you like, work by hand and take a photo of it instead (§10.2.6).`,
  };
};
