import { type Draft, firstOf, type Rule, type Situation, settling } from "./draft.ts";
import { limitsOf } from "./limits.ts";
import { usedAtLevel, usedInDomain } from "./lookup.ts";
import type { ModalityChoice, ModalityQuestion } from "./question.ts";
import { courseOverride } from "./rules/course-override.ts";
import { fromMatrix } from "./rules/from-matrix.ts";
import { imageOffer } from "./rules/image-offer.ts";
import { lowScores } from "./rules/low-scores.ts";
import { mixing } from "./rules/mixing.ts";
import { preferred } from "./rules/preferred.ts";
import { review } from "./rules/review.ts";
import { struggle } from "./rules/struggle.ts";
import { teaching } from "./rules/teaching.ts";
import { timeLeft } from "./rules/time-left.ts";
import { tooEasy } from "./rules/too-easy.ts";
import { twoFiles } from "./rules/two-files.ts";
import { untried } from "./rules/untried.ts";
import { variety } from "./rules/variety.ts";
import { weights } from "./rules/weights.ts";
import { avoided, notNow, unavailable, used, weightless } from "./rules/within-limits.ts";
import { strugglingWith } from "./struggling.ts";

/**
 * Decision 19's order; where two rules disagree, the later one has the last word. What is never chosen (unavailable,
 * weight 0, avoided, image review, not now) is settled first, since what comes later must not bring it back.
 */
const rules: readonly Rule[] = [
  courseOverride,
  imageOffer,
  unavailable,
  used,
  weightless,
  avoided,
  notNow,
  review,
  settling(preferred),
  firstOf(settling(struggle), settling(untried), settling(lowScores), tooEasy, mixing),
  variety,
  twoFiles,
  settling(timeLeft),
  weights,
];

/** Which kind of exercise comes next, and why (exercise-modalities §2, §10, §11). The same question, the same choice. */
export function selectModality(question: ModalityQuestion): ModalityChoice {
  const taught = teaching(question);
  if (taught !== null) return taught;
  const situation = situationOf(question);
  const first = fromMatrix(question);
  let draft = first.draft;
  const reason = [first.reason];
  for (const rule of rules) {
    const step = rule(draft, situation);
    if (step === null) continue;
    draft = step.draft;
    reason.push(step.reason);
  }
  return { ...chosen(draft, situation), reason };
}

function situationOf(question: ModalityQuestion): Situation {
  const limits = limitsOf(question);
  const { domain, bloom } = question;
  return {
    question,
    limits,
    neighbours: [usedAtLevel(domain, bloom), usedInDomain(domain), limits.open],
    struggling: strugglingWith(question.recent ?? []),
  };
}

function chosen(draft: Draft, { limits }: Situation): Omit<ModalityChoice, "reason"> {
  const { modality, secondary } = draft.among[0] ?? { modality: "conversation", secondary: null };
  const second = secondary !== null && secondary !== modality && limits.open.includes(secondary);
  return { modality, secondary: second ? secondary : null, offer: draft.offer };
}
