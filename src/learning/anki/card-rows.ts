import { State } from "ts-fsrs";
import type { CardState } from "../exercises/flashcards/state.ts";
import type { FsrsCard } from "../schedule.ts";

/** The columns of `cards` that say where a card stands. */
export type Standing = {
  type: number;
  queue: number;
  due: number;
  ivl: number;
  factor: number;
  reps: number;
  lapses: number;
  left: number;
  data: string;
};

/** `place`: among the cards never seen. `firstDay`: the collection's day 0, in the learner's days since 1970. */
export function standingOf(
  state: CardState | undefined,
  place: number,
  firstDay: number,
  dayOf: (moment: number) => number,
): Standing {
  if (state === undefined || state.fsrs.state === State.New)
    return { type: 0, queue: 0, due: place, ivl: 0, factor: 0, reps: 0, lapses: 0, left: 0, data: "{}" };
  const { fsrs } = state;
  const isReview = fsrs.state === State.Review;
  const due = new Date(fsrs.due);
  return {
    type: fsrs.state,
    queue: isReview ? 2 : 1,
    due: isReview ? dayOf(due.getTime()) - firstDay : Math.floor(due.getTime() / 1000),
    ivl: isReview ? Math.max(1, Math.round(fsrs.scheduled_days)) : Math.round(fsrs.scheduled_days),
    factor: usualEase,
    reps: fsrs.reps,
    lapses: fsrs.lapses,
    left: isReview ? 0 : Math.max(1, 2 - fsrs.learning_steps),
    data: JSON.stringify({ s: fsrs.stability, d: fsrs.difficulty, ...lastReview(fsrs) }),
  };
}

/** Rows of `revlog`, without the card's id. */
export type LogRow = {
  at: number;
  ease: number;
  ivl: number;
  lastIvl: number;
  factor: number;
  type: number;
};

export function logRows({ fsrs, reviews }: CardState): LogRow[] {
  return reviews.map(({ rating, review, before }, index) => {
    const after = reviews[index + 1]?.before ?? fsrs;
    return {
      at: Date.parse(review),
      ease: rating,
      ivl: interval(after),
      lastIvl: before.state === State.New ? 0 : interval(before),
      // With FSRS, Anki keeps the difficulty here: 1 to 10 as 100 to 1100.
      factor: Math.round(((after.difficulty - 1) / 9 + 0.1) * 1000),
      type: before.state === State.Review ? 1 : before.state === State.Relearning ? 2 : 0,
    };
  });
}

const usualEase = 2500;

/** In days, or in seconds below zero. */
function interval({ scheduled_days, due, last_review }: FsrsCard): number {
  if (scheduled_days >= 1) return Math.round(scheduled_days);
  const seconds = (Date.parse(due) - Date.parse(last_review ?? due)) / 1000;
  return -Math.max(1, Math.round(seconds));
}

function lastReview({ last_review }: FsrsCard): { lrt?: number } {
  return last_review === undefined ? {} : { lrt: Math.floor(Date.parse(last_review) / 1000) };
}
