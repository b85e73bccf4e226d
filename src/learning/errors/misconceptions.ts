import type { ConceptProgress, PastError } from "../progress.ts";
import { pairKey, pairOf } from "./confusions.ts";
import { unanswered } from "./error-type.ts";
import { errorInWords, quoted, times } from "./error-words.ts";
import {
  type ErrorsByItem,
  errorsByItem,
  folded,
  grouped,
  itemOf,
  lastOf,
  rightSince,
} from "./past-errors.ts";

export type Misconception = {
  concept_id: string;
  error_type: string;
  /** What it is about: one item, or the two that are taken for each other. */
  items: string[];
  count: number;
  exercises: number;
  last: string;
  /** For the learner: "You take “malam” for “petang”: 3 times in 2 exercises." */
  words: string;
};

const enoughTimes = 3;
const enoughExercises = 2;

/**
 * What keeps going wrong in the same way (exercise-modalities §8.3.2): the same type of error on the same item or pair,
 * three times over at least two exercises, and not once right since. Most frequent first.
 */
export function persistentMisconceptions(
  progressByConcept: Iterable<ConceptProgress> | ReadonlyMap<string, ConceptProgress>,
): Misconception[] {
  const all = "values" in progressByConcept ? progressByConcept.values() : progressByConcept;
  return Array.from(all, misconceptionsOf)
    .flat()
    .sort((a, b) => b.count - a.count || b.last.localeCompare(a.last) || a.words.localeCompare(b.words));
}

export function misconceptionsOf(progress: ConceptProgress): Misconception[] {
  const errors = progress.error_history.filter(({ error_type }) => error_type !== unanswered);
  if (errors.length < enoughTimes) return [];
  const pairs = grouped(errors, (error) => {
    const pair = pairOf(error);
    return pair === null ? "" : `${error.error_type}\n${pairKey(pair)}`;
  });
  const items = grouped(errors, (error) => {
    const item = folded(itemOf(error));
    return item === "" ? "" : `${error.error_type}\n${item}`;
  });
  const byItem = errorsByItem(progress);
  const found = [...pairs.values(), ...items.values()].filter((group) =>
    isPersistent(group, progress, byItem),
  );
  // An item's errors may be those of its pair, which says more: an item is told only for what is left.
  const said = new Set<PastError>();
  return found.flatMap((group) => {
    const unsaid = group.filter((error) => !said.has(error)).length;
    for (const error of group) said.add(error);
    return unsaid >= enoughTimes ? [named(progress.concept_id, group)] : [];
  });
}

function isPersistent(
  errors: readonly PastError[],
  progress: ConceptProgress,
  byItem: ErrorsByItem,
): boolean {
  if (errors.length < enoughTimes) return false;
  if (new Set(errors.map(({ exercise_id }) => exercise_id)).size < enoughExercises) return false;
  const items = [...new Set(errors.map((error) => folded(itemOf(error))))];
  return !rightSince(progress, byItem, items, lastOf(errors));
}

function named(concept_id: string, errors: readonly PastError[]): Misconception {
  const [first] = errors;
  const error_type = first?.error_type ?? "";
  const exercises = new Set(errors.map(({ exercise_id }) => exercise_id)).size;
  const often = `${times(errors.length)} in ${exercises} exercises`;
  const pairs = errors.map(pairOf).filter((pair) => pair !== null);
  const [pair] = pairs;
  const samePair = pair && pairs.length === errors.length && new Set(pairs.map(pairKey)).size === 1;
  const common = { concept_id, error_type, count: errors.length, exercises, last: lastOf(errors) };
  if (pair && samePair) {
    const oneWay = pairs.every(({ meant }) => folded(meant) === folded(pair.meant));
    const what = oneWay
      ? `You take ${quoted(pair.taken)} for ${quoted(pair.meant)}`
      : `You mix up ${quoted(pair.meant)} and ${quoted(pair.taken)}`;
    return { ...common, items: [pair.meant, pair.taken], words: `${what}: ${often}.` };
  }
  const item = first === undefined ? "" : itemOf(first);
  const words = `${quoted(item)} keeps going wrong (${errorInWords(error_type)}): ${often}.`;
  return { ...common, items: [item], words };
}
