import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Course } from "../../../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../../../src/learning/course-format.ts";
import {
  type ExerciseRecord,
  type ExerciseRequest,
  exerciseId,
} from "../../../../src/learning/exercises/exercise.ts";
import { generateImageReview } from "../../../../src/learning/exercises/image-review/generate.ts";
import { imageReview } from "../../../../src/learning/exercises/image-review/kind.ts";
import { exerciseRequest } from "../request.ts";

export const now = new Date("2026-02-22T14:30:00.000Z");

export function fixture(name: string): { path: string; bytes: Uint8Array } {
  const path = join(import.meta.dir, "fixtures", name);
  return { path, bytes: readFileSync(path) };
}

/** A course in which these are to be written by hand, one reference a line. */
export function courseOf(references: readonly string[], language: string | undefined): Course {
  const concept = Concept.parse({
    id: "hand",
    title: "By hand",
    description: "Write.",
    unit: "1",
    type: "script",
    bloom_target: "apply",
  });
  const items = Items.parse({
    concept: "hand",
    teach: { explanation: "Write it.", example: "So." },
    handwriting: [{ prompt: "Write these lines.", reference: references.join("\n") }],
  });
  const config = CourseConfig.parse({
    name: "by-hand",
    title: "By hand",
    description: "Writing.",
    domain_type: "language",
    license: "CC0",
    ...(language === undefined ? {} : { target_language: language }),
  });
  return { config, concepts: [concept], items: new Map([["hand", items]]) };
}

export function requestFor(course: Course, conceptId: string, more: Partial<ExerciseRequest> = {}) {
  return exerciseRequest(course, conceptId, {
    bloom: "apply",
    exerciseId: exerciseId(now, conceptId, imageReview),
    seed: 0,
    now,
    ...more,
  });
}

export function exerciseIn(course: Course, conceptId = "hand"): ExerciseRecord {
  const made = generateImageReview(requestFor(course, conceptId));
  if ("problem" in made) throw new Error(made.problem);
  return made.record;
}
