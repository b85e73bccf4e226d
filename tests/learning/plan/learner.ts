import type { Course } from "../../../src/learning/course.ts";
import {
  type BloomLevel,
  type Concept,
  CourseConfig,
  Items,
  type Modality,
} from "../../../src/learning/course-format.ts";
import { availableModalities } from "../../../src/learning/exercises/available.ts";
import { planSession } from "../../../src/learning/plan/plan-session.ts";
import type { PlanInput } from "../../../src/learning/plan/setting.ts";
import { applyResult, type ConceptProgress, noProgress } from "../../../src/learning/progress.ts";
import { ExerciseResult } from "../../../src/learning/result.ts";
import { type FsrsRating, schedule } from "../../../src/learning/schedule.ts";
import { shippedCourse } from "../shipped-course.ts";

export const zone = "Asia/Kuala_Lumpur";
export const fsrs = schedule(zone);
/** 20:00 in Kuala Lumpur. */
export const now = new Date("2026-03-10T12:00:00Z");
export const hour = 3_600_000;
export const day = 24 * hour;

export const sample = shippedCourse;

export function concept(id: string, change: Partial<Concept> = {}): Concept {
  return {
    id,
    title: `《${id}》`,
    description: "x",
    unit: "1",
    type: "vocabulary",
    bloom_target: "remember",
    prerequisites: [],
    ...change,
  };
}

const words = ["水", "火", "土", "أرض"].map((term) => ({ term, meanings: [`the word ${term}`] }));

/** Vocabulary for every concept, unless `material` says otherwise. */
export function courseOf(
  concepts: Concept[],
  material: Record<string, Record<string, unknown>> = {},
  config: Record<string, unknown> = {},
): Course {
  const items = concepts.map(({ id }): [string, Items] => [
    id,
    Items.parse({
      concept: id,
      teach: { explanation: "x", example: "y" },
      ...(material[id] ?? { vocabulary: words }),
    }),
  ]);
  return {
    config: CourseConfig.parse({
      name: "small",
      title: "Small",
      description: "x",
      domain_type: "language",
      license: "CC0",
      ...config,
    }),
    concepts,
    items: new Map(items),
  };
}

export const onlyOnPaper = { cloze: [{ text: "一___三", answers: ["二"] }] };

type Did = [conceptId: string, rating: FsrsRating, daysAgo: number, bloom?: BloomLevel, modality?: Modality];

/** What a learner did, oldest first; each is an exercise of its own. */
export function progressAfter(course: Course, ...did: Did[]): Map<string, ConceptProgress> {
  const progress = new Map<string, ConceptProgress>();
  const byId = new Map(course.concepts.map((one) => [one.id, one]));
  for (const [i, [id, rating, daysAgo, bloom, modality]] of did.entries()) {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`no concept ${id}`);
    const at = new Date(now.getTime() - daysAgo * day).toISOString();
    const result = ExerciseResult.parse({
      exercise_id: `e${i}`,
      concept_id: id,
      modality: modality ?? "conversation",
      bloom_level: bloom ?? found.bloom_target,
      started: at,
      completed: at,
      score: { correct: rating, total: 4, percentage: rating / 4 },
      fsrs_rating: rating,
    });
    progress.set(id, applyResult(progress.get(id) ?? noProgress(id), result, found, fsrs, undefined));
  }
  return progress;
}

export function plan(course: Course, change: Partial<PlanInput> = {}) {
  return planSession({
    course,
    progress: new Map(),
    minutes: 25,
    now,
    zone,
    schedule: fsrs,
    recent: [],
    available: (id) => availableModalities(course, id, { box: true }),
    ...change,
  });
}

export function total(items: readonly { minutes: number }[]): number {
  return items.reduce((sum, { minutes }) => sum + minutes, 0);
}
