import { z } from "zod";
import { FsrsCard, FsrsLog, FsrsRating, type Schedule } from "../../schedule.ts";

const CardState = z.object({ fsrs: FsrsCard, reviews: z.array(FsrsLog) });

const SittingAnswer = z.object({ card: z.string(), rating: FsrsRating, at: z.iso.datetime() });

/** Answers that no concept has been told of yet. They are on disk with the cards, so a crash leaves them to be recorded. */
const Sitting = z.object({
  started: z.iso.datetime(),
  answers: z.array(SittingAnswer).min(1),
  /** Set before it is recorded: how many of the answers, and as of when. Recorded twice, they count once. */
  ending: z.object({ at: z.iso.datetime(), answers: z.number().int().positive() }).optional(),
});
export type Sitting = z.infer<typeof Sitting>;

/** `flashcards.json`: what a learner remembers of each card of a course. Cards never seen are not in it. */
export const FlashcardState = z.object({
  version: z.literal(1),
  cards: z.record(z.string(), CardState),
  sitting: Sitting.optional(),
});
export type FlashcardState = z.infer<typeof FlashcardState>;
export type CardState = z.infer<typeof CardState>;

export const noFlashcards: FlashcardState = { version: 1, cards: {} };

export function answerCard(
  state: FlashcardState,
  id: string,
  rating: FsrsRating,
  now: Date,
  schedule: Schedule,
): FlashcardState {
  const before = state.cards[id];
  const { card, log } = schedule.review(before?.fsrs ?? schedule.fresh(now), rating, now);
  const after = { fsrs: card, reviews: [...(before?.reviews ?? []), log] };
  return { ...state, cards: { ...state.cards, [id]: after } };
}

/** Takes a card's last answer back, exactly; a card answered once is new again. Without an answer nothing changes. */
export function undoCard(state: FlashcardState, id: string): FlashcardState {
  const card = state.cards[id];
  const last = card?.reviews.at(-1);
  if (card === undefined || last === undefined) return state;
  const { [id]: _, ...others } = state.cards;
  const reviews = card.reviews.slice(0, -1);
  if (reviews.length === 0 && last.before.reps === 0) return { ...state, cards: others };
  return { ...state, cards: { ...state.cards, [id]: { fsrs: last.before, reviews } } };
}
