import { foldText } from "../../../text/fold.ts";
import type { Items } from "../../course-format.ts";
import type { PastError, PastExercise } from "../../progress.ts";
import { itemKey } from "../exercise.ts";
import { bare } from "./lexicon.ts";

/** What a learner gets wrong and has not got right since. */
export type Trouble = {
  /** By `itemKey`, the newest first, what was confused with what side by side. */
  keys: string[];
  /** What each was taken for. */
  partners: ReadonlyMap<string, readonly string[]>;
};

/** So many at once are enough: a sheet of nothing but old mistakes discourages. */
const most = 6;
const considered = 30;

/** The material that past errors are about (exercise-modalities §8.3: remediation, weak areas). */
export function troubleOf(
  items: Items,
  errors: readonly PastError[],
  history: readonly PastExercise[],
): Trouble {
  const keys: string[] = [];
  const partners = new Map<string, string[]>();
  const recent = errors.slice(-considered);
  if (recent.length === 0) return { keys, partners };
  const find = finder(items);
  const found = recent.map((error) => ({
    error,
    expected: find(error.expected).concat(quotedIn(error.detail).flatMap(find)),
    actual: find(error.actual),
  }));
  for (const { error, expected, actual } of found.toReversed()) {
    const main = expected[0] ?? actual[0];
    if (main === undefined || isMended(main, error, found, history)) continue;
    for (const other of actual.filter((key) => key !== main)) {
      partners.set(main, [...(partners.get(main) ?? []), other]);
      partners.set(other, [...(partners.get(other) ?? []), main]);
    }
    for (const key of [main, ...actual]) if (!keys.includes(key)) keys.push(key);
  }
  return { keys: keys.slice(0, most), partners };
}

type Found = { error: PastError; expected: string[]; actual: string[] };

/** It came up again later, and nothing was wrong with it then. */
function isMended(
  key: string,
  { at }: PastError,
  found: readonly Found[],
  history: readonly PastExercise[],
): boolean {
  const again = history.findLast(({ completed, uses }) => completed > at && uses.includes(key));
  if (again === undefined) return false;
  return !found.some(
    ({ error, expected }) => error.exercise_id === again.exercise_id && expected.includes(key),
  );
}

function quotedIn(detail: string): string[] {
  return Array.from(detail.matchAll(/["“]([^"“”]+)["”]/g), (match) => match[1] ?? "");
}

/** From what stood in an answer, or in its key, to the item it belongs to. */
function finder(items: Items): (text: string) => string[] {
  const index = new Map<string, string>();
  const add = (key: string, texts: readonly string[]) => {
    for (const text of texts) {
      const folded = foldText(text);
      if (folded !== "" && !index.has(folded)) index.set(folded, key);
    }
  };
  for (const { term, accepted } of items.vocabulary) add(itemKey("vocabulary", term), [term, ...accepted]);
  for (const { term } of items.definitions) add(itemKey("definitions", term), [term]);
  for (const { text, answers } of items.cloze) add(itemKey("cloze", text), [...answers, text]);
  for (const { wrong, right, why } of items.errors) add(itemKey("errors", wrong), [wrong, right, why]);
  for (const { term, meanings } of items.vocabulary) {
    add(itemKey("vocabulary", term), [...meanings, ...meanings.map(bare)]);
  }
  for (const { term, definition } of items.definitions) add(itemKey("definitions", term), [definition]);
  for (const { statement, why } of items.facts) add(itemKey("facts", statement), [statement, why]);
  for (const { prompt, parts } of items.orderings) {
    add(itemKey("orderings", prompt), [prompt, parts.join(" ")]);
  }
  for (const { prompt, groups } of items.categories) {
    add(itemKey("categories", prompt), [prompt, ...Object.values(groups).flat()]);
  }
  for (const { code, output } of items.outputs) add(itemKey("outputs", code), [output]);
  return (text) => {
    const candidates = [text, text.replace(/^[A-Z][.)]\s+/, "")];
    const key = candidates.map((one) => index.get(foldText(one))).find((one) => one !== undefined);
    return key === undefined ? [] : [key];
  };
}
