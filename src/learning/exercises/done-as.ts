import { type BloomLevel, type Items, levelRank, type Modality } from "../course-format.ts";
import { type KindName, kindNameOf } from "../course-words.ts";
import type { PastExercise } from "../progress.ts";
import { kinds } from "./kinds.ts";

/** The kinds that a modality may be planned and begun as, its own first: sheets are tasks or listening too, code is small questions too. */
export function kindsFor(modality: Modality): KindName[] {
  return [modality, ...guests.filter((name) => kinds[name].modality === modality)];
}

/** Cards have a step of their own, and are begun in a sitting of their own. */
const guests = ["maths", "audio", "repl"] as const satisfies KindName[];

/** Whether what was begun is what a wish for a modality may open. */
export function isDoneAs(begun: { modality: Modality; type: string }, wished: KindName): boolean {
  const name = kindNameOf(begun);
  return name === wished || (name === kinds.maths.name && wished === kinds.maths.modality);
}

export type Doing = {
  bloom: BloomLevel;
  /** What this learner did on the concept, newest last. */
  history: readonly PastExercise[];
  /** What can be done here and now with the concept's material, of what is not simply its modality. */
  can: (name: KindName) => boolean;
  /** A whole program is to be written: lines at a console are none. */
  writes?: boolean;
};

/**
 * What a modality is done as in a concept, so that each kind has its turn. With skills, a sheet is mostly tasks with numbers
 * of their own: two of three where the level is to use what was learned, every other one below that. Where the
 * language can be heard, every other sheet is listened to (exercise-modalities §14.2). Code is small questions, answered in
 * a line, below the level of using it (§14.3); from there on after two programs.
 */
export function doneAs(
  modality: Modality,
  items: Items | undefined,
  { bloom, history, can, writes = false }: Doing,
): KindName {
  if (items === undefined) return modality;
  const before = history
    .filter((past) => past.modality === modality)
    .map(kindNameOf)
    .filter((name) => name !== "flashcards");
  const wasLast = (name: KindName, times: number) => {
    const last = before.slice(-times);
    return last.length === times && last.every((one) => one === name);
  };
  const isUsed = levelRank(bloom) >= levelRank("apply");
  const hasOwn = can(modality);
  const { maths, audio, repl } = kinds;
  if (modality === maths.modality && can(maths.name))
    return hasOwn && wasLast(maths.name, isUsed ? 2 : 1) ? modality : maths.name;
  if (modality === audio.modality && can(audio.name))
    return !hasOwn || wasLast(modality, 1) ? audio.name : modality;
  if (modality === repl.modality && can(repl.name) && !writes)
    return !hasOwn || !isUsed || wasLast(modality, 2) ? repl.name : modality;
  return modality;
}
