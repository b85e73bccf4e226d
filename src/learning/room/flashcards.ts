import { type Card, cardsOf } from "../exercises/flashcards/card.ts";
import { dueCards, usualLimits } from "../exercises/flashcards/due.ts";
import { answerCard, FlashcardState, noFlashcards, undoCard } from "../exercises/flashcards/state.ts";
import { type CardAnswer, summarise } from "../exercises/flashcards/summary.ts";
import type { ExerciseResult } from "../result.ts";
import type { FsrsRating } from "../schedule.ts";
import { putAside, readJson, writeJson } from "../state/json-file.ts";
import { schedules } from "../state/replay.ts";
import { record } from "./record-results.ts";
import type { Visit } from "./room.ts";

/** Cards in hand. Each answer is on disk when it resolves. */
export type CardSession = {
  /** What is to be shown now; cards being learned come back as their minutes pass. */
  due(): Promise<Card[]>;
  /** When a card would come back, by the rating it is given now. */
  outlook(card: Card): Promise<Outlook>;
  /** The next card that is not due yet; null where there is none. */
  next(): Promise<string | null>;
  /** How many answers were given and can be taken back. */
  given(): number;
  answer(card: Card, rating: FsrsRating): Promise<void>;
  /** Takes the last answer back, exactly; null where there is none. */
  undo(): Promise<Card | null>;
  /** What the session says of each concept is recorded like any exercise. */
  finish(): Promise<ExerciseResult[]>;
  problems: string[];
};

export type Outlook = Record<FsrsRating, string>;

export async function openCards(visit: Visit): Promise<CardSession> {
  const { course, room, profile, state: course_ } = visit;
  const { ports } = room;
  const cards = cardsOf(course);
  const started = ports.now();
  const given: CardAnswer[] = [];
  const problems: string[] = [];
  const { time_zone: zone } = profile;

  const change = (make: (state: FlashcardState) => FlashcardState) =>
    course_.locked(async () => {
      const { state, problem } = await readCards(visit);
      if (problem !== null) problems.push(problem);
      await writeJson(ports.disk, course_.places.flashcards, make(state));
    });

  return {
    problems,
    async due() {
      const { state } = await readCards(visit, { mend: false });
      return dueCards(cards, state, ports.now(), usualLimits, zone);
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
    given: () => given.length,
    async answer(card, rating) {
      const at = ports.now();
      const schedule = schedules(profile)(zone, at.toISOString());
      await change((state) => answerCard(state, card.id, rating, at, schedule));
      given.push({ card, rating, at });
    },
    async undo() {
      const last = given.at(-1);
      if (last === undefined) return null;
      await change((state) => undoCard(state, last.card.id));
      given.pop();
      return last.card;
    },
    async finish() {
      if (given.length === 0) return [];
      const results = summarise(course, given, started, ports.now()).map(({ result }) => result);
      return (await record(visit, results)).recorded;
    },
  };
}

/** What a learner remembers of each card. A damaged file is put aside by who may change it. */
export async function readCards(
  { room, state }: Visit,
  { mend = true } = {},
): Promise<{ state: FlashcardState; problem: string | null }> {
  const { disk, now } = room.ports;
  const read = await readJson(disk, state.places.flashcards, FlashcardState);
  if (read.kind === "ok") return { state: read.value, problem: null };
  if (read.kind === "missing" || !mend) return { state: noFlashcards, problem: null };
  const problem = await putAside(disk, state.places.flashcards, now(), "The file of your flashcards");
  return { state: noFlashcards, problem };
}
