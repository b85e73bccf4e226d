import { type Card, cardsOf } from "../exercises/flashcards/card.ts";
import { dueCards, usualLimits } from "../exercises/flashcards/due.ts";
import { cardsForPieces } from "../exercises/flashcards/for-pieces.ts";
import { againIn, answerIn, openAnswers, undoIn } from "../exercises/flashcards/sitting.ts";
import type { FlashcardState } from "../exercises/flashcards/state.ts";
import type { Introduction } from "../meeting/introductions.ts";
import { askable, readyCards, toMeetFor } from "../meeting/ready-cards.ts";
import type { PieceAt } from "../pieces.ts";
import { freshForCards, piecesForCards } from "../plan/cards-step.ts";
import type { ExerciseResult } from "../result.ts";
import type { FsrsRating } from "../schedule.ts";
import { schedules } from "../state/replay.ts";
import { changeCards, readCards, recordLeftSitting, recordSitting } from "./card-sitting.ts";
import { acquaintance, keepIntroduced } from "./meeting.ts";
import type { Visit } from "./room.ts";

/**
 * Cards in hand. Each answer is on disk when it resolves, and so is the sitting: after a crash it goes on where it was,
 * with everything that can be taken back; one that was left counts.
 */
export type CardSession = {
  /** What is to be shown now: first the pieces that are due, as the plan has them; cards being learned come back as their minutes pass, and what was rated Again before the sitting ends. */
  due(): Promise<Card[]>;
  /** What of that was never met: shown before the cards are turned over. */
  toMeet(): Promise<Introduction[]>;
  /** It was shown. */
  met(shown: readonly Introduction[]): Promise<void>;
  /** When a card would come back, by the rating it is given now. */
  outlook(card: Card): Promise<Outlook>;
  /** The next card that is not due yet; null where there is none. */
  next(): Promise<string | null>;
  /** How many answers were given and can be taken back. */
  given(): Promise<number>;
  answer(card: Card, rating: FsrsRating): Promise<void>;
  /** Takes the last answer back, exactly; null where there is none. */
  undo(): Promise<Card | null>;
  /** What the session says of each concept is recorded like any exercise. */
  finish(): Promise<ExerciseResult[]>;
  problems: string[];
};

export type Outlook = Record<FsrsRating, string>;

/** `wanted`: the pieces of a planned stack, and nothing else. */
export async function openCards(visit: Visit, wanted?: readonly PieceAt[]): Promise<CardSession> {
  const { course, room, profile } = visit;
  const { ports } = room;
  const problems = await recordLeftSitting(visit);
  const cards = cardsOf(course);
  const started = ports.now();
  const { time_zone: zone } = profile;

  const change = async (make: (state: FlashcardState) => FlashcardState) => {
    const problem = await changeCards(visit, make);
    if (problem !== null) problems.push(problem);
  };

  const due = async (): Promise<Card[]> => {
    const { state } = await readCards(visit, { mend: false });
    if (wanted !== undefined) return cardsForPieces(cards, wanted, state);
    const now = ports.now();
    const schedule = schedules(profile)(zone, now.toISOString());
    const { concepts: progress } = await visit.state.progress();
    const { met, newLeft } = await acquaintance(visit);
    const asked = { course, progress, now, zone, schedule, mayAsk: askable(course, met, newLeft) };
    const kept = piecesForCards(asked);
    const pieces = [...kept, ...freshForCards(asked, kept)];
    const first = cardsForPieces(cards, pieces, state);
    const taken = new Set(pieces.map(({ item }) => item));
    const again = againIn(state);
    const isBegun = ({ id }: Card) => Object.hasOwn(state.cards, id);
    // Nothing new comes while something of the sitting is not known yet.
    const open = readyCards(course, cards, isBegun, met, again.length > 0 ? 0 : newLeft);
    const others = dueCards(open, state, now, usualLimits, zone).filter(
      ({ id, item }) => !taken.has(item) && !again.includes(id),
    );
    const back = cards.filter(({ id, item }) => again.includes(id) && !taken.has(item));
    const once = oneWay(others, openAnswers(state), cards);
    return [...first, ...once, ...back.toSorted((a, b) => again.indexOf(a.id) - again.indexOf(b.id))];
  };

  return {
    problems,
    due,
    toMeet: async () => toMeetFor(course, await due(), (await acquaintance(visit)).met),
    async met(shown) {
      problems.push(...(await keepIntroduced(visit, shown)));
    },
    async outlook(card) {
      const { state } = await readCards(visit, { mend: false });
      const at = ports.now();
      const schedule = schedules(profile)(zone, at.toISOString());
      const kept = Object.hasOwn(state.cards, card.id) ? state.cards[card.id] : undefined;
      const due = (rating: FsrsRating) =>
        schedule.review(kept?.fsrs ?? schedule.fresh(at), rating, at).card.due;
      return { 1: due(1), 2: due(2), 3: due(3), 4: due(4) };
    },
    async next() {
      const { state } = await readCards(visit, { mend: false });
      const now = ports.now().toISOString();
      const later = cards.flatMap(({ id }) => {
        const due = Object.hasOwn(state.cards, id) ? state.cards[id]?.fsrs.due : undefined;
        return due === undefined || due <= now ? [] : [due];
      });
      return later.sort()[0] ?? null;
    },
    given: async () => openAnswers((await readCards(visit, { mend: false })).state).length,
    async answer(card, rating) {
      const now = ports.now();
      const schedule = schedules(profile)(zone, now.toISOString());
      await change((state) => answerIn(state, card.id, rating, { now, started, schedule }));
    },
    async undo() {
      let back: string | null = null;
      await change((state) => {
        const undone = undoIn(state);
        back = undone?.card ?? null;
        return undone?.state ?? state;
      });
      return cards.find(({ id }) => id === back) ?? null;
    },
    finish: () => recordSitting(visit, ports.now()),
  };
}

/** One way of each piece in a sitting: the other would give it away. */
function oneWay(due: readonly Card[], answered: readonly { card: string }[], all: readonly Card[]): Card[] {
  const ids = new Set(answered.map(({ card }) => card));
  const ways = new Map(all.filter(({ id }) => ids.has(id)).map(({ item, id }) => [item, id]));
  return due.filter(({ item, id }) => {
    const way = ways.get(item) ?? id;
    ways.set(item, way);
    return way === id;
  });
}
