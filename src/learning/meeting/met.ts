import { learnerDate } from "../learner-day.ts";
import type { ConceptProgress } from "../progress.ts";
import { isOfCards } from "../result.ts";
import type { KeptMet } from "../state/met-file.ts";
import type { Introduction } from "./introductions.ts";

/** What a learner has met: shown on purpose, or asked in earlier days, when the answer was told. */
export type Met = {
  has(one: Introduction): boolean;
  /** Its text was read, or told in a talk. */
  hasRead(concept: string): boolean;
};

export function metBy(kept: KeptMet, progress: ReadonlyMap<string, ConceptProgress>): Met {
  return {
    has: ({ id, key, concepts }) =>
      kept.pieces.has(id) || concepts.some((concept) => wasAsked(progress.get(concept), key)),
    hasRead: (concept) =>
      kept.texts.has(concept) ||
      // Whoever practised it otherwise was taught it first; cards are turned over without its text.
      (progress.get(concept)?.exercise_history.some((done) => !isOfCards(done)) ?? false),
  };
}

function wasAsked(progress: ConceptProgress | undefined, key: string): boolean {
  return progress !== undefined && Object.hasOwn(progress.items, key);
}

/** How many were met for the first time on the learner's day that a moment belongs to. */
export function metOn(kept: KeptMet, now: Date, zone: string): number {
  const today = learnerDate(now, zone);
  // Most are of other days, and dates are dear to make: two days round it are looked at.
  const near = (at: string) => Math.abs(Date.parse(at) - now.getTime()) < 2 * 86_400_000;
  return kept.pieces
    .values()
    .filter((at) => near(at) && learnerDate(new Date(at), zone) === today)
    .toArray().length;
}
