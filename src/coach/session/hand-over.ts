import { unanswered } from "../../learning/errors/error-type.ts";
import type { ExerciseResult } from "../../learning/result.ts";
import type { Coach } from "./coach.ts";
import type { Finished, Miss } from "./session-state.ts";

/** How a coached word counts in the learner's record, as any other exercise does (decision 38). */
export function resultOf(
  { spec, items }: Coach,
  sessionId: string,
  word: Finished,
  concept: { id: string; bloom_level: ExerciseResult["bloom_level"] },
): ExerciseResult {
  const required = Math.max(1, Number(spec.context.required_usages ?? 1));
  const correct = Math.min(word.usage, required);
  const target = items.get(word.id)?.target ?? word.id;
  return {
    exercise_id: `coach-${sessionId}-${word.id}`,
    concept_id: concept.id,
    modality: "conversation",
    type: "coached-word",
    bloom_level: concept.bloom_level,
    started: word.started,
    completed: word.completed,
    score: { correct, total: required, percentage: correct / required },
    fsrs_rating: ratingOf(word, required),
    hints_used: 0,
    errors: word.misses.map((miss) => ({
      question: target,
      error_type: errorType(miss, target),
      detail: miss.because,
      expected: target,
      actual: miss.heard,
    })),
    uses: [word.id],
  };
}

/** Put off, or given up with too few uses: Again. With repeat-after-me: Hard. With a miss: Good. Without: Easy. */
export function ratingOf({ outcome, usage, remediated, failed }: Finished, required: number): 1 | 2 | 3 | 4 {
  if (outcome === "deferred" || usage < required) return 1;
  if (remediated) return 2;
  return failed > 0 ? 3 : 4;
}

function errorType({ heard, matched, close }: Miss, target: string): string {
  if (heard === "") return unanswered;
  if (close || matched === target) return "spelling";
  return matched === null ? unanswered : "vocabulary_confusion";
}
