import { State } from "ts-fsrs";
import { z } from "zod";
import type { CardState, FlashcardState } from "../exercises/flashcards/state.ts";
import type { ImportedReview } from "../import/imported.ts";
import { fromLearnerDay } from "../learner-day.ts";
import { type FsrsCard, type FsrsLog, FsrsRating, type Schedule } from "../schedule.ts";
import type { AnkiCard, AnkiCollection, AnkiReview } from "./collection.ts";
import type { CardNames } from "./draft-from-anki.ts";
import { learnerDays } from "./learner-days.ts";
import { parsed } from "./rows.ts";

const dayMs = 86_400_000;

/** The learner's days, and which of them is the collection's day 0. */
type Days = { dayOf: (moment: number) => number; firstDay: number; zone: string };

/** Everything the learner has answered in Anki, and where each card stands, so that nothing is learned twice. */
export function ankiHistory(
  collection: AnkiCollection,
  names: CardNames,
  conceptOf: ReadonlyMap<string, string>,
  schedule: Schedule,
  zone: string,
): { flashcards: FlashcardState; importedReviews: ImportedReview[] } {
  const reviewsOf = Map.groupBy(collection.reviews, ({ card }) => card);
  const dayOf = learnerDays(zone);
  const days = {
    dayOf,
    zone,
    firstDay: collection.firstDay ?? dayOf(moment(collection.createdAt).getTime()),
  };
  const cards: Record<string, CardState> = {};
  const importedReviews: ImportedReview[] = [];
  for (const card of collection.cards) {
    const name = names.get(card.id);
    const concept = name?.concept ?? (name === undefined ? undefined : conceptOf.get(name.item));
    if (name === undefined || concept === undefined) continue;
    const replayed = replay(reviewsOf.get(card.id) ?? [], schedule);
    for (const { review, rating, elapsed_days } of replayed.logs)
      importedReviews.push({
        concept_id: concept,
        item: name.item,
        card: name.card,
        at: review,
        rating,
        elapsed_days,
      });
    const fsrs = standing(card, replayed, days);
    const known = Object.hasOwn(cards, name.card) ? cards[name.card] : undefined;
    // Two notes about one thing: the longer history is the learner's.
    if (fsrs !== null && (known === undefined || known.reviews.length < replayed.logs.length))
      cards[name.card] = { fsrs, reviews: replayed.logs };
  }
  importedReviews.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  return { flashcards: { version: 1, cards }, importedReviews };
}

type Replayed = { card: FsrsCard | null; logs: FsrsLog[] };

/** Anki keeps the answers, not the card before each: answering again in the same order gives those. */
function replay(reviews: readonly AnkiReview[], schedule: Schedule): Replayed {
  const logs: FsrsLog[] = [];
  let card: FsrsCard | null = null;
  for (const { at, ease, kind, factor } of reviews) {
    if (ease === 0 && factor === 0 && kind === 4) card = null;
    const rating = FsrsRating.safeParse(ease);
    // Cramming in a filtered deck says nothing about the schedule.
    if (!rating.success || (kind === 3 && factor === 0)) continue;
    const when = moment(at);
    const next = schedule.review(card ?? schedule.fresh(when), rating.data, when);
    card = next.card;
    logs.push(next.log);
  }
  return { card, logs };
}

const Memory = z.object({
  /** FSRS stability and difficulty, and the second of the last review. */
  s: z.number().positive().optional(),
  d: z.number().min(1).max(10).optional(),
  lrt: z.number().positive().optional(),
});

/** Where a card stands. What Anki says counts; where the replay says the same, the replay's finer figures do. */
function standing(card: AnkiCard, { card: replayed, logs }: Replayed, days: Days): FsrsCard | null {
  const state = states[card.type];
  if (state === undefined) return null;
  const memory = Memory.safeParse(parsed(card.data)).data ?? {};
  if (replayed !== null && agrees(card, state, memory, replayed, days)) return replayed;
  const due = dueMoment(card, days);
  const interval = Math.max(0, card.interval);
  const last =
    memory.lrt !== undefined
      ? moment(memory.lrt * 1000).toISOString()
      : (logs.at(-1)?.review ?? moment(due.getTime() - interval * dayMs).toISOString());
  return {
    due: due.toISOString(),
    // A card scheduled without FSRS and without a log: its interval is what it was last trusted for.
    stability: memory.s ?? replayed?.stability ?? Math.max(0.1, interval),
    difficulty: memory.d ?? replayed?.difficulty ?? 5,
    elapsed_days: replayed?.elapsed_days ?? 0,
    scheduled_days: interval,
    learning_steps: replayed !== null && replayed.state === state ? replayed.learning_steps : 0,
    reps: Math.max(0, Math.trunc(card.reps)),
    lapses: Math.max(0, Math.trunc(card.lapses)),
    state,
    last_review: last,
  };
}

const states: Readonly<Record<number, State>> = { 1: State.Learning, 2: State.Review, 3: State.Relearning };

function agrees(
  card: AnkiCard,
  state: State,
  { s, d }: z.infer<typeof Memory>,
  replayed: FsrsCard,
  days: Days,
): boolean {
  const due = new Date(replayed.due);
  const sameDue = inSeconds(card)
    ? Math.floor(due.getTime() / 1000) === card.due
    : days.dayOf(due.getTime()) - days.firstDay === card.due;
  return (
    replayed.state === state &&
    sameDue &&
    replayed.reps === card.reps &&
    replayed.lapses === card.lapses &&
    (state !== State.Review || replayed.scheduled_days === card.interval) &&
    (s === undefined || Math.abs(s - replayed.stability) <= 0.001 * Math.max(1, s)) &&
    (d === undefined || Math.abs(d - replayed.difficulty) <= 0.001)
  );
}

/** A card being learned is due at a second, unless its step is of days. */
function inSeconds({ type, due }: AnkiCard): boolean {
  return type !== 2 && due > 1_000_000_000;
}

function dueMoment(card: AnkiCard, { firstDay, zone }: Days): Date {
  if (inSeconds(card)) return moment(card.due * 1000);
  return fromLearnerDay(moment((firstDay + card.due) * dayMs), zone);
}

/** A damaged row may say anything: no moment before 1970 or after some 250 years. */
function moment(ms: number): Date {
  return new Date(Math.min(8_000_000_000_000, Math.max(0, ms)));
}
