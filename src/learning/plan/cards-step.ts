import type { Course } from "../course.ts";
import { flashcards } from "../exercises/flashcards/kind.ts";
import { type PieceAt, piecesOf } from "../pieces.ts";
import { type ConceptProgress, noProgress } from "../progress.ts";
import { isOfCards } from "../result.ts";
import type { Schedule } from "../schedule.ts";
import { dueBy, piecesDue } from "./due.ts";
import type { PlanItem } from "./plan-item.ts";

/** A card takes ten seconds: looked at, remembered, turned over, rated. */
const cardsAMinute = 6;
/** Of a session's working time, what cards may take; and never more than anybody wants to turn over at a stretch. */
const cardsShare = 0.4;
const mostCards = 50;
/** One stack a sitting, unless there is nothing else to do. */
const sittingMs = 3 * 3_600_000;

export type CardsInput = {
  course: Course;
  progress: ReadonlyMap<string, ConceptProgress>;
  now: Date;
  zone: string;
  schedule: Schedule;
};

/** One step for all pieces that are due, those nearest to being forgotten first; null where none is, or there is no time. */
export function cardsStep(input: CardsInput, working: number): PlanItem | null {
  const due = piecesForCards(input);
  const minutes = Math.max(1, Math.floor(working * cardsShare));
  const pieces = due.slice(0, Math.min(mostCards, minutes * cardsAMinute));
  const [first] = pieces;
  if (first === undefined || working < 1) return null;
  return {
    type: "review",
    concept_id: first.concept_id,
    modality: flashcards.modality,
    kind: flashcards.name,
    pieces,
    secondary: null,
    offer: null,
    bloom_level: "remember",
    minutes: Math.ceil(pieces.length / cardsAMinute),
    reason: reasonFor(pieces, due.length, input.course),
  };
}

/** Whether a stack was turned over in this sitting already. */
export function hadCards(progress: ReadonlyMap<string, ConceptProgress>, now: Date): boolean {
  for (const { exercise_history } of progress.values())
    if (
      exercise_history.some(
        (done) => isOfCards(done) && now.getTime() - Date.parse(done.completed) < sittingMs,
      )
    )
      return true;
  return false;
}

/** What is due of all that was begun and can stand on a card, each piece once. */
export function piecesForCards({ course, progress, now, zone, schedule }: CardsInput): PieceAt[] {
  const by = dueBy(now, zone);
  const found = new Map<string, PieceAt & { chance: number; due: number }>();
  for (const { id } of course.concepts) {
    const own = piecesDue(progress.get(id) ?? noProgress(id), by);
    if (own.length === 0) continue;
    const cards = new Set(piecesOf(course.items.get(id)).remembered);
    for (const { key, card } of own) {
      if (!cards.has(key) || found.has(key)) continue;
      const chance = schedule.retrievability(card, now);
      found.set(key, { concept_id: id, item: key, chance, due: Date.parse(card.due) });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.chance - b.chance || a.due - b.due)
    .map(({ concept_id, item }) => ({ concept_id, item }));
}

/** "12 words are due, so that you keep them: from “Greetings” and 2 more." */
function reasonFor(pieces: readonly PieceAt[], due: number, { concepts }: Course): string {
  const ids = [...new Set(pieces.map(({ concept_id }) => concept_id))];
  const title = concepts.find(({ id }) => id === ids[0])?.title ?? ids[0] ?? "";
  const others = ids.length === 1 ? "" : ` and ${ids.length - 1} more`;
  const what = `${counted(pieces)} ${pieces.length === 1 ? "is" : "are"} due, from “${title}”${others}.`;
  return due > pieces.length
    ? `${what} ${due - pieces.length} more can wait for the next time: these are nearest to being forgotten.`
    : `${what} A moment each now, and you keep ${pieces.length === 1 ? "it" : "them"}.`;
}

function counted(pieces: readonly PieceAt[]): string {
  const kinds = new Set(pieces.map(({ item }) => item.slice(0, item.indexOf(":"))));
  const [kind = ""] = kinds;
  const [one, several] = (kinds.size === 1 ? names[kind] : undefined) ?? ["thing", "things"];
  return `${pieces.length} ${pieces.length === 1 ? one : several}`;
}

const names: Readonly<Record<string, readonly [one: string, several: string]>> = {
  vocabulary: ["word", "words"],
  definitions: ["term", "terms"],
  facts: ["fact", "facts"],
  cloze: ["sentence", "sentences"],
};
