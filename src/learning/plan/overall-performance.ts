import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";
import type { ConceptProgress } from "../progress.ts";

export type Performance = NonNullable<ConceptProgress["modality_performance"][Modality]>;

/** How each modality has gone over all concepts (exercise-modalities §11.1); `null` where it was never used. */
export function overallPerformance(
  progress: Iterable<ConceptProgress>,
): Record<Modality, Performance | null> {
  const overall: Record<Modality, Performance | null> = {
    worksheet: null,
    conversation: null,
    code: null,
    long_form: null,
    image_review: null,
  };
  for (const { modality_performance } of progress)
    for (const modality of modalities) {
      const own = modality_performance[modality];
      if (own) overall[modality] = together(overall[modality], own);
    }
  return overall;
}

/** What is planned counts as tried, so that nothing is called untried or the only one which is in the plan already. */
export function withPlanned(
  overall: Record<Modality, Performance | null>,
  planned: readonly { modality: Modality }[],
  now: Date,
): Record<Modality, Performance | null> {
  const next = { ...overall };
  for (const { modality } of planned) {
    const { attempts = 0, avg_score = unknownScore } = next[modality] ?? {};
    next[modality] = { attempts: attempts + 1, avg_score, last_used: now.toISOString() };
  }
  return next;
}

/** Neither well nor badly. */
export const unknownScore = 0.75;

function together(a: Performance | null, b: Performance): Performance {
  if (a === null) return b;
  const attempts = a.attempts + b.attempts;
  const avg_score = (a.avg_score * a.attempts + b.avg_score * b.attempts) / Math.max(1, attempts);
  const last_used = Date.parse(a.last_used) >= Date.parse(b.last_used) ? a.last_used : b.last_used;
  return { attempts, avg_score, last_used };
}
