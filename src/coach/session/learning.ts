import { bloomLevels } from "../../bloom.ts";
import type { Course } from "../../learning/course.ts";
import type { BloomLevel } from "../../learning/course-format.ts";
import type { ExerciseResult } from "../../learning/result.ts";
import { type CourseState, courseState } from "../../learning/state/course-state.ts";
import type { Ports } from "../../learning/state/ports.ts";
import type { OpenedDeck } from "../deck/load-deck.ts";
import type { Coach } from "./coach.ts";
import { reviewsOf } from "./concept-reviews.ts";
import { resultOf } from "./hand-over.ts";
import type { Finished } from "./session-state.ts";

/** The course that coached words count in. */
export type Learning = {
  course: Course;
  /** null: the course has no such concept (any more), and nothing is recorded. */
  conceptOf(itemId: string): { id: string; bloom_level: BloomLevel } | null;
};

/** Using a word in talk is applying it; a concept that asks for less is met at its own level. */
export function learningOf({ course, conceptOf }: Pick<OpenedDeck, "course" | "conceptOf">): Learning {
  const targets = new Map(course.concepts.map(({ id, bloom_target }) => [id, bloom_target]));
  return {
    course,
    conceptOf(itemId) {
      const id = conceptOf.get(itemId);
      const target = id === undefined ? undefined : targets.get(id);
      if (id === undefined || target === undefined) return null;
      const lower = bloomLevels.indexOf(target) < bloomLevels.indexOf("apply");
      return { id, bloom_level: lower ? target : "apply" };
    },
  };
}

/**
 * Each concept of the words is one review. Twice is once: a review that is recorded already is left as it is, and one that
 * has gained words since takes the place of what it was. Gives what was found damaged.
 */
export async function handOver(
  { course, conceptOf }: Learning,
  home: string,
  ports: Ports,
  coach: Coach,
  sessionId: string,
  finished: readonly Finished[],
): Promise<string[]> {
  const results = reviewsOf(finished, conceptOf).map((review) => resultOf(coach, sessionId, review));
  if (results.length === 0) return [];
  const state = courseState(home, course, ports);
  const { problems, repeated } = await state.record(results);
  const grown = await outgrown(state, results, new Set(repeated));
  if (grown.length === 0) return problems;
  return [...problems, ...(await state.replace(grown)).problems];
}

/** The results that are recorded with fewer words than they have now. */
async function outgrown(
  state: CourseState,
  results: readonly ExerciseResult[],
  repeated: ReadonlySet<string>,
): Promise<ExerciseResult[]> {
  const several = results.filter(({ exercise_id, uses }) => repeated.has(exercise_id) && uses.length > 1);
  if (several.length === 0) return [];
  const words = new Map(
    (await state.results()).map(({ result }) => [result.exercise_id, result.uses.length]),
  );
  return several.filter(({ exercise_id, uses }) => (words.get(exercise_id) ?? 0) < uses.length);
}
