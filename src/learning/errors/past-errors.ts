import { itemKey } from "../exercises/exercise.ts";
import type { ConceptProgress, PastError, PastExercise } from "../progress.ts";

/** Text as two errors are compared: case, spacing and Unicode forms do not make another item. */
export function folded(text: string): string {
  return itemKey("", text).slice(1);
}

/** What went wrong: the right answer where it is known, else the question, else what was noted; empty if nothing is. */
export function itemOf({ expected, question, detail }: PastError): string {
  const named = [expected, isNumber(question) ? "" : question, detail];
  return named.find((text) => text.trim() !== "") ?? "";
}

/** "1.3" and "Q4" are places on a sheet, and mean another thing on the next sheet. */
function isNumber(question: string): boolean {
  return /^\s*\p{L}{0,2}[\d.\-\s]+\s*$/u.test(question);
}

/** A concept's errors by what they are about, oldest first; read once, so that each question after it is quick. */
export type ErrorsByItem = ReadonlyMap<string, readonly PastError[]>;

export function errorsByItem({ error_history }: Pick<ConceptProgress, "error_history">): ErrorsByItem {
  return grouped(error_history, (error) => folded(itemOf(error)));
}

/** By key, in the order met; what has an empty key is left out. */
export function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === "") continue;
    const before = groups.get(key);
    if (before === undefined) groups.set(key, [one]);
    else before.push(one);
  }
  return groups;
}

/**
 * Whether items have gone right since: a later exercise that used one of them without an error on any. Where no exercise
 * says that it used them (results judged elsewhere often do not), a later Good without such an error counts.
 */
export function rightSince(
  { exercise_history: history }: ConceptProgress,
  errors: ErrorsByItem,
  items: readonly string[],
  after: string,
): boolean {
  const since = Date.parse(after);
  const names = ({ uses }: PastExercise) => uses.some((key) => items.includes(nameIn(key)));
  const named = history.some(names);
  const wrongIn = new Set(items.flatMap((item) => errors.get(item) ?? []).map((error) => error.exercise_id));
  return history.some(
    (exercise) =>
      Date.parse(exercise.completed) > since &&
      (named ? names(exercise) : exercise.rating >= 3) &&
      !wrongIn.has(exercise.exercise_id),
  );
}

/** The latest of some errors. */
export function lastOf(errors: readonly PastError[]): string {
  return errors.map(({ at }) => at).reduce((a, b) => (Date.parse(a) >= Date.parse(b) ? a : b), "");
}

/** "selamat pagi" of "vocabulary:selamat pagi". */
export function nameIn(key: string): string {
  return key.slice(key.indexOf(":") + 1);
}
