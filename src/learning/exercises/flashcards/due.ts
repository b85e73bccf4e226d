import { State } from "ts-fsrs";
import { fromLearnerDay, toLearnerDay } from "../../learner-day.ts";
import type { Card } from "./card.ts";
import type { CardState, FlashcardState } from "./state.ts";

export type FlashcardLimits = {
  /** Cards seen for the first time, in a learner's day. */
  newPerDay: number;
  /** Of cards known before, in a learner's day; cards being learned come back regardless. */
  reviewsPerDay: number;
};

export const usualLimits: FlashcardLimits = { newPerDay: 20, reviewsPerDay: 200 };

const dayMs = 86_400_000;

/**
 * What to show now, in order: cards being learned whose minutes are up, then what is due today with new cards spread
 * among it. Neighbours come from different concepts where that can be, and the two directions of one item are not
 * begun on the same day.
 */
export function dueCards(
  cards: readonly Card[],
  state: FlashcardState,
  now: Date,
  limits: FlashcardLimits,
  zone: string,
): Card[] {
  const day = learnerDay(now, zone);
  const known = cards.flatMap((card) => {
    const kept = stateOf(state, card.id);
    return kept === undefined ? [] : [{ card, kept, due: Date.parse(kept.fsrs.due) }];
  });
  const today = countToday(known, day);
  const byDue = known.toSorted((a, b) => a.due - b.due);
  const learning = byDue.filter(({ kept, due }) => isLearning(kept) && due <= now.getTime());
  const reviews = byDue
    .filter(({ kept, due }) => kept.fsrs.state === State.Review && due < day.end)
    .slice(0, Math.max(0, limits.reviewsPerDay - today.reviews));
  const fresh = newCards(cards, state, today.begun, Math.max(0, limits.newPerDay - today.fresh));
  return [
    ...learning.map(({ card }) => card),
    ...spread(mixConcepts(reviews.map(({ card }) => card)), mixConcepts(fresh)),
  ];
}

function stateOf({ cards }: FlashcardState, id: string): CardState | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined;
}

function isLearning({ fsrs }: CardState): boolean {
  return fsrs.state !== State.Review;
}

/** A learner's day as a span, so that thousands of moments are compared as numbers. */
function learnerDay(now: Date, zone: string): { start: number; end: number } {
  const start = Math.floor(toLearnerDay(now, zone).getTime() / dayMs) * dayMs;
  return {
    start: fromLearnerDay(new Date(start), zone).getTime(),
    end: fromLearnerDay(new Date(start + dayMs), zone).getTime(),
  };
}

function countToday(
  known: readonly { card: Card; kept: CardState }[],
  { start, end }: { start: number; end: number },
): { fresh: number; reviews: number; begun: Set<string> } {
  const begun = new Set<string>();
  let fresh = 0;
  let reviews = 0;
  for (const { card, kept } of known) {
    for (const [index, { review, before }] of kept.reviews.entries()) {
      const at = Date.parse(review);
      if (at < start || at >= end) continue;
      if (index === 0 && before.reps === 0) {
        fresh++;
        begun.add(card.item);
      } else if (before.state === State.Review) reviews++;
    }
  }
  return { fresh, reviews, begun };
}

function newCards(
  cards: readonly Card[],
  state: FlashcardState,
  begunToday: ReadonlySet<string>,
  limit: number,
): Card[] {
  const begun = new Set(begunToday);
  const chosen: Card[] = [];
  for (const card of cards) {
    if (chosen.length >= limit) break;
    if (stateOf(state, card.id) !== undefined || begun.has(card.item)) continue;
    begun.add(card.item);
    chosen.push(card);
  }
  return chosen;
}

/** One of each concept in turn; within a concept the order stays. */
function mixConcepts(cards: readonly Card[]): Card[] {
  const queues = [...Map.groupBy(cards, ({ concept_id }) => concept_id).values()];
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat();
}

/** The fewer spread evenly among the more. */
function spread(known: readonly Card[], fresh: readonly Card[]): Card[] {
  const total = known.length + fresh.length;
  const placed: Card[] = [];
  let shown = 0;
  for (let place = 0; place < total; place++) {
    const freshDue = Math.floor(((place + 1) * fresh.length) / total);
    const card = freshDue > shown ? fresh[shown++] : known[place - shown];
    if (card !== undefined) placed.push(card);
  }
  return placed;
}
