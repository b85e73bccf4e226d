import type { Course } from "../course.ts";
import type { Concept } from "../course-format.ts";
import type { ConceptProgress } from "../progress.ts";
import { targetMet } from "./ladder.ts";

/**
 * The concepts that a unit's test still has to ask about, of units that were worked through (every concept shown at its
 * level): those with no quiz since they were begun. A unit of one concept has no test of its own. In the course's order.
 */
export function untested(course: Course, progress: ReadonlyMap<string, ConceptProgress>): Concept[] {
  const units = Map.groupBy(course.concepts, ({ unit }) => unit);
  return [...units.values()].flatMap((concepts) => {
    const isThrough = concepts.every((concept) => {
      const own = progress.get(concept.id);
      return own !== undefined && targetMet(own, concept);
    });
    if (concepts.length < 2 || !isThrough) return [];
    return concepts.filter(({ id }) => !progress.get(id)?.exercise_history.some(({ quiz }) => quiz === true));
  });
}
