import type { Modality } from "../../course-format.ts";
import { type Draft, moveTo, type Rule, type Situation, secondaries } from "../draft.ts";
import { usedAtLevel } from "../lookup.ts";
import { allOfThese } from "../words.ts";

/**
 * What the learner prefers, where it suits the concept (exercise-modalities §2.2.4, §11.3.3): a first choice, a second
 * choice, or what the matrix uses in this domain at this level. A liking for essays does not make vocabulary one.
 */
export const preferred: Rule = (draft, situation) => {
  const wanted = (situation.question.preferences?.preferred ?? []).filter((modality) =>
    situation.limits.open.includes(modality),
  );
  const next = towards(draft, situation, wanted);
  return (
    next && { draft: next, reason: `You like ${allOfThese(next)}, and here is a place for one (§2.2.4).` }
  );
};

function towards(draft: Draft, situation: Situation, wanted: readonly Modality[]): Draft | null {
  const kept = draft.among.filter(({ modality }) => wanted.includes(modality));
  if (kept.length > 0) return kept.length < draft.among.length ? { ...draft, among: kept } : null;
  const { domain, bloom } = situation.question;
  for (const suitable of [secondaries(draft), usedAtLevel(domain, bloom)]) {
    const first = wanted.find((modality) => suitable.includes(modality));
    if (first !== undefined) return moveTo(draft, situation, [first]);
  }
  return null;
}
