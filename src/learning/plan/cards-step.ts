import type { Course } from "../course.ts";
import { flashcards } from "../exercises/flashcards/kind.ts";
import { type PieceAt, piecesOf } from "../pieces.ts";
import { type ConceptProgress, noProgress } from "../progress.ts";
import { isOfCards } from "../result.ts";
import type { Schedule } from "../schedule.ts";
import { dueBy, piecesDue } from "./due.ts";
import { targetMet } from "./ladder.ts";
import type { PlanItem } from "./plan-item.ts";
import { restingPieces } from "./resting.ts";

/** A card takes ten seconds: looked at, remembered, turned over, rated. */
const cardsAMinute = 6;
/** Of a session's working time, what cards may take; and never more than anybody wants to turn over at a stretch. */
const cardsShare = 0.4;
const mostCards = 50;
const mostFresh = 12;
/** One stack a sitting, unless there is nothing else to do. */
const sittingMs = 3 * 3_600_000;

export type CardsInput = {
  course: Course;
  progress: ReadonlyMap<string, ConceptProgress>;
  now: Date;
  zone: string;
  schedule: Schedule;
  /** Of pieces that were never asked, those that may be today: met already, or within the day's new words. Left out: all. */
  mayAsk?: ((pieces: readonly PieceAt[]) => readonly PieceAt[]) | undefined;
};

/**
 * One step for all pieces that are due, those nearest to being forgotten first; then some that were never asked, of
 * concepts that were shown at their level. null where there is none, or no time.
 */
export function cardsStep(input: CardsInput, working: number): PlanItem | null {
  const due = piecesForCards(input);
  const most = Math.min(mostCards, Math.max(1, Math.floor(working * cardsShare)) * cardsAMinute);
  const kept = due.slice(0, most);
  const fresh = freshForCards(input, kept).slice(0, most - kept.length);
  const pieces = [...kept, ...fresh];
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
    reason: reasonFor(kept, fresh, due.length, input.course),
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
  const resting = restingPieces(progress.values(), now, zone);
  const found = new Map<string, PieceAt & { chance: number; due: number }>();
  for (const { id } of course.concepts) {
    const own = piecesDue(progress.get(id) ?? noProgress(id), by);
    if (own.length === 0) continue;
    const cards = new Set(piecesOf(course.items.get(id)).cards);
    for (const { key, card } of own) {
      if (!cards.has(key) || found.has(key) || resting.has(key)) continue;
      const chance = schedule.retrievability(card, now);
      found.set(key, { concept_id: id, item: key, chance, due: Date.parse(card.due) });
    }
  }
  return [...found.values()]
    .sort((a, b) => a.chance - b.chance || a.due - b.due)
    .map(({ concept_id, item }) => ({ concept_id, item }));
}

/** What a stack holds beside what is due: some that no exercise has asked yet. */
export function freshForCards(input: CardsInput, due: readonly PieceAt[]): readonly PieceAt[] {
  const open = neverAsked(input, due);
  return (input.mayAsk?.(open) ?? open).slice(0, mostFresh);
}

/** Pieces that no exercise has asked, of concepts whose level was shown: so that nothing stays unasked. In the course's order. */
function neverAsked({ course, progress }: CardsInput, taken: readonly PieceAt[]): PieceAt[] {
  const seen = new Set(taken.map(({ item }) => item));
  return course.concepts.flatMap((concept) => {
    const own = progress.get(concept.id);
    if (own === undefined || own.status === "mastered" || !targetMet(own, concept)) return [];
    // Results of elsewhere do not say what they asked: then nobody knows what was not.
    if (Object.keys(own.items).length === 0) return [];
    const open = piecesOf(course.items.get(concept.id)).cards.filter(
      (key) => !Object.hasOwn(own.items, key) && !seen.has(key),
    );
    for (const key of open) seen.add(key);
    return open.map((item) => ({ concept_id: concept.id, item }));
  });
}

/** "12 words are due, from “Greetings” and 2 more. 3 facts were not asked yet." */
function reasonFor(kept: readonly PieceAt[], fresh: readonly PieceAt[], due: number, course: Course): string {
  const waiting = due - kept.length;
  const told = [
    ...(kept.length === 0
      ? []
      : [`${counted(kept)} ${kept.length === 1 ? "is" : "are"} due, from ${titles(kept, course)}.`]),
    ...(waiting > 0
      ? [`${waiting} more can wait for the next time: these are nearest to being forgotten.`]
      : []),
    ...(fresh.length === 0
      ? []
      : [
          `${counted(fresh)} from ${titles(fresh, course)} ${fresh.length === 1 ? "was" : "were"} not asked yet.`,
        ]),
    ...(fresh.length + waiting === 0
      ? [`A moment each now, and you keep ${kept.length === 1 ? "it" : "them"}.`]
      : []),
  ];
  return told.join(" ");
}

function titles(pieces: readonly PieceAt[], { concepts }: Course): string {
  const ids = [...new Set(pieces.map(({ concept_id }) => concept_id))];
  const title = concepts.find(({ id }) => id === ids[0])?.title ?? ids[0] ?? "";
  return ids.length === 1 ? `“${title}”` : `“${title}” and ${ids.length - 1} more`;
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
