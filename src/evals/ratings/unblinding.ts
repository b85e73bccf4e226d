import { itemsFor, type RatingSet } from "./rating-set.ts";
import type { Rating } from "./read-ratings.ts";

/** Everybody has rated all that they were given. */
export function isComplete(set: RatingSet, ratings: readonly Rating[]): boolean {
  const rated = new Set(ratings.map(({ item, rater }) => JSON.stringify([item, rater])));
  return set.raters.every((rater) =>
    itemsFor(set, rater).every((item) => rated.has(JSON.stringify([item, rater]))),
  );
}

/** Whether conditions may be shown: nobody rates any more, or the researcher has ended blinding. */
export function isOpen(set: RatingSet, ratings: readonly Rating[]): boolean {
  return set.unblinded !== undefined || isComplete(set, ratings);
}
