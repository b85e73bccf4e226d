import type { Modality } from "../course-format.ts";
import { kindNamed } from "../exercises/kinds.ts";
import type { PlanItem } from "./plan-item.ts";

/** Minutes (exercise-modalities §10.1: planning and summary take 3 of 25, teaching 3, practice 5, a quick check 3). */
export const teaching = 3;
const overheadShare = 3 / 25;
const longestOverhead = 5;

/** What is left for exercises of a session's minutes. */
export function workingMinutes(minutes: number): number {
  return Math.max(0, minutes - Math.min(longestOverhead, Math.ceil(minutes * overheadShare)));
}

/**
 * A review is quick where it is talked through; on a file, at length or a step up it takes as long as practice. A long
 * answer takes as long as its words take to write.
 */
export function minutesOf(
  type: PlanItem["type"],
  modality: Modality,
  { stepUp = false, words = 0 }: { stepUp?: boolean; words?: number } = {},
): number {
  const exercise = kindNamed(modality).minutes({ quick: type === "review" && !stepUp, words });
  return type === "new" ? teaching + exercise : exercise;
}

/** Two new concepts in 25 minutes (§10.1), and no more than eight at a sitting however long it is. */
export function mostNew(minutes: number): number {
  return Math.min(8, Math.max(1, Math.floor((minutes * 2) / 25)));
}
