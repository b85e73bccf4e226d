import type { Course } from "../course.ts";
import type { Concept, Items, Modality } from "../course-format.ts";
import { type KindName, modalities } from "../course-words.ts";
import { awakeItems } from "../plan/resting.ts";
import type { PastExercise } from "../progress.ts";
import { canBeDone } from "./done-as.ts";
import { kindNamed } from "./kinds.ts";

/** What this computer can do beyond reading and writing. */
export type Abilities = {
  /** There is a box that learner code can run in (decision 25). */
  box: boolean;
  /** Something here can speak the course's language. Left out: nothing can. */
  voice?: boolean;
};

/**
 * What a concept can be practised with, from the material that is there; in the spec's order. Empty where there is
 * only something to teach: teaching is a conversation whatever the material (exercise-modalities §10.2.1).
 */
export function availableModalities(course: Course, conceptId: string, abilities: Abilities): Modality[] {
  return modalities.filter((modality) => isAvailable(modality, course, conceptId, abilities));
}

/** Pieces that one exercise asks, at least, where some of a concept's material rests. */
const enough: Partial<Record<Modality, number>> = { worksheet: 4, conversation: 2 };

/**
 * The same for this learner at this moment: without what rests, and without what they have just done all of. Empty where
 * the concept is best left alone for now.
 */
export function availableNow(
  course: Course,
  concept: Concept,
  abilities: Abilities,
  { resting, history }: { resting: ReadonlySet<string>; history: readonly PastExercise[] },
): Modality[] {
  const all = course.items.get(concept.id);
  if (all === undefined) return [];
  const items = awakeItems(all, resting);
  const pieces = items === all ? Number.POSITIVE_INFINITY : sizeOf(items);
  const spent = { course, concept, bloom: concept.bloom_target, history };
  return availableModalities(course, concept.id, abilities).filter((modality) => {
    const { canPractise, isSpent } = kindNamed(modality);
    return canPractise(items) && pieces >= (enough[modality] ?? 0) && isSpent?.(spent) !== true;
  });
}

function sizeOf({ teach: _, concept: __, code_tasks: ___, essays: ____, ...asked }: Items): number {
  return Object.values(asked).reduce((sum, list) => sum + list.length, 0);
}

export function isAvailable(
  name: KindName,
  course: Course,
  conceptId: string,
  abilities: Abilities,
): boolean {
  const { needsBox, needsVoice = false } = kindNamed(name);
  const items = course.items.get(conceptId);
  return (
    items !== undefined &&
    (!needsBox || abilities.box) &&
    (!needsVoice || abilities.voice === true) &&
    canBeDone(name, items)
  );
}
