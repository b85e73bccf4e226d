import { isFileBased } from "../modality/rules/two-files.ts";
import type { Candidate } from "./candidates.ts";
import { itemFor } from "./item-for.ts";
import type { PlanItem } from "./plan-item.ts";
import { isOfOne, type Setting } from "./setting.ts";
import { minutesOf } from "./timing.ts";

/** Whether what is being learned may come before its minute, and a concept a third time in a sitting. */
export type Haste = "none" | "early" | "once more";

/** `null` where it would not fit: too long, too early, straight after the same concept, or a second file in a row. */
export function made(
  candidate: Candidate,
  before: readonly PlanItem[],
  room: number,
  setting: Setting,
  haste: Haste,
): PlanItem | null {
  if (haste === "none" && isEarly(candidate, before, setting.input.now)) return null;
  const last = before.at(-1);
  const lastConcept =
    last === undefined ? setting.recent.at(-1)?.conceptId : isOfOne(last) ? last.concept_id : null;
  if (timesSoFar(candidate, setting) >= (haste === "once more" ? 3 : 2)) return null;
  if (candidate.concept.id === lastConcept || minutesOf(candidate.type, "conversation") > room) return null;
  // All of it rests: asked well today, or often this week.
  if (candidate.type !== "new" && setting.input.available(candidate.concept.id).length === 0) return null;
  const item = itemFor(candidate, before, room, setting);
  if (item === null) return null;
  if (last !== undefined && isFileBased(last.kind) && isFileBased(item.kind)) return null;
  return item.minutes > room ? null : item;
}

/** More than twice in a sitting a concept is no longer learned but endured; three times where there is nothing else. */
function timesSoFar({ concept }: Candidate, { recent }: Setting): number {
  return recent.filter(({ conceptId }) => conceptId === concept.id).length;
}

function isEarly({ why }: Candidate, before: readonly PlanItem[], now: Date): boolean {
  if (why.because !== "step") return false;
  return why.due.getTime() > now.getTime() + total(before) * 60_000;
}

/** How far down a list we look when its first will not do: so planning does not grow with the square of a course. */
export const lookAhead = 12;

export function firstThatFits(
  types: readonly PlanItem["type"][],
  pools: Record<PlanItem["type"], Candidate[]>,
  make: (candidate: Candidate) => PlanItem | null,
): PlanItem | null {
  for (const type of types) {
    const item = firstIn(pools[type], make);
    if (item !== null) return item;
  }
  return null;
}

export function firstIn(pool: Candidate[], make: (candidate: Candidate) => PlanItem | null): PlanItem | null {
  for (const [i, candidate] of pool.slice(0, lookAhead).entries()) {
    const item = make(candidate);
    if (item === null) continue;
    pool.splice(i, 1);
    return item;
  }
  return null;
}

export function total(plan: readonly PlanItem[]): number {
  return plan.reduce((sum, { minutes }) => sum + minutes, 0);
}
