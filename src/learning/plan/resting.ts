import type { Items } from "../course-format.ts";
import { itemKey } from "../exercises/exercise.ts";
import type { ConceptProgress } from "../progress.ts";
import { dueBy, isDue, learnerDayNumber, startOfLearnerDay } from "./due.ts";

const good = 3;
const weekMs = 7 * 86_400_000;
/** In a week, of what was never failed in it. */
const mostAWeek = 3;

/**
 * Pieces that are left alone for now, by `itemKey`: known when they were asked today, or asked three times in a week
 * and known. What was failed does not rest, and in a week what is due does not.
 */
export function restingPieces(progress: Iterable<ConceptProgress>, now: Date, zone: string): Set<string> {
  const today = startOfLearnerDay(learnerDayNumber(now, zone), zone).getTime();
  const by = dueBy(now, zone);
  const resting = new Set<string>();
  const asked = new Map<string, number>();
  const failed = new Set<string>();
  const often = new Set<string>();
  for (const { items, exercise_history } of progress) {
    for (const { completed, uses } of exercise_history)
      if (now.getTime() - Date.parse(completed) < weekMs)
        for (const key of uses) asked.set(key, (asked.get(key) ?? 0) + 1);
    for (const [key, { fsrs, rating }] of Object.entries(items)) {
      if (rating < good) failed.add(key);
      else if (Date.parse(fsrs.last_review ?? "") >= today) resting.add(key);
      else if (!isDue(fsrs, by)) often.add(key);
    }
  }
  for (const [key, times] of asked) if (times >= mostAWeek && often.has(key)) resting.add(key);
  for (const key of failed) resting.delete(key);
  return resting;
}

/** A concept's material without what rests; itself where nothing does. */
export function awakeItems(items: Items, resting: ReadonlySet<string>): Items {
  if (resting.size === 0) return items;
  const awake = (kind: string) => (name: string) => !resting.has(itemKey(kind, name));
  const [word, term, fact, gap] = [awake("vocabulary"), awake("definitions"), awake("facts"), awake("cloze")];
  const [error, order, group] = [awake("errors"), awake("orderings"), awake("categories")];
  const [question, output, program] = [awake("questions"), awake("outputs"), awake("code")];
  const [scene, story] = [awake("scenarios"), awake("star")];
  return {
    ...items,
    vocabulary: items.vocabulary.filter((one) => word(one.term)),
    definitions: items.definitions.filter((one) => term(one.term)),
    facts: items.facts.filter((one) => fact(one.statement)),
    cloze: items.cloze.filter((one) => gap(one.text)),
    errors: items.errors.filter((one) => error(one.wrong)),
    orderings: items.orderings.filter((one) => order(one.prompt)),
    categories: items.categories.filter((one) => group(one.prompt)),
    questions: items.questions.filter((one) => question(one.question)),
    outputs: items.outputs.filter((one) => output(one.code)),
    code_tasks: items.code_tasks.filter((one) => program(one.id)),
    scenarios: items.scenarios.filter((one) => scene(one.setting)),
    star: items.star.filter((one) => story(one.question)),
  };
}
