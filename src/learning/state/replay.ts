import type { Course } from "../course.ts";
import { applyResult, type ConceptProgress, noProgress } from "../progress.ts";
import type { ExerciseResult } from "../result.ts";
import { type Schedule, schedule } from "../schedule.ts";
import type { Profile } from "./profile.ts";

/** A result, and where the learner was. */
export type Done = { result: ExerciseResult; zone: string };

/**
 * What all results together make of each concept: the same, in whatever order they were written down. Results of
 * concepts that the course no longer has are left out, and stay in the logs.
 */
export function replay(
  done: readonly Done[],
  course: Course,
  profile: Profile,
): Map<string, ConceptProgress> {
  const concepts = new Map(course.concepts.map((concept) => [concept.id, concept]));
  const scheduleFor = schedules(profile);
  const progress = new Map<string, ConceptProgress>();
  for (const { result, zone } of inTime(done)) {
    const concept = concepts.get(result.concept_id);
    if (concept === undefined) continue;
    const material = course.items.get(concept.id);
    const before = progress.get(concept.id) ?? noProgress(concept.id);
    progress.set(
      concept.id,
      applyResult(before, result, concept, scheduleFor(zone, result.completed), material),
    );
  }
  return progress;
}

/** The schedule that was in force at a moment: fitted parameters count from when they were fitted. */
export function schedules(profile: Profile): (zone: string, at: string) => Schedule {
  const { fitted, request_retention: retention } = profile.fsrs;
  const made = new Map<string, Schedule>();
  return (zone, at) => {
    const index = fitted.findLastIndex(({ since }) => Date.parse(since) <= Date.parse(at));
    const key = `${zone} ${index}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const w = fitted[index]?.w;
    const fresh = schedule(zone, { retention, ...(w === undefined ? {} : { w }) });
    made.set(key, fresh);
    return fresh;
  };
}

function inTime(done: readonly Done[]): Done[] {
  return done.toSorted((a, b) => Date.parse(a.result.completed) - Date.parse(b.result.completed));
}
