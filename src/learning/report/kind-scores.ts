import { wilson } from "../../text/interval.ts";
import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";
import type { ExerciseResult } from "../result.ts";

/** How one kind of exercise went so far. */
export type KindScore = {
  modality: Modality;
  exercises: number;
  /** The average score, 0 to 1, and where it lies with 95 % confidence. */
  mean: number;
  low: number;
  high: number;
};

/**
 * The kinds that were tried. Wilson's interval as if each exercise were right or wrong as a whole: scores vary less than
 * that, so it is rather too wide than too narrow, and a few full marks do not look like certainty.
 */
export function kindScores(results: readonly Pick<ExerciseResult, "modality" | "score">[]): KindScore[] {
  return modalities.flatMap((modality) => {
    const own = results.filter((result) => result.modality === modality);
    const sum = own.reduce((total, { score }) => total + score.percentage, 0);
    const interval = wilson(sum, own.length);
    return interval === null
      ? []
      : [{ modality, exercises: own.length, mean: sum / own.length, ...interval }];
  });
}

/** The kind that goes better than every other, beyond what chance would do; `null` where none stands out. */
export function bestKind(kinds: readonly KindScore[]): Modality | null {
  const [best, ...others] = kinds.toSorted((a, b) => b.mean - a.mean);
  if (best === undefined || others.length === 0) return null;
  return others.every(({ high }) => high < best.low) ? best.modality : null;
}
