import { type BloomLevel, type Items, levelRank, type Modality } from "../course-format.ts";
import { type KindName, kindNameOf } from "../course-words.ts";
import type { PastExercise } from "../progress.ts";
import { kinds } from "./kinds.ts";

/** Whether a concept's material is enough for a modality, in whatever kind. */
export function canBeDone(name: KindName, items: Items): boolean {
  const { maths } = kinds;
  return kinds[name].canPractise(items) || (name === maths.modality && maths.canPractise(items));
}

/** Whether what was begun is what a wish for a modality may open. */
export function isDoneAs(begun: { modality: Modality; type: string }, modality: KindName): boolean {
  const name = kindNameOf(begun);
  return name === modality || (name === kinds.maths.name && modality === kinds.maths.modality);
}

/**
 * What a modality is done as in a concept: with skills, mostly as tasks with numbers of their own. Two of three worksheets
 * are tasks where the level is to use what was learned, every other one below that; the rest ask for words and facts.
 */
export function doneAs(
  modality: Modality,
  items: Items | undefined,
  { bloom, history }: { bloom: BloomLevel; history: readonly PastExercise[] },
): KindName {
  const { maths } = kinds;
  if (items === undefined || modality !== maths.modality || !maths.canPractise(items)) return modality;
  if (!kinds[modality].canPractise(items)) return maths.name;
  const before = history.filter((past) => past.modality === modality).map(kindNameOf);
  const inARow = levelRank(bloom) >= levelRank("apply") ? 2 : 1;
  const last = before.slice(-inARow);
  return last.length === inARow && last.every((name) => name === maths.name) ? modality : maths.name;
}
