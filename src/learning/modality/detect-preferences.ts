import type { Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";

/** One finished exercise; `percentage` runs from 0 to 1. */
export type Finished = { readonly modality: Modality; readonly percentage: number };

export type DetectedPreferences = {
  highest_performance: Modality | null;
  /** `null` unless it is another one than the highest. */
  lowest_performance: Modality | null;
  /** The one with most finished exercises. */
  most_engaged: Modality | null;
};

/** Fewer exercises than this say nothing about a modality (the number of exercise-modalities §11.3.2). */
const enough = 3;

/** What a learner's results say about their preferences (§11.2 `auto_detected`); `null` where they say nothing yet. */
export function detectPreferences(records: readonly Finished[]): DetectedPreferences {
  const known = modalities
    .map((modality) => summary(records, modality))
    .filter(({ count }) => count >= enough);
  const byScore = known.toSorted((a, b) => b.average - a.average || b.count - a.count);
  const byCount = known.toSorted((a, b) => b.count - a.count || b.last - a.last);
  const highest = byScore[0];
  const lowest = byScore.at(-1);
  const differ = highest && lowest && lowest.average < highest.average;
  return {
    highest_performance: highest?.modality ?? null,
    lowest_performance: differ ? lowest.modality : null,
    most_engaged: byCount[0]?.modality ?? null,
  };
}

function summary(records: readonly Finished[], modality: Modality) {
  const own = records.filter((record) => record.modality === modality);
  const total = own.reduce((sum, { percentage }) => sum + percentage, 0);
  const last = records.findLastIndex((record) => record.modality === modality);
  return { modality, count: own.length, average: total / Math.max(own.length, 1), last };
}
