import { bloomLevels } from "../../src/bloom.ts";
import type { Course } from "../../src/learning/course.ts";
import { CourseConfig, Items } from "../../src/learning/course-format.ts";
import { modalities } from "../../src/learning/course-words.ts";
import { applyResult, type ConceptProgress, noProgress } from "../../src/learning/progress.ts";
import { ExerciseResult } from "../../src/learning/result.ts";
import type { FsrsRating, Schedule } from "../../src/learning/schedule.ts";

/** A course of a given size: every concept builds on up to three before it, `words` are spread over the concepts. */
export function largeCourse(size: number, words = size * 4): Course {
  const config = CourseConfig.parse({
    name: "large",
    title: "Large",
    description: "As many concepts as it takes.",
    domain_type: "language",
    license: "CC0",
  });
  const concepts = Array.from({ length: size }, (_, i) => ({
    id: `c${i}`,
    title: `Concept ${i}`,
    description: "x",
    unit: `${Math.floor(i / 20)}`,
    type: i % 3 === 0 ? "vocabulary" : "grammar patterns",
    bloom_target: bloomLevels[i % 3] ?? "remember",
    prerequisites: [i - 1, i - 7, Math.floor(i / 2)]
      .filter((n, at, all) => n >= 0 && n < i && all.indexOf(n) === at)
      .map((n) => `c${n}`),
  }));
  const each = Math.max(1, Math.floor(words / size));
  const items = new Map(
    concepts.map(({ id }) => [
      id,
      Items.parse({
        concept: id,
        teach: { explanation: "x", example: "y" },
        vocabulary: Array.from({ length: each }, (_, i) => ({ term: `${id} w${i}`, meanings: [`m${i}`] })),
      }),
    ]),
  );
  return { config, concepts, items };
}

/** A learner who has begun the first `begun` concepts, two exercises each, over the last months. */
export function largeProgress(
  course: Course,
  begun: number,
  now: Date,
  schedule: Schedule,
): Map<string, ConceptProgress> {
  const progress = new Map<string, ConceptProgress>();
  for (const [i, concept] of course.concepts.slice(0, begun).entries()) {
    let own = noProgress(concept.id);
    for (const turn of [0, 1]) {
      const at = new Date(
        now.getTime() - (1 + ((i * 37) % 90)) * 86_400_000 + turn * 3_600_000,
      ).toISOString();
      const rating: FsrsRating = (i + turn) % 9 === 0 ? 1 : 3;
      const result = ExerciseResult.parse({
        exercise_id: `${concept.id}-${turn}`,
        concept_id: concept.id,
        modality: modalities[(i + turn) % 2] ?? "worksheet",
        bloom_level: concept.bloom_target,
        started: at,
        completed: at,
        score: { correct: rating, total: 4, percentage: rating / 4 },
        fsrs_rating: rating,
      });
      own = applyResult(own, result, concept, schedule, undefined);
    }
    progress.set(concept.id, own);
  }
  return progress;
}
