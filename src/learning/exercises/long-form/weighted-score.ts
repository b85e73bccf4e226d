import type { Rubric } from "../../course-format.ts";
import type { FsrsRating } from "../../schedule.ts";

/**
 * The sum of scores times weights, out of 4 (exercise-modalities §6.4), over the dimensions that have a score: what
 * nobody judged neither lifts nor lowers it. With none at all it is 1.
 */
export function weightedScore(rubric: Rubric, scores: Readonly<Record<string, number | null>>): number {
  const judged = rubric.dimensions.flatMap(({ name, weight }) => {
    const score = scores[name];
    return score === undefined || score === null ? [] : [{ score, weight }];
  });
  const weights = judged.reduce((total, { weight }) => total + weight, 0);
  if (weights === 0) return 1;
  const sum = judged.reduce((total, { score, weight }) => total + score * weight, 0) / weights;
  return Math.min(4, Math.max(1, Math.round(sum * 1000) / 1000));
}

/** Bands closed below, with no holes between them: 3.45 is Good, 2.45 is Hard (decision 20). */
export function ratingOf(weighted: number): FsrsRating {
  if (weighted >= 3.5) return 4;
  if (weighted >= 2.5) return 3;
  return weighted >= 1.5 ? 2 : 1;
}
