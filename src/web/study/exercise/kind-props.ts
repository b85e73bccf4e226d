import type { Grading } from "./grading.ts";
import type { OpenExercise } from "./use-exercise.ts";

/** What the page of every kind of exercise is given. */
export type KindProps = { open: OpenExercise; grading: Grading };
