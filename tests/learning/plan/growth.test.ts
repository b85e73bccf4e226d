import { expect, test } from "bun:test";
import { largeCourse, largeProgress } from "../../../bench/planner/large-course.ts";
import { availableModalities } from "../../../src/learning/exercises/available.ts";
import { planSession } from "../../../src/learning/plan/plan-session.ts";
import type { ConceptProgress } from "../../../src/learning/progress.ts";
import type { Schedule } from "../../../src/learning/schedule.ts";
import { fsrs, now, zone } from "./learner.ts";

/** Every look at a concept's progress, at its memory or at its material while a session is planned. */
function looks(size: number, begun: number): number {
  let count = 0;
  const course = largeCourse(size);
  class Counted extends Map<string, ConceptProgress> {
    override get(id: string) {
      count++;
      return super.get(id);
    }
  }
  const progress = new Counted(largeProgress(course, begun, now, fsrs));
  const schedule: Schedule = {
    ...fsrs,
    retrievability(card, at) {
      count++;
      return fsrs.retrievability(card, at);
    },
  };
  const available = (id: string) => {
    count++;
    return availableModalities(course, id, { box: false });
  };
  count = 0;
  planSession({ course, progress, minutes: 120, now, zone, schedule, recent: [], available });
  return count;
}

test.each([
  ["new to the course", 0],
  ["half way through", 0.5],
  ["who has begun everything", 1],
])("a course ten times as large takes about ten times the work, for a learner %s", (_who, share) => {
  const small = looks(300, 300 * share);
  const large = looks(3_000, 3_000 * share);
  expect(small).toBeGreaterThan(300);
  expect(large).toBeLessThan(small * 12);
});
