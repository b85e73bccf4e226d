import { forgetting_curve } from "ts-fsrs";
import { learnerDayNumber } from "../../../src/learning/plan/due.ts";
import { type FsrsLog, type FsrsRating, schedule } from "../../../src/learning/schedule.ts";

/** Forgets much faster than the defaults say, and gains less from a review. Not ours to know: only the logs are. */
export const forgetful = [
  0.08, 0.35, 0.9, 2.6, 6.8, 0.95, 2.4, 0.02, 1.35, 0.2, 0.62, 1.7, 0.09, 0.22, 1.5, 0.45, 1.5, 0.48, 0.1,
  0.1, 0.25,
];

/**
 * Reviews as a learner with these parameters would have given them, scheduled by the defaults: whether they remember is
 * drawn by their own forgetting, and the days between two reviews vary, so that there is something to learn from.
 */
export function simulate(w: readonly number[], cards: number, each: number, zone: string, seed: number) {
  const chance = random(seed);
  const shown = schedule(zone);
  const truth = schedule(zone, { w });
  return Array.from({ length: cards }, (_, c): FsrsLog[] => {
    let at = new Date(Date.UTC(2025, 0, 1 + Math.floor(c / 8), 12));
    let card = shown.fresh(at);
    let real = truth.fresh(at);
    const logs: FsrsLog[] = [];
    for (let i = 0; i < each; i++) {
      const days =
        real.last_review === undefined
          ? 0
          : learnerDayNumber(at, zone) - learnerDayNumber(new Date(real.last_review), zone);
      const recall = i === 0 ? 0.7 : forgetting_curve(w, days, Math.max(0.01, real.stability));
      const rating: FsrsRating = chance() > recall ? 1 : chance() < 0.12 ? 2 : chance() < 0.85 ? 3 : 4;
      const next = shown.review(card, rating, at);
      real = truth.review(real, rating, at).card;
      card = next.card;
      logs.push(next.log);
      const wait = Math.max(0.01, (Date.parse(card.due) - at.getTime()) / 86_400_000);
      at = new Date(at.getTime() + Math.min(200, wait * (0.6 + chance())) * 86_400_000);
    }
    return logs;
  });
}

/** mulberry32 */
function random(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
