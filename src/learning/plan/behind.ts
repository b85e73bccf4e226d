import type { Course } from "../course.ts";
import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";
import { kindNamed } from "../exercises/kinds.ts";
import type { Week } from "../modality/week.ts";

/**
 * The modalities that have had less than their share of the last seven days' exercises, by the course's weights, furthest
 * behind first (Sainte-Laguë's quotient). None where a course sets no weights, or before anything was done.
 */
export function behindIn({ config }: Course, week: Week): Modality[] {
  const weights = config.exercise_config.modality_weights ?? {};
  const set = modalities.filter((one) => (weights[one] ?? 0) > 0 && !kindNamed(one).isOfferOnly);
  const all = set.reduce((sum, one) => sum + (weights[one] ?? 0), 0);
  const done = modalities.reduce((sum, one) => sum + (week[one] ?? 0), 0);
  if (done === 0) return [];
  const share = (one: Modality) => (weights[one] ?? 0) / all;
  const quotient = (one: Modality) => share(one) / (2 * (week[one] ?? 0) + 1);
  return set
    .filter((one) => (week[one] ?? 0) + 0.5 < share(one) * (done + 1))
    .toSorted((a, b) => quotient(b) - quotient(a));
}
