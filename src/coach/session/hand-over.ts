import { notKnown, unanswered } from "../../learning/errors/error-type.ts";
import type { ExerciseResult } from "../../learning/result.ts";
import type { Coach } from "./coach.ts";
import type { ConceptReview } from "./concept-reviews.ts";
import type { Finished, Miss } from "./session-state.ts";

/** How coached words count in the learner's record, as any other exercise does (decision 38). */
export function resultOf(
  { spec, items }: Coach,
  sessionId: string,
  { concept, words }: ConceptReview,
): ExerciseResult {
  const required = Math.max(1, Number(spec.context.required_usages ?? 1));
  const [first] = words;
  const hints = words.reduce((sum, { helped = 0 }) => sum + helped, 0);
  return {
    exercise_id: `coach-${sessionId}-${first.id}`,
    concept_id: concept.id,
    modality: "conversation",
    type: "coached-word",
    bloom_level: concept.bloom_level,
    started: first.started,
    completed: (words.at(-1) ?? first).completed,
    score: scoreOf(words, required),
    fsrs_rating: lowered(ratingOf(words, required), hints),
    hints_used: hints,
    errors: words.flatMap(({ id, misses }) => errorsOf(items.get(id)?.target ?? id, misses)),
    uses: words.map(({ id }) => id),
  };
}

/** Of one word, its uses; of several, how many of them were learned. */
function scoreOf(words: ConceptReview["words"], required: number): ExerciseResult["score"] {
  const [first, ...others] = words;
  const [correct, total] =
    others.length === 0
      ? [Math.min(first.usage, required), required]
      : [words.filter((word) => isLearned(word, required)).length, words.length];
  return { correct, total, percentage: correct / total };
}

/** Of several words, by the share that was learned (decision 20). */
function ratingOf(words: ConceptReview["words"], required: number): Rating {
  const [first, ...others] = words;
  if (others.length === 0) return wordRating(first, required);
  const { percentage } = scoreOf(words, required);
  if (percentage >= 0.95) return 4;
  if (percentage >= 0.75) return 3;
  return percentage >= 0.5 ? 2 : 1;
}

type Rating = 1 | 2 | 3 | 4;

/** Put off, or given up with too few uses: Again. With repeat-after-me: Hard. With a miss: Good. Without: Easy. */
function wordRating(word: Finished, required: number): Rating {
  if (!isLearned(word, required)) return 1;
  if (word.remediated) return 2;
  return word.failed > 0 ? 3 : 4;
}

function isLearned({ outcome, usage }: Finished, required: number): boolean {
  return outcome === "mastered" && usage >= required;
}

/** Help lowers a rating by one (decision 20). */
function lowered(rating: Rating, hints: number): Rating {
  const lower = { 1: 1, 2: 1, 3: 2, 4: 3 } as const;
  return hints === 0 ? rating : lower[rating];
}

function errorsOf(target: string, misses: readonly Miss[]): ExerciseResult["errors"] {
  return misses.map((miss) => ({
    question: target,
    error_type: errorType(miss, target),
    detail: miss.because,
    expected: target,
    actual: miss.heard,
  }));
}

function errorType({ heard, matched, close }: Miss, target: string): string {
  if (heard === "") return unanswered;
  if (close || matched === target) return "spelling";
  return matched === null ? notKnown : "vocabulary_confusion";
}
