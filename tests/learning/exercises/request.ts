import type { Course } from "../../../src/learning/course.ts";
import type { ExerciseRequest } from "../../../src/learning/exercises/exercise.ts";

type Given = Partial<ExerciseRequest> & Pick<ExerciseRequest, "exerciseId" | "now">;

/** A request for an exercise on a concept of a course, by a learner who has done nothing yet. */
export function exerciseRequest(course: Course, conceptId: string, given: Given): ExerciseRequest {
  const concept = course.concepts.find(({ id }) => id === conceptId);
  if (concept === undefined) throw new Error(`no concept ${conceptId}`);
  return {
    course,
    concept,
    bloom: concept.bloom_target,
    seed: 1,
    history: [],
    errors: [],
    due: new Set(),
    sealed: false,
    ...given,
  };
}
