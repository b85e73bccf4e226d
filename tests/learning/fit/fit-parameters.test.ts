import { describe, expect, test } from "bun:test";
import { default_w, forgetting_curve } from "ts-fsrs";
import { fewestReviews, fitParameters } from "../../../src/learning/fit/fit-parameters.ts";
import { historiesOf, type ReviewHistory } from "../../../src/learning/fit/histories.ts";
import { loadOptimizer } from "../../../src/learning/fit/optimizer.ts";
import { recall } from "../../../src/learning/fit/recall.ts";
import { type FsrsLog, type FsrsRating, schedule } from "../../../src/learning/schedule.ts";
import { times } from "../../sweep.ts";
import { forgetful, simulate } from "./simulated-learner.ts";

const zone = "Asia/Kuala_Lumpur";
const logs = simulate(forgetful, 240, 10, zone, 3);
const fitted = fitParameters(logs, zone);

describe("a schedule that fits its learner", () => {
  test("predicts the reviews to come better than the standard one, and the same way each time", async () => {
    const fit = await fitted;
    if ("problem" in fit) throw new Error(fit.problem);
    expect(fit.reviews).toBe(2400);
    expect(fit.w).toHaveLength(21);
    expect(fit.after.logLoss).toBeLessThan(fit.before.logLoss);
    expect(await fitParameters(logs, zone)).toEqual(fit);

    // By our own arithmetic on the same later reviews, so that the optimizer is not judged by itself alone.
    expect(logLossOf(fit.w)).toBeLessThan(logLossOf(default_w));
    expect(logLossOf(default_w)).toBeCloseTo(fit.before.logLoss, 4);
    expect(logLossOf(fit.w)).toBeCloseTo(fit.after.logLoss, 4);
  });

  test("sends a forgetful learner back sooner", async () => {
    const fit = await fitted;
    if ("problem" in fit) throw new Error(fit.problem);
    expect(daysAfter([3, 3, 3, 3], fit.w)).toBeLessThan(daysAfter([3, 3, 3, 3], default_w));
  });

  test("is not tried before there are 512 reviews, and says how many there are", async () => {
    const few = logs.slice(0, 51);
    expect(few.flat().length).toBeLessThan(fewestReviews);
    const answer = await fitParameters(few, zone);
    expect(answer).toEqual({ problem: expect.stringMatching(/510 reviews.*from 512 on/) });
  });

  test("is not kept where it is no better", async () => {
    const real = await loadOptimizer();
    if ("problem" in real) throw new Error(real.problem);
    const average = simulate(default_w, 60, 10, zone, 5);
    const worse = async () => ({ ...real, fit: async () => [...forgetful] });
    expect(await fitParameters(average, zone, worse)).toEqual({
      problem: expect.stringContaining("standard schedule stays"),
    });
  });

  test("says so where the optimizer is not there, or fails", async () => {
    const missing = { problem: "It is not there." };
    expect(await fitParameters(logs, zone, async () => missing)).toEqual(missing);
    const sameDay = Array.from({ length: 300 }, () => (logs[0] ?? []).slice(0, 2));
    expect(await fitParameters(sameDay, zone)).toEqual({
      problem: expect.stringContaining("too few reviews a day or more apart"),
    });
  });
});

describe("days between reviews are the learner's own", () => {
  const first = "2026-03-10T14:00:00Z";
  test.each([
    // 03:30 the same night is still the day before; half past four is the next.
    ["Asia/Kuala_Lumpur", "2026-03-10T19:30:00Z", 0],
    ["Asia/Kuala_Lumpur", "2026-03-10T20:30:00Z", 1],
    ["America/Phoenix", "2026-03-11T10:30:00Z", 0],
    ["America/Phoenix", "2026-03-11T11:30:00Z", 1],
    // Across the clocks going forward in London.
    ["Europe/London", "2026-03-30T14:00:00Z", 20],
  ])("%s, until %s: %i", (where, second, days) => {
    const fsrs = schedule(where);
    const one = fsrs.review(fsrs.fresh(new Date(first)), 3, new Date(first));
    const two = fsrs.review(one.card, 1, new Date(second));
    const histories = historiesOf([[one.log, two.log]], where);
    expect(histories.map(({ reviews }) => reviews)).toEqual(
      days === 0
        ? []
        : [
            [
              { rating: 3, days: 0 },
              { rating: 1, days },
            ],
          ],
    );
  });

  test("a card whose beginning is lost teaches nothing", () => {
    expect(historiesOf([(logs[0] ?? []).slice(1)], zone)).toEqual([]);
  });
});

/** −log of what came true, over the later fifth of the reviews, with memory as the scheduler itself computes it. */
function logLossOf(w: readonly number[]): number {
  const fsrs = schedule(zone, { w });
  const seen = logs.flatMap((card) => predictions(card, w, fsrs)).sort((a, b) => a.at - b.at);
  const later = seen.slice(Math.floor(seen.length * 0.8));
  return later.reduce((sum, { loss }) => sum + loss, 0) / later.length;
}

function predictions(card: readonly FsrsLog[], w: readonly number[], fsrs: ReturnType<typeof schedule>) {
  const [first] = card;
  if (first === undefined) return [];
  let state = fsrs.fresh(new Date(first.review));
  return card.flatMap(({ rating, review }, i) => {
    const at = new Date(review);
    const { stability } = state;
    state = fsrs.review(state, rating, at).card;
    if (i === 0 || state.elapsed_days === 0) return [];
    const recall = forgetting_curve([...w], state.elapsed_days, stability);
    return [{ at: at.getTime(), loss: -Math.log(rating > 1 ? recall : 1 - recall) }];
  });
}

function daysAfter(ratings: readonly FsrsRating[], w: readonly number[]): number {
  const fsrs = schedule("UTC", { w });
  let at = new Date("2026-01-01T12:00:00Z");
  let card = fsrs.fresh(at);
  for (const rating of ratings) {
    card = fsrs.review(card, rating, at).card;
    at = new Date(card.due);
  }
  return card.scheduled_days;
}

describe("a learner who forgets as everybody does", () => {
  test("keeps the standard schedule, or one that predicts the next thousand reviews no worse beyond chance", async () => {
    const kept: number[] = [];
    for (let seed = 1; seed <= times(2, 40); seed++) {
      const own = simulate(default_w, 80 + 40 * (seed % 4), 9, zone, 100 + seed);
      const fit = await fitParameters(own, zone);
      if ("problem" in fit) continue;
      kept.push(seed);
      const next = historiesOf(simulate(default_w, 150, 9, zone, 1000 + seed), zone);
      const gains = next.map((history) => lossOf(history, default_w) - lossOf(history, fit.w));
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / gains.length;
      const error = Math.sqrt(gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)) / gains.length;
      expect([seed, mean > -2 * error]).toEqual([seed, true]);
    }
    expect(kept.length).toBeLessThanOrEqual(2);
  });

  function lossOf(history: ReviewHistory, w: readonly number[]): number {
    const known = recall(history, w);
    return -Math.log(Math.max(1e-6, (history.reviews.at(-1)?.rating ?? 1) > 1 ? known : 1 - known));
  }
});
