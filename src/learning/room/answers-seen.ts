import { Evaluation } from "../evaluation.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { kindOf } from "../exercises/kinds.ts";

/**
 * What an exercise was worth when its answers were shown: by a look, or by a result that was taken back since. null
 * where they were not, or where only the learner says what it is worth. A program's tests give no answer away: they
 * stand in the learner's own file from the start.
 */
export function worthBeforeAnswers(record: ExerciseRecord): Evaluation | null {
  if (kindOf(record).hasOwnTests) return null;
  const shown = Evaluation.safeParse(record.status === "evaluated" ? record.evaluation : record.looked_at);
  return shown.success && !shown.data.provisional ? shown.data : null;
}

/** Done again from its answers, an exercise is worth no more than before they were seen; nor is any piece of it. */
export function noMoreThan(before: Evaluation, again: Evaluation): Evaluation {
  const pieces = new Map(before.items?.map(({ item, rating }) => [item, rating]));
  const isMore = again.score.percentage > before.score.percentage || again.fsrs_rating > before.fsrs_rating;
  return {
    ...again,
    ...(isMore ? { score: before.score } : {}),
    fsrs_rating: least(before.fsrs_rating, again.fsrs_rating),
    ...(again.items === undefined
      ? {}
      : {
          items: again.items.map((one) => ({ ...one, rating: least(pieces.get(one.item) ?? 1, one.rating) })),
        }),
  };
}

function least<Rating extends number>(one: Rating, other: Rating): Rating {
  return one < other ? one : other;
}
