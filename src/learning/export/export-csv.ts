import { State } from "ts-fsrs";
import { csvText } from "../../text/csv.ts";
import type { Course } from "../course.ts";
import type { Concept } from "../course-format.ts";
import { type CardKind, cardId } from "../exercises/flashcards/card.ts";
import type { FlashcardState } from "../exercises/flashcards/state.ts";
import type { FsrsCard } from "../schedule.ts";

const heading = [
  "term",
  "meanings",
  "accepted",
  "sentence",
  "sentence translation",
  "unit",
  "concept",
  "part",
  "note",
  "status",
  "due",
  "stability",
];

/** The words and definitions of a course with where the learner stands; a word's weaker direction counts. */
export function exportCsv(course: Course, state: FlashcardState): string {
  const rows = course.concepts.flatMap((concept) => {
    const items = course.items.get(concept.id);
    const words = (items?.vocabulary ?? []).map(({ term, meanings, accepted, sentences, part, note }) => [
      term,
      meanings.join(" / "),
      accepted.join(" / "),
      sentences[0]?.text ?? "",
      sentences[0]?.translation ?? "",
      ...place(concept),
      part ?? "",
      note ?? "",
      ...standing("vocabulary", term, concept, state),
    ]);
    const definitions = (items?.definitions ?? []).map(({ term, definition, example }) => [
      term,
      definition,
      "",
      example ?? "",
      "",
      ...place(concept),
      "",
      "",
      ...standing("definitions", term, concept, state),
    ]);
    return [...words, ...definitions];
  });
  return csvText([heading, ...rows]);
}

function place({ unit, title }: Concept): [string, string] {
  return [unit, title];
}

function standing(
  kind: CardKind,
  term: string,
  { id: concept }: Concept,
  { cards }: FlashcardState,
): string[] {
  const known = (["recognise", "recall"] as const).flatMap((direction) => {
    const id = cardId(kind, term, direction);
    const card = cards[`${id}@${concept}`] ?? cards[id];
    return card === undefined ? [] : [card.fsrs];
  });
  const weakest = known.toSorted((a, b) => a.stability - b.stability)[0];
  if (weakest === undefined) return ["new", "", ""];
  const due = known.map((card) => card.due).toSorted()[0] ?? "";
  return [statusOf(weakest), due, String(Math.round(weakest.stability * 100) / 100)];
}

function statusOf({ state }: FsrsCard): string {
  if (state === State.New) return "new";
  return state === State.Review ? "review" : "learning";
}
