import type { Modality } from "../../course-format.ts";
import { leave, type Rule } from "../draft.ts";
import { inWords, namesOf } from "../words.ts";

/** What helps out of what (exercise-modalities §10.4). The spec names no way out of the other two. */
const wayOut: Readonly<Partial<Record<Modality, Modality>>> = {
  worksheet: "conversation",
  conversation: "worksheet",
  code: "conversation",
};

/** Switches for the same concept when the learner is failing; never into what they are failing at too. */
export const struggle: Rule = (draft, situation) => {
  const failing = draft.among.find(
    ({ modality }) => modality in wayOut && situation.struggling.has(modality),
  );
  if (failing === undefined) return null;
  const out = wayOut[failing.modality];
  const next = leave(
    draft,
    situation,
    (modality) => situation.struggling.has(modality),
    out === undefined ? [] : [out],
  );
  if (next === null) return null;
  const what = inWords(failing.modality);
  return {
    draft: next,
    reason: `The last two ${what} results were below 50 %, so ${namesOf(next)} (§10.4).`,
  };
};
