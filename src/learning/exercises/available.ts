import type { Course } from "../course.ts";
import type { Concept, Items, Modality } from "../course-format.ts";
import { type KindName, kindNames, modalities } from "../course-words.ts";
import { awakeItems } from "../plan/resting.ts";
import type { PastExercise } from "../progress.ts";
import { kindsFor } from "./done-as.ts";
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
  return modalities.filter((modality) =>
    kindsFor(modality).some((name) => isAvailable(name, course, conceptId, abilities)),
  );
}

/** What a course can be practised with anywhere, on a computer that can do everything; what its weights rule out is not. */
export function modalitiesIn(course: Course): Modality[] {
  const weights = course.config.exercise_config.modality_weights ?? {};
  const everything = { box: true, voice: true };
  return modalities.filter(
    (modality) =>
      weights[modality] !== 0 &&
      kindsFor(modality).some((name) =>
        course.concepts.some(({ id }) => isAvailable(name, course, id, everything)),
      ),
  );
}

/** Pieces that one exercise asks, at least, where some of a concept's material rests. */
const enough: Partial<Record<Modality, number>> = { worksheet: 4, conversation: 2 };

/** With more than this awake, enough of it is open too. */
const plenty = 200;

/** What was done of a concept and what rests of it; `due`: what is to come back all the same. */
export type Lately = {
  resting: ReadonlySet<string>;
  history: readonly PastExercise[];
  due?: ReadonlySet<string>;
  /** What of some material was met, or may be today; left out: all. */
  open?: (items: Items) => Items;
};

/**
 * The kinds for this learner at this moment: without what rests, and without what they have just done all of. Empty where
 * the concept is best left alone for now.
 */
export function availableNow(
  course: Course,
  concept: Concept,
  abilities: Abilities,
  { resting, history, due, open }: Lately,
): KindName[] {
  const all = course.items.get(concept.id);
  if (all === undefined) return [];
  const awake = awakeItems(all, resting);
  const isLarge = awake === all || sizeOf(awake) > plenty;
  const items = open === undefined || isLarge ? awake : open(awake);
  const pieces = items === all ? Number.POSITIVE_INFINITY : sizeOf(items);
  const spent = {
    course,
    concept,
    bloom: concept.bloom_target,
    history,
    ...(due === undefined ? {} : { due }),
  };
  return kindNames.filter((name) => {
    const { canPractise, isSpent, modality, isStepOfItsOwn } = kindNamed(name);
    return (
      isStepOfItsOwn !== true &&
      isAvailable(name, course, concept.id, abilities) &&
      canPractise(items) &&
      pieces >= (enough[modality] ?? 0) &&
      isSpent?.(spent) !== true
    );
  });
}

/** The modalities that some of these kinds can be begun as. */
export function modalitiesOf(names: readonly KindName[]): Modality[] {
  return modalities.filter((modality) => kindsFor(modality).some((name) => names.includes(name)));
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
    kindNamed(name).canPractise(items)
  );
}
