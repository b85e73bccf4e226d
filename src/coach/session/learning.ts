import type { Course } from "../../learning/course.ts";
import { type BloomLevel, bloomLevels } from "../../learning/course-format.ts";
import { courseState } from "../../learning/state/course-state.ts";
import type { Ports } from "../../learning/state/ports.ts";
import type { OpenedDeck } from "../deck/load-deck.ts";
import type { Coach } from "./coach.ts";
import { resultOf } from "./hand-over.ts";
import type { Finished } from "./session-state.ts";

/** The course that coached words count in. */
export type Learning = {
  course: Course;
  /** null: the course has no such concept (any more), and nothing is recorded. */
  conceptOf(itemId: string): { id: string; bloom_level: BloomLevel } | null;
};

/** Using a word in talk is applying it; a concept that asks for less is met at its own level. */
export function learningOf({ course, conceptOf }: Pick<OpenedDeck, "course" | "conceptOf">): Learning {
  const targets = new Map(course.concepts.map(({ id, bloom_target }) => [id, bloom_target]));
  return {
    course,
    conceptOf(itemId) {
      const id = conceptOf.get(itemId);
      const target = id === undefined ? undefined : targets.get(id);
      if (id === undefined || target === undefined) return null;
      const lower = bloomLevels.indexOf(target) < bloomLevels.indexOf("apply");
      return { id, bloom_level: lower ? target : "apply" };
    },
  };
}

/** Twice is once: an exercise that is recorded already is left as it is. Gives what was found damaged. */
export async function handOver(
  { course, conceptOf }: Learning,
  home: string,
  ports: Ports,
  coach: Coach,
  sessionId: string,
  finished: readonly Finished[],
): Promise<string[]> {
  const results = finished.flatMap((word) => {
    const concept = conceptOf(word.id);
    return concept === null ? [] : [resultOf(coach, sessionId, word, concept)];
  });
  if (results.length === 0) return [];
  const { problems } = await courseState(home, course, ports).record(results);
  return problems;
}
