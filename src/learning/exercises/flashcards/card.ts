import type { Course } from "../../course.ts";
import type { Items } from "../../course-format.ts";
import { itemKey } from "../exercise.ts";

/** exercise-modalities §14.1: something to recall, and what should have come to mind. */
export type Card = {
  /** The same for the same material in every version of a course: what a learner's history hangs on. */
  id: string;
  concept_id: string;
  /** What it was made of, by `itemKey`. */
  item: string;
  front: string;
  back: string;
  hint?: string;
  /** Files of the course's own. */
  picture?: string;
  sound?: string;
};

/**
 * `recognise`: the term is shown, its meaning recalled. `recall`: the other way round, which is harder. `complete`: a
 * gap is filled. `judge`: a statement is true or false.
 */
export const directions = ["recognise", "recall", "complete", "judge"] as const;
export type Direction = (typeof directions)[number];

export type CardKind = "vocabulary" | "definitions" | "cloze" | "facts";

export const gap = "___";

/** All cards of a course, in its own order; material that stands there twice gives its cards once. */
export function cardsOf(course: Course): Card[] {
  const shown = new Map<string, string>();
  return course.concepts.flatMap(({ id }) => {
    const items = course.items.get(id);
    return (items === undefined ? [] : conceptCards(id, items)).flatMap((card) => {
      const sides = `${card.front}\n\n${card.back}`;
      const known = shown.get(card.id);
      if (known === sides) return [];
      // The same word means something else in another concept: that is another card.
      const named = known === undefined ? card : { ...card, id: `${card.id}@${id}` };
      if (shown.has(named.id)) return [];
      shown.set(named.id, sides);
      return [named];
    });
  });
}

export function cardId(kind: CardKind, name: string, direction: Direction): string {
  return cardOf(itemKey(kind, name), direction);
}

function cardOf(item: string, direction: Direction): string {
  return `${item}#${direction}`;
}

type More = { hint?: string | undefined; picture?: string | undefined; sound?: string | undefined };

function conceptCards(concept_id: string, items: Items): Card[] {
  const card = (item: string, direction: Direction, front: string, back: string, more: More = {}): Card => ({
    id: cardOf(item, direction),
    concept_id,
    item,
    front,
    back,
    ...(more.hint === undefined ? {} : { hint: more.hint }),
    ...(more.picture === undefined ? {} : { picture: more.picture }),
    ...(more.sound === undefined ? {} : { sound: more.sound }),
  });
  return [
    ...items.vocabulary.flatMap(({ term, meanings, sentences, part: hint, picture, sound }) => {
      const item = itemKey("vocabulary", term);
      const sentence = sentences[0];
      const example = sentence === undefined ? "" : `\n${sentence.text}\n${sentence.translation}`;
      const meaning = meanings.join(" / ");
      return [
        card(item, "recognise", term, `${meaning}${example}`, { hint, picture, sound }),
        card(item, "recall", meaning, `${term}${example}`, { hint, picture, sound }),
      ];
    }),
    ...items.definitions.flatMap(({ term, definition, example, picture, sound }) => {
      const item = itemKey("definitions", term);
      const after = example === undefined ? "" : `\n${example}`;
      return [
        card(item, "recognise", term, `${definition}${after}`, { picture, sound }),
        card(item, "recall", definition, `${term}${after}`, { picture, sound }),
      ];
    }),
    ...items.cloze.map(({ text, answers, ...more }) =>
      card(itemKey("cloze", text), "complete", text, answers.join(" / "), more),
    ),
    ...items.facts.map(({ statement, truth, why, ...more }) =>
      card(
        itemKey("facts", statement),
        "judge",
        `True or false? ${statement}`,
        `${truth ? "True" : "False"}. ${why}`,
        more,
      ),
    ),
  ];
}
