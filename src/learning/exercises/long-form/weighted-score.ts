import type { Rubric } from "../../course-format.ts";
import type { FsrsRating } from "../../schedule.ts";

/** The sum of scores times weights, out of 4 (exercise-modalities §6.4). A dimension without a score counts 1. */
export function weightedScore(rubric: Rubric, scores: Readonly<Record<string, number>>): number {
  const sum = rubric.dimensions.reduce((total, { name, weight }) => total + weight * (scores[name] ?? 1), 0);
  return Math.min(4, Math.max(1, Math.round(sum * 1000) / 1000));
}

/** Bands closed below, with no holes between them: 3.45 is Good, 2.45 is Hard (decision 20). */
export function ratingOf(weighted: number): FsrsRating {
  if (weighted >= 3.5) return 4;
  if (weighted >= 2.5) return 3;
  return weighted >= 1.5 ? 2 : 1;
}
