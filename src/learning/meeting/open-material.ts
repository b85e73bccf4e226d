import type { Course } from "../course.ts";
import type { Concept, Items } from "../course-format.ts";
import { itemKey } from "../exercises/exercise.ts";
import { type Introduction, type Introductions, introductionsOf } from "./introductions.ts";
import type { Met } from "./met.ts";

/** What an exercise may be made of now: what was met, and what may still be met right before it. */
export type OpenMaterial = {
  items: Items;
  /** Whether a word of the course may stand among the choices. */
  mayOffer(term: string): boolean;
  /** Whether every word that a sentence of the language needs may be asked for. */
  mayNeed(text: string): boolean;
};

/** More at once than a person keeps in mind for the exercise that follows. */
export const mostAtOnce = 8;
/** With fewer words nothing can be told apart from a guess. */
const fewestAtOnce = 4;

/**
 * `newLeft`: how many new words there may still be today. They are taken in the course's order, the concept's own words
 * first; whatever would need more waits.
 */
export function openMaterial(
  course: Course,
  concept: Concept,
  items: Items,
  met: Met,
  newLeft: number,
): OpenMaterial {
  const introductions = introductionsOf(course);
  const most = Math.min(newLeft, mostAtOnce);
  const fresh = new Set<string>();
  const isOpen = (one: Introduction) => met.has(one) || fresh.has(one.id);
  const takeAll = (all: readonly Introduction[]) => {
    const missing = all.filter((one) => !isOpen(one));
    if (fresh.size + missing.length > most) return false;
    for (const { id } of missing) fresh.add(id);
    return true;
  };
  const takePiece = (kind: keyof Items, name: string) => {
    const one = introductions.of(itemKey(kind, name), concept.id);
    return one === undefined || takeAll([one]);
  };
  const takeWords = (...texts: readonly string[]) => takeAll(neededIn(texts, introductions));
  return {
    items: {
      ...items,
      vocabulary: items.vocabulary.filter(({ term }) => takePiece("vocabulary", term)),
      definitions: items.definitions.filter(({ term }) => takePiece("definitions", term)),
      facts: items.facts.filter(({ statement }) => takePiece("facts", statement)),
      cloze: items.cloze.filter(
        ({ text, answers }) => takePiece("cloze", text) && takeWords(answers[0] ?? ""),
      ),
      errors: items.errors.filter(({ right }) => takeWords(right.split(" / ")[0] ?? "")),
      orderings: items.orderings.filter(({ parts }) => takeWords(parts.join(" "))),
      categories: items.categories.filter(({ groups }) => takeWords(...Object.values(groups).flat())),
      scenarios: items.scenarios.filter(({ expected }) => takeWords(...expected)),
    },
    mayOffer(term) {
      const one = introductions.of(itemKey("vocabulary", term), concept.id);
      return one === undefined || isOpen(one);
    },
    mayNeed: (text) => introductions.wordsIn(text).every(isOpen),
  };
}

function neededIn(texts: readonly string[], introductions: Introductions): Introduction[] {
  return [...new Set(texts.flatMap(introductions.wordsIn))];
}

/** Whether there is enough to begin a concept with: words met or still to be met today, or something that needs none. */
export function mayBegin(course: Course, concept: string, met: Met, newLeft: number): boolean {
  const words = course.items.get(concept)?.vocabulary ?? [];
  if (newLeft >= Math.min(fewestAtOnce, words.length)) return true;
  const introductions = introductionsOf(course);
  let open = newLeft;
  for (const { term } of words) {
    const one = introductions.of(itemKey("vocabulary", term), concept);
    if (one === undefined || met.has(one)) open++;
    if (open >= fewestAtOnce) return true;
  }
  return open >= Math.min(fewestAtOnce, words.length);
}
