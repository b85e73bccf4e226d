import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Course } from "../../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../../src/learning/course-format.ts";
import { ExerciseResult } from "../../../src/learning/result.ts";
import type { FsrsRating } from "../../../src/learning/schedule.ts";
import { courseState } from "../../../src/learning/state/course-state.ts";
import { type Ports, realPorts } from "../../../src/learning/state/ports.ts";

const ids = ["salam", "makan", "rumah"];

/** A small course that is not one of ours. */
export const course: Course = {
  config: CourseConfig.parse({
    name: "kampung",
    title: "Di kampung",
    description: "Kata pertama",
    domain_type: "language",
    license: "CC0",
  }),
  concepts: ids.map((id) =>
    Concept.parse({
      id,
      title: id,
      description: id,
      unit: "1",
      type: "vocabulary",
      bloom_target: "remember",
    }),
  ),
  items: new Map(
    ids.map((id) => [id, Items.parse({ concept: id, teach: { explanation: id, example: id } })]),
  ),
};

export function result(n: number, rating: FsrsRating, change: Record<string, unknown> = {}): ExerciseResult {
  const at = new Date(Date.UTC(2026, 1, 1 + n, 8)).toISOString();
  return ExerciseResult.parse({
    exercise_id: `exercise-${n}`,
    concept_id: ids[n % ids.length],
    modality: n % 2 === 0 ? "worksheet" : "conversation",
    bloom_level: "remember",
    started: at,
    completed: at,
    score: { correct: rating, total: 4, percentage: rating / 4 },
    fsrs_rating: rating,
    errors: rating > 2 ? [] : [{ question: "1.1", error_type: "spelling", detail: "makn" }],
    ...change,
  });
}

export const ports: Ports = {
  ...realPorts,
  now: () => new Date("2026-06-01T12:00:00.000Z"),
  systemZone: () => "Asia/Kuala_Lumpur",
};

/** A learner with nothing yet, in a folder with a space and letters that are not English. */
export function learner(use: Ports = ports) {
  const home = mkdtempSync(join(tmpdir(), "pelajar kami é-"));
  return {
    home,
    state: courseState(home, course, use),
    [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }),
  };
}
