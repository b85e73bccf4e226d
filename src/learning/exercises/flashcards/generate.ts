import { chanceFrom } from "../../../chance.ts";
import type { Items } from "../../course-format.ts";
import { type ExerciseRequest, itemKey, type MadeExercise, type NotMade } from "../exercise.ts";
import { stackBody, type WrittenCard } from "./body.ts";
import { type CardKind, cardsOf, type Direction } from "./card.ts";

const most = 12;

/** A stack of one concept's cards (exercise-modalities §14.1), each the way that can be written down in a word or two. */
export function generateCards(request: ExerciseRequest): MadeExercise | NotMade {
  const { course, concept, exerciseId, seed, now, due, errors } = request;
  const items = request.open?.items ?? course.items.get(concept.id);
  const written = items === undefined ? [] : writtenCards(items);
  if (written.length === 0) return { problem: `“${concept.title}” has nothing that stands on a card.` };
  const chance = chanceFrom(seed);
  const own = new Map(
    cardsOf({ ...course, concepts: [concept] }).map((card) => [card.id.replace(/@.*$/, ""), card]),
  );
  const missed = new Set(errors.map(({ expected }) => expected.toLowerCase()));
  const rank = ({ item, accepted }: Answerable) =>
    accepted.some((one) => missed.has(one.toLowerCase())) ? 0 : due.has(item) ? 1 : 2;
  // Of a word one way: the other would give it away.
  const cards = [...Map.groupBy(chance.shuffled(written), ({ item }) => item).values()]
    .flatMap(([first]) => first ?? [])
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .flatMap(({ item, direction, accepted }): WrittenCard[] => {
      const card = own.get(`${item}#${direction}`);
      if (card === undefined) return [];
      const { id, front, back, hint } = card;
      return [{ id, item, front, back, accepted, ...(hint === undefined ? {} : { hint }) }];
    });
  if (cards.length === 0) return { problem: `“${concept.title}” has nothing that stands on a card.` };
  return {
    record: {
      exercise_id: exerciseId,
      course: course.config.name,
      concept_id: concept.id,
      modality: "worksheet",
      bloom_level: "remember",
      type: "flashcards",
      seed,
      started: now.toISOString(),
      status: "pending",
      files: [],
      uses: cards.map(({ item }) => item),
      hints_used: 0,
      body: stackBody(cards),
    },
    files: [],
    instructions: `${cards.length} ${cards.length === 1 ? "card" : "cards"} about “${concept.title}”. Write what is on the other side.`,
  };
}

type Answerable = { item: string; direction: Direction; accepted: string[] };

function writtenCards({ vocabulary, definitions, cloze, facts }: Items): Answerable[] {
  const card = (kind: CardKind, name: string, direction: Direction, accepted: string[]) => ({
    item: itemKey(kind, name),
    direction,
    accepted,
  });
  return [
    ...vocabulary.flatMap(({ term, accepted, meanings }) => [
      card("vocabulary", term, "recognise", meanings),
      card("vocabulary", term, "recall", [term, ...accepted]),
    ]),
    // What a term means is told in a sentence, which a line cannot be judged by: the term is asked for.
    ...definitions.map(({ term }) => card("definitions", term, "recall", [term])),
    ...cloze.map(({ text, answers }) => card("cloze", text, "complete", answers)),
    ...facts.map(({ statement, truth }) => card("facts", statement, "judge", truth ? yes : no)),
  ];
}

const yes = ["true", "yes", "right", "correct"];
const no = ["false", "no", "wrong", "not true"];
