import type { Course } from "../../learning/course.ts";
import { Concept, CourseConfig, Items } from "../../learning/course-format.ts";
import type { Deck } from "../deck/deck-format.ts";

/** A deck by itself as a course: each word is a concept, so that it is scheduled and comes back like any other. */
export function courseOfDeck(deck: Deck): Course {
  const config = CourseConfig.parse({
    name: deck.name,
    title: deck.title,
    description: `The words of ${deck.title}, as they are coached.`,
    domain_type: "language",
    instruction_language: deck.instruction_language,
    target_language: deck.target_language,
    license: deck.license,
  });
  const concepts = deck.items.map(({ id, target, gloss, unit }) =>
    Concept.parse({
      id,
      title: target,
      description: gloss,
      unit: unit || deck.title,
      type: "vocabulary",
      bloom_target: "apply",
    }),
  );
  const items = deck.items.map(({ id, target, gloss, explanation, examples, accepted }) => {
    const material = Items.parse({
      concept: id,
      teach: { explanation, example: examples[0]?.text ?? target },
      vocabulary: [{ term: target, meanings: [gloss], accepted, sentences: examples }],
    });
    return [id, material] as const;
  });
  return { config, concepts, items: new Map(items) };
}
