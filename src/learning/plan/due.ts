import { State } from "ts-fsrs";
import { fromLearnerDay, toLearnerDay } from "../learner-day.ts";
import type { ConceptProgress } from "../progress.ts";
import type { FsrsCard } from "../schedule.ts";

const dayMs = 86_400_000;

/** The learner's days since 1970: two moments of one day have the same number, whatever the clocks did. */
export function learnerDayNumber(moment: Date, zone: string): number {
  return Math.floor(toLearnerDay(moment, zone).getTime() / dayMs);
}

/** When the learner's day with this number begins. */
export function startOfLearnerDay(number: number, zone: string): Date {
  return fromLearnerDay(new Date(number * dayMs), zone);
}

export type DueBy = { now: number; endOfDay: number };

export function dueBy(now: Date, zone: string): DueBy {
  const endOfDay = startOfLearnerDay(learnerDayNumber(now, zone) + 1, zone).getTime();
  return { now: now.getTime(), endOfDay };
}

/** A card in review is due all through its day; one that is being learned, in steps of minutes, at its minute. */
export function isDue(card: FsrsCard, { now, endOfDay }: DueBy): boolean {
  const due = Date.parse(card.due);
  return card.state === State.Review ? due < endOfDay : due <= now;
}

/** When a card that is being learned, in steps of minutes, comes back within so many minutes; `null` where it does not. */
export function stepWithin(card: FsrsCard, now: Date, minutes: number): Date | null {
  const due = new Date(card.due);
  const isStep = card.state === State.Learning || card.state === State.Relearning;
  return isStep && due.getTime() <= now.getTime() + minutes * 60_000 ? due : null;
}

/** The pieces of a concept that are due, by `itemKey`. */
export function piecesDue({ items }: ConceptProgress, by: DueBy): { key: string; card: FsrsCard }[] {
  return Object.entries(items).flatMap(([key, { fsrs }]) => (isDue(fsrs, by) ? [{ key, card: fsrs }] : []));
}

/**
 * When something comes back, the one rule for every place that tells it: when it is due; what is due today and has
 * nothing left to ask today (`rests`), when the learner's next day begins.
 */
export function comesBack(due: string, rests: boolean, { endOfDay }: DueBy): Date {
  const at = Date.parse(due);
  return new Date(rests && at < endOfDay ? endOfDay : at);
}

export type NextDue = { concept_id: string; due: Date };

/** The next that comes up, overdue or not, or the first after a moment; `null` where there is none. */
export function nextDue(
  progress: ReadonlyMap<string, ConceptProgress> | readonly ConceptProgress[],
  after?: Date,
  backAt: (conceptId: string, due: string) => Date = (_, due) => new Date(due),
): NextDue | null {
  let next: NextDue | null = null;
  for (const { concept_id, fsrs } of progress.values()) {
    if (fsrs === null) continue;
    const due = backAt(concept_id, fsrs.due);
    if (after !== undefined && due <= after) continue;
    if (next === null || due < next.due) next = { concept_id, due };
  }
  return next;
}
