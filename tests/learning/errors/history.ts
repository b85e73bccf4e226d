import { itemKey } from "../../../src/learning/exercises/exercise.ts";
import { type ConceptProgress, noProgress, type PastError } from "../../../src/learning/progress.ts";
import { schedule } from "../../../src/learning/schedule.ts";

type Wrong = [expected: string, actual: string, errorType?: string, more?: Partial<PastError>];

export type Session = { wrong?: Wrong[]; uses?: string[]; rating?: 1 | 2 | 3 | 4; day?: number };

/** One exercise a day from 1 March 2026, unless a day is given; `uses` are words of the course. */
export function history(...sessions: Session[]): ConceptProgress {
  const progress = noProgress("greetings");
  const fsrs = schedule("UTC");
  for (const [i, { wrong = [], uses = [], rating = 2, day = i }] of sessions.entries()) {
    const at = new Date(Date.UTC(2026, 2, 1 + day, 10)).toISOString();
    const exercise_id = `e${i}`;
    progress.exercise_history.push({
      exercise_id,
      completed: at,
      modality: "worksheet",
      type: "vocabulary",
      uses: uses.map((word) => itemKey("vocabulary", word)),
      bloom_level: "remember",
      percentage: 0.5,
      rating,
    });
    const { card, log } = fsrs.review(progress.fsrs ?? fsrs.fresh(new Date(at)), rating, new Date(at));
    progress.fsrs = card;
    progress.reviews.push(log);
    for (const [expected, actual, error_type = "vocabulary_confusion", more] of wrong)
      progress.error_history.push({
        at,
        exercise_id,
        question: "1.1",
        error_type,
        detail: "",
        expected,
        actual,
        ...more,
      });
  }
  return progress;
}
