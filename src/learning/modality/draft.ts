import type { Modality } from "../course-format.ts";
import type { Limits } from "./limits.ts";
import type { ModalityQuestion } from "./question.ts";

export type Candidate = { readonly modality: Modality; readonly secondary: Modality | null };

/** A choice in the making. */
export type Draft = {
  /** Equally good so far; the weights decide among them in the end. Never empty, each modality once. */
  readonly among: readonly Candidate[];
  readonly offer: Modality | null;
  /** A rule that looks at this learner has decided: shares of the week no longer change it. */
  readonly settled?: true;
};

/** What the rules look at. */
export type Situation = {
  readonly question: ModalityQuestion;
  readonly limits: Limits;
  /** Where to turn when neither first nor second choice will do, best first. */
  readonly neighbours: readonly (readonly Modality[])[];
  /** What the learner is failing at right now (exercise-modalities §10.4). */
  readonly struggling: ReadonlySet<Modality>;
};

export type Step = { readonly draft: Draft; readonly reason: string };

/** One rule of the spec. `null`: it has nothing to change. */
export type Rule = (draft: Draft, situation: Situation) => Step | null;

/** Where it changes something, that stands whatever the week had. */
export function settling(rule: Rule): Rule {
  return (draft, situation) => {
    const step = rule(draft, situation);
    return step === null ? null : { ...step, draft: { ...step.draft, settled: true } };
  };
}

/** Rules of one family, most urgent first: the first that changes something speaks for all. */
export function firstOf(...rules: Rule[]): Rule {
  return (draft, situation) => {
    for (const rule of rules) {
      const step = rule(draft, situation);
      if (step !== null) return step;
    }
    return null;
  };
}

/**
 * Turns away from what is unwanted: to the rest of the candidates, else to the first open goal, the second choices, or
 * the nearest neighbours. `null` when nothing is unwanted, or when there is nowhere to turn.
 */
export function leave(
  draft: Draft,
  situation: Situation,
  unwanted: (modality: Modality) => boolean,
  goals: readonly Modality[] = [],
): Draft | null {
  const kept = draft.among.filter(({ modality }) => !unwanted(modality));
  if (kept.length === draft.among.length) return null;
  if (kept.length > 0) return { ...draft, among: kept };
  const fits = (modality: Modality) => situation.limits.open.includes(modality) && !unwanted(modality);
  const goal = goals.find(fits);
  const groups = [goal === undefined ? [] : [goal], secondaries(draft), ...situation.neighbours];
  const next = groups.map((group) => group.filter(fits)).find((group) => group.length > 0);
  return next === undefined ? null : moveTo(draft, situation, next);
}

/** The new candidates keep what they replace as their second choice, where that may be chosen at all. */
export function moveTo(draft: Draft, situation: Situation, next: readonly Modality[]): Draft {
  const among = next.map((modality) => {
    const replaced = draft.among.find(({ secondary }) => secondary === modality) ?? draft.among[0];
    const second = [replaced?.modality, replaced?.secondary].find(
      (each) => each && each !== modality && situation.limits.open.includes(each),
    );
    return { modality, secondary: second ?? null };
  });
  return { ...draft, among };
}

export function secondaries(draft: Draft): Modality[] {
  return [...new Set(draft.among.flatMap(({ secondary }) => (secondary === null ? [] : [secondary])))];
}
