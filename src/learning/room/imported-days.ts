import { cardsOf } from "../exercises/flashcards/card.ts";
import { summarise } from "../exercises/flashcards/summary.ts";
import type { ImportedReview } from "../import/imported.ts";
import { learnerDayNumber } from "../plan/due.ts";
import type { ExerciseResult } from "../result.ts";
import type { Visit } from "./room.ts";

/** Of an older history, each card keeps what it comes to (`flashcards.json`). */
const mostDays = 365;

/** What a learner did in another program, day by day, as sittings with cards: progress, streak and calendar know of it. */
export function importedDays(
  { course, profile }: Visit,
  reviews: readonly ImportedReview[],
): ExerciseResult[] {
  const cards = new Map(cardsOf(course).map((card) => [card.id, card]));
  const days = Map.groupBy(reviews, ({ at }) => learnerDayNumber(new Date(at), profile.time_zone));
  const latest = [...days].toSorted(([a], [b]) => a - b).slice(-mostDays);
  return latest.flatMap(([, own]) => {
    const answers = own.flatMap(({ card, rating, at }) => {
      const known = cards.get(card);
      return known === undefined ? [] : [{ card: known, rating, at: new Date(at) }];
    });
    const [first, last] = [answers[0], answers.at(-1)];
    if (first === undefined || last === undefined) return [];
    return summarise(course, answers, first.at, last.at).map(({ result }) => result);
  });
}
