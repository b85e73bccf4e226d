import type { Learning } from "./learning.ts";
import type { Finished } from "./session-state.ts";

/** Words of one concept that were coached in one sitting: one review, however many they are (decision 38). */
export type ConceptReview = {
  concept: NonNullable<ReturnType<Learning["conceptOf"]>>;
  words: [Finished, ...Finished[]];
};

/** Words of a concept that ended further apart than this are of two sittings. */
const sittingMs = 12 * 60 * 60 * 1000;

/** By concept, in the order in which they were begun. The same words give the same reviews. Words of no concept, and those that were skipped, are left out. */
export function reviewsOf(finished: readonly Finished[], conceptOf: Learning["conceptOf"]): ConceptReview[] {
  const reviews: ConceptReview[] = [];
  const latest = new Map<string, ConceptReview>();
  for (const word of finished) {
    if (word.skipped === true) continue;
    const concept = conceptOf(word.id);
    if (concept === null) continue;
    const begun = latest.get(concept.id);
    if (begun !== undefined && isSameSitting(begun.words[0], word)) {
      begun.words.push(word);
      continue;
    }
    const review: ConceptReview = { concept, words: [word] };
    reviews.push(review);
    latest.set(concept.id, review);
  }
  return reviews;
}

/** The finished words whose concept has words ahead: its review is not over yet. */
export function notOver(
  finished: readonly Finished[],
  ahead: readonly string[],
  conceptOf: Learning["conceptOf"],
): Finished[] {
  const open = new Set(finished.flatMap(({ id }) => conceptOf(id)?.id ?? []));
  const coming = new Set(
    ahead.map((id) => conceptOf(id)?.id).filter((id) => id !== undefined && open.has(id)),
  );
  return coming.size === 0 ? [] : finished.filter(({ id }) => coming.has(conceptOf(id)?.id));
}

function isSameSitting(first: Finished, word: Finished): boolean {
  return Date.parse(word.completed) - Date.parse(first.completed) < sittingMs;
}
