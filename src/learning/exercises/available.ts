import { bloomLevels } from "../../bloom.ts";
import type { Course } from "../course.ts";
import type { Items, Modality } from "../course-format.ts";
import { modalities } from "../course-words.ts";

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
  const items = course.items.get(conceptId);
  if (items === undefined) return [];
  return modalities.filter((modality) => (modality !== "code" || abilities.box) && has[modality](items));
}

/** Fewer words than this cannot be matched, nor told apart from a guess. */
const fewestWords = 4;
const demanding = bloomLevels.slice(bloomLevels.indexOf("analyze"));

const has: Readonly<Record<Modality, (items: Items) => boolean>> = {
  worksheet: (items) =>
    items.vocabulary.length >= fewestWords ||
    some(
      items.definitions,
      items.facts,
      items.cloze,
      items.errors,
      items.orderings,
      items.categories,
      items.outputs,
      items.star,
    ),
  conversation: (items) =>
    some(
      items.questions,
      items.scenarios,
      items.errors,
      items.facts,
      items.vocabulary,
      items.definitions,
      items.star,
    ),
  code: (items) => some(items.code_tasks),
  long_form: (items) => some(items.essays) || items.questions.some(({ bloom }) => demanding.includes(bloom)),
  image_review: (items) => some(items.handwriting),
};

function some(...lists: (readonly unknown[])[]): boolean {
  return lists.some((list) => list.length > 0);
}
