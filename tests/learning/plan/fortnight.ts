import type { Course } from "../../../src/learning/course.ts";
import { availableModalities } from "../../../src/learning/exercises/available.ts";
import type { PlanItem } from "../../../src/learning/plan/plan-item.ts";
import { planSession } from "../../../src/learning/plan/plan-session.ts";
import { applyResult, type ConceptProgress, isUnlocked, noProgress } from "../../../src/learning/progress.ts";
import { ExerciseResult } from "../../../src/learning/result.ts";
import type { FsrsRating } from "../../../src/learning/schedule.ts";
import { day, fsrs, now, zone } from "./learner.ts";

/** `open`: how many concepts could have been begun that day. */
export type Done = PlanItem & { day: number; at: Date; rating: FsrsRating; open: number };

/**
 * What a learner does who studies once a day and plans afresh after each exercise, as the study room does. Of each
 * five exercises four go well.
 */
export function studied(course: Course, { days = 14, minutes = 25, seed = 1, strict = true } = {}): Done[] {
  const progress = new Map<string, ConceptProgress>();
  const byId = new Map(course.concepts.map((one) => [one.id, one]));
  const done: Done[] = [];
  const chance = mulberry(seed);
  for (let today = 0; today < days; today++) {
    let at = new Date(now.getTime() + today * day);
    let left = minutes;
    const session: Done[] = [];
    const progressOf = (id: string) => progress.get(id) ?? noProgress(id);
    const open = course.concepts.filter(
      (one) => !progress.has(one.id) && isUnlocked(one, progressOf, (id) => byId.get(id)),
    ).length;
    while (left > 0) {
      const plan = planSession({
        course,
        progress,
        minutes: left,
        now: at,
        zone,
        schedule: fsrs,
        recent: session.map(({ modality, concept_id, rating }) => ({
          modality,
          conceptId: concept_id,
          percentage: scores[rating],
        })),
        available: (id) => availableModalities(course, id, { box: true }),
      });
      const item = plan.find(({ concept_id }) => !strict || concept_id !== session.at(-1)?.concept_id);
      const concept = byId.get(item?.concept_id ?? "");
      if (item === undefined || concept === undefined) break;
      at = new Date(at.getTime() + item.minutes * 60_000);
      left -= item.minutes;
      const rating = ratings(chance());
      const one = { ...item, day: today, at, rating, open };
      session.push(one);
      done.push(one);
      const result = ExerciseResult.parse({
        exercise_id: `e${done.length}`,
        concept_id: concept.id,
        modality: item.modality,
        bloom_level: item.bloom_level,
        started: at.toISOString(),
        completed: at.toISOString(),
        score: { correct: scores[rating], total: 1, percentage: scores[rating] },
        fsrs_rating: rating,
      });
      progress.set(
        concept.id,
        applyResult(progress.get(concept.id) ?? noProgress(concept.id), result, concept, fsrs, undefined),
      );
    }
  }
  return done;
}

const scores: Readonly<Record<FsrsRating, number>> = { 1: 0.3, 2: 0.6, 3: 0.8, 4: 1 };

function ratings(drawn: number): FsrsRating {
  return drawn < 0.1 ? 1 : drawn < 0.2 ? 2 : drawn < 0.75 ? 3 : 4;
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
