import type { Course } from "../course.ts";
import type { Modality } from "../course-format.ts";
import { type KindName, modalities } from "../course-words.ts";
import { canBeDone } from "./done-as.ts";
import { kindNamed } from "./kinds.ts";

/** What this computer can do beyond reading and writing. */
export type Abilities = {
  /** There is a box that learner code can run in (decision 25). */
  box: boolean;
};

/**
 * What a concept can be practised with, from the material that is there; in the spec's order. Empty where there is
 * only something to teach: teaching is a conversation whatever the material (exercise-modalities §10.2.1).
 */
export function availableModalities(course: Course, conceptId: string, abilities: Abilities): Modality[] {
  return modalities.filter((modality) => isAvailable(modality, course, conceptId, abilities));
}

export function isAvailable(
  name: KindName,
  course: Course,
  conceptId: string,
  abilities: Abilities,
): boolean {
  const { needsBox } = kindNamed(name);
  const items = course.items.get(conceptId);
  return items !== undefined && (!needsBox || abilities.box) && canBeDone(name, items);
}
