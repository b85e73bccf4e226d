import { type Card, createEmptyCard, dateDiffInDays, type FSRS, fsrs, type Grade, State } from "ts-fsrs";
import { z } from "zod";
import { fromLearnerDay, learnerDate, toLearnerDay } from "./learner-day.ts";

/** 1 Again, 2 Hard, 3 Good, 4 Easy. */
export const FsrsRating = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type FsrsRating = z.infer<typeof FsrsRating>;

const Moment = z.iso.datetime();

/** ts-fsrs's card, with its moments in ISO. */
export const FsrsCard = z.object({
  due: Moment,
  stability: z.number(),
  difficulty: z.number(),
  elapsed_days: z.number(),
  scheduled_days: z.number(),
  learning_steps: z.number(),
  reps: z.number().int(),
  lapses: z.number().int(),
  state: z.enum(State),
  last_review: Moment.optional(),
});
export type FsrsCard = z.infer<typeof FsrsCard>;

/** What a review was: enough to fit parameters from, and to take it back exactly. */
export const FsrsLog = z.object({
  rating: FsrsRating,
  review: Moment,
  elapsed_days: z.number(),
  /** The card before the review. ts-fsrs's own rollback does not give back every field of a card that is being learned. */
  before: FsrsCard,
});
export type FsrsLog = z.infer<typeof FsrsLog>;

export type Schedule = {
  /** A concept that was never reviewed: due at once. */
  fresh(at: Date): FsrsCard;
  review(card: FsrsCard, rating: FsrsRating, at: Date): { card: FsrsCard; log: FsrsLog };
  /** The same for what comes back by days alone, with no steps of minutes. */
  reviewByDay(card: FsrsCard, rating: FsrsRating, at: Date): FsrsCard;
  /** The card exactly as it was before a review. */
  takeBack(log: FsrsLog): FsrsCard;
  /** How likely it is to be remembered now, 0 to 1. */
  retrievability(card: FsrsCard, at: Date): number;
  /** The same for a stability, so many days after the last review. */
  recallAfter(stability: number, days: number): number;
  /** The learner's day that a moment belongs to, "2026-02-22". */
  dayOf(moment: Date): string;
};

/** FSRS-6 by ts-fsrs, its defaults unless fitted, with days that turn where the learner is. No chance in it: it replays. */
export function schedule(
  zone: string,
  parameters: { w?: readonly number[]; retention?: number } = {},
): Schedule {
  const { w, retention } = parameters;
  const settings = {
    enable_fuzz: false,
    ...(w === undefined ? {} : { w: [...w] }),
    ...(retention === undefined ? {} : { request_retention: retention }),
  };
  const engine: FSRS = fsrs(settings);
  const byDay: FSRS = fsrs({ ...settings, enable_short_term: false });
  const inward = (iso: string) => toLearnerDay(new Date(iso), zone);
  const outward = (date: Date) => fromLearnerDay(date, zone).toISOString();
  const toEngine = ({ last_review, ...card }: FsrsCard): Card => ({
    ...card,
    due: inward(card.due),
    ...(last_review === undefined ? {} : { last_review: inward(last_review) }),
  });
  const fromEngine = ({ last_review, ...card }: Card): FsrsCard => ({
    ...card,
    due: outward(card.due),
    ...(last_review === undefined ? {} : { last_review: outward(last_review) }),
  });
  return {
    fresh: (at) => fromEngine(createEmptyCard(toLearnerDay(at, zone))),
    review(card, rating, at) {
      const grade: Grade = rating;
      const next = engine.next(toEngine(card), toLearnerDay(at, zone), grade);
      const review = { rating, review: at.toISOString(), elapsed_days: next.card.elapsed_days, before: card };
      return { card: fromEngine(next.card), log: review };
    },
    reviewByDay(card, rating, at) {
      const grade: Grade = rating;
      return fromEngine(byDay.next(toEngine(card), toLearnerDay(at, zone), grade).card);
    },
    takeBack: ({ before }) => before,
    dayOf: (moment) => learnerDate(moment, zone),
    recallAfter: (stability, days) => engine.forgetting_curve(days, stability),
    retrievability({ state, stability, last_review }, at) {
      if (state === State.New || last_review === undefined) return 0;
      // ts-fsrs's own counts spans of 24 hours here, and days everywhere else.
      const days = dateDiffInDays(inward(last_review), toLearnerDay(at, zone));
      return engine.forgetting_curve(Math.max(0, days), stability);
    },
  };
}
