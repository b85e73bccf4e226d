import type { Items } from "../course-format.ts";
import { itemKey } from "../exercises/exercise.ts";
import type { ConceptProgress } from "../progress.ts";
import { isOfCards } from "../result.ts";
import { learnerDayNumber, startOfLearnerDay } from "./due.ts";

const good = 3;
/** The learner's days: today and the six before it. */
const weekDays = 7;
/** In a week, of what was not missed in it. */
const mostAWeek = 3;

/**
 * Pieces that are left alone for now, by `itemKey`: known when they were asked today, turned over today until they were
 * known, or asked three times in a week and not missed in it, due or not: who knew something three times within a week
 * keeps it for another day. What was missed does not rest otherwise.
 */
export function restingPieces(progress: Iterable<ConceptProgress>, now: Date, zone: string): Set<string> {
  const { today, week } = restingSince(progress, now, zone);
  return new Set([...today, ...week]);
}

/** The two reasons apart: what was known today is asked again today only where there is nothing else at all. */
export function restingSince(
  progress: Iterable<ConceptProgress>,
  now: Date,
  zone: string,
): { today: ReadonlySet<string>; week: ReadonlySet<string> } {
  const day = learnerDayNumber(now, zone);
  const today = startOfLearnerDay(day, zone).getTime();
  const week = startOfLearnerDay(day - weekDays + 1, zone).getTime();
  const knownToday = new Set<string>();
  const asked = new Map<string, number>();
  const missed = new Set<string>();
  for (const { items, exercise_history } of progress) {
    const turned = new Set<string>();
    for (const done of exercise_history) {
      const at = Date.parse(done.completed);
      if (at < week || at > now.getTime()) continue;
      for (const key of new Set(done.uses)) asked.set(key, (asked.get(key) ?? 0) + 1);
      if (at >= today && isOfCards(done)) for (const key of done.uses) turned.add(key);
    }
    for (const [key, { fsrs, rating, missed: last }] of Object.entries(items)) {
      if (last !== undefined && Date.parse(last) >= week) missed.add(key);
      const isOfToday = Date.parse(fsrs.last_review ?? "") >= today;
      if (isOfToday && (rating >= good || turned.has(key))) knownToday.add(key);
    }
  }
  const often = [...asked].flatMap(([key, times]) => (times >= mostAWeek && !missed.has(key) ? [key] : []));
  return { today: knownToday, week: new Set(often) };
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
    scenarios: items.scenarios.filter((one) => scene(one.opening)),
    star: items.star.filter((one) => story(one.question)),
  };
}
