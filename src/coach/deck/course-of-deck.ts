import type { Course } from "../../learning/course.ts";
import { Concept, CourseConfig, Items } from "../../learning/course-format.ts";
import type { Deck, DeckItem } from "./deck-format.ts";
import { shownSlots } from "./slots.ts";

/** A deck as a course, so that coached words come back for review (decision 38): each item is a concept of its own. */
export function courseOfDeck(deck: Deck): Course {
  const config = CourseConfig.parse({
    name: deck.name,
    title: deck.title,
    description: `${deck.title}: ${deck.items.length} words and phrases to be said.`,
    domain_type: "language",
    instruction_language: deck.instruction_language,
    target_language: deck.target_language,
    license: deck.license,
  });
  const concepts = deck.items.map((item) =>
    Concept.parse({
      id: item.id,
      title: shownSlots(item.target),
      description: item.gloss,
      unit: item.unit.trim() || deck.title,
      type: "vocabulary",
      bloom_target: "apply",
    }),
  );
  return { config, concepts, items: new Map(deck.items.map((item) => [item.id, material(item)])) };
}

function material(item: DeckItem): Items {
  const [example] = item.examples;
  return Items.parse({
    concept: item.id,
    teach: {
      explanation: item.explanation,
      example: example === undefined ? item.target : `${example.text} (${example.translation})`,
    },
    vocabulary: [
      {
        term: shownSlots(item.target),
        meanings: meanings(item.gloss),
        accepted: item.accepted.map(shownSlots),
        sentences: item.examples,
        confusions: item.decoys,
        note: item.explanation,
      },
    ],
  });
}

/** As it is shown, and each of several alone: "big; tall", "big", "tall". */
function meanings(gloss: string): string[] {
  const each = gloss.split(";").map((one) => one.trim());
  return [...new Set([gloss.trim(), ...each])].filter((one) => one !== "");
}
