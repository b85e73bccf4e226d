import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";
import { kindNamed } from "../exercises/kinds.ts";
import { usedInDomain } from "./lookup.ts";
import type { ModalityQuestion } from "./question.ts";

/** Why a modality may not be chosen. `offer`: image review, which is offered instead. */
export type Barred = "unavailable" | "used" | "weightless" | "avoided" | "offer" | "not now";

/** What may be chosen at all. The rules move only within `open`, so none can bring back what another has barred. */
export type Limits = {
  /** Never empty. */
  readonly open: readonly Modality[];
  readonly barred: ReadonlyMap<Modality, Barred>;
};

/**
 * Hardest limit first: what cannot be done, what the course never does (weight 0, decision 19), what the learner avoids,
 * image review (exercise-modalities §10.2.6), and what has to wait. A limit that would leave nothing is not applied.
 */
export function limitsOf(question: ModalityQuestion): Limits {
  const limits: [Barred, (modality: Modality) => boolean][] = [
    ["weightless", (modality) => question.course?.modality_weights?.[modality] === 0],
    ["avoided", (modality) => question.preferences?.avoided?.includes(modality) ?? false],
    ["offer", (modality) => kindNamed(modality).isOfferOnly],
    ["not now", (modality) => question.notNow?.includes(modality) ?? false],
  ];
  let open = possible(question);
  const barred = new Map<Modality, Barred>();
  for (const modality of modalities)
    if (!open.includes(modality))
      barred.set(modality, question.used?.includes(modality) ? "used" : "unavailable");
  for (const [why, bars] of limits) {
    const left = open.filter((modality) => !bars(modality));
    if (left.length === 0) continue;
    for (const modality of open) if (bars(modality)) barred.set(modality, why);
    open = left;
  }
  return { open, barred };
}

/** What can be done here. Where nothing is said to be, there is still conversation: it needs no material (§1.2). */
export function possible(question: ModalityQuestion): Modality[] {
  const { available } = question;
  if (available === undefined) return usual(question);
  return available.length === 0 ? ["conversation"] : modalities.filter((each) => available.includes(each));
}

/** The domain's own modalities and those that the course names: no code exercises on vocabulary. */
function usual(question: ModalityQuestion): Modality[] {
  const overrides = Object.values(question.course?.modality_overrides ?? {});
  const named = overrides.flatMap(({ primary, secondary, bloom_override = {} }) => [
    primary,
    secondary,
    ...Object.values(bloom_override).flatMap((at) => [at.primary, at.secondary]),
  ]);
  const all = [...usedInDomain(question.domain), ...named];
  return modalities.filter((modality) => all.includes(modality));
}
