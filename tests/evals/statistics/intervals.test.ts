import { describe, expect, test } from "bun:test";
import { chanceFrom } from "../../../src/chance.ts";
import { ofP } from "../../../src/evals/report/figures-in-words.ts";
import { bootstrap, meanOf } from "../../../src/evals/statistics/bootstrap.ts";
import { holm } from "../../../src/evals/statistics/holm.ts";
import { mean } from "../../../src/evals/statistics/mean.ts";
import { below, quantile } from "../../../src/evals/statistics/normal.ts";
import { pairedDifference } from "../../../src/evals/statistics/paired.ts";
import { times } from "../../sweep.ts";

describe("the normal distribution", () => {
  test("its tables' values", () => {
    expect(below(0)).toBeCloseTo(0.5, 6);
    expect(below(1.96)).toBeCloseTo(0.9750021, 6);
    expect(below(-2.5758)).toBeCloseTo(0.005, 5);
    expect(quantile(0.975)).toBeCloseTo(1.959964, 4);
  });
});

/** How often the interval holds the truth, over many samples of a known distribution. */
function coverage(draw: (next: () => number) => number, truth: number, n: number, tries: number): number {
  const chance = chanceFrom(20_26);
  let held = 0;
  for (let at = 0; at < tries; at++) {
    const sample = Array.from({ length: n }, () => draw(chance.next));
    const interval = meanOf(sample, { seed: at, resamples: 400 });
    if (interval !== null && interval.low <= truth && truth <= interval.high) held++;
  }
  return held / tries;
}

describe("an interval holds the truth about as often as it says", () => {
  const tries = times(300, 2000);

  test("of thirty normal, thirty skewed, and forty yes-or-no units", () => {
    const normal = (next: () => number) => quantile(next());
    const skewed = (next: () => number) => -Math.log(1 - next());
    const yes = (next: () => number) => (next() < 0.8 ? 1 : 0);
    for (const [name, held] of [
      ["normal", coverage(normal, 0, 30, tries)],
      ["skewed", coverage(skewed, 1, 30, tries)],
      ["yes or no", coverage(yes, 0.8, 40, tries)],
    ] as const) {
      expect([name, held >= 0.88]).toEqual([name, true]);
      expect([name, held <= 0.99]).toEqual([name, true]);
    }
  });

  test("the same seed gives the same interval, another seed nearly the same", () => {
    const units = [1, 2, 2, 3, 5, 8, 8, 9, 12, 14];
    const once = meanOf(units, { seed: 7 });
    expect(meanOf(units, { seed: 7 })).toEqual(once);
    expect(Math.abs((meanOf(units, { seed: 8 })?.low ?? 0) - (once?.low ?? 0))).toBeLessThan(0.6);
  });

  test("nothing has no interval, one unit has no width, equal units neither", () => {
    expect(meanOf([])).toBeNull();
    expect(meanOf([3])).toEqual({ value: 3, low: 3, high: 3, n: 1 });
    expect(meanOf([2, 2, 2])).toEqual({ value: 2, low: 2, high: 2, n: 3 });
  });

  test("resamples of which a statistic cannot be told are left out", () => {
    const ratio = (units: readonly number[]) => (new Set(units).size < 2 ? Number.NaN : mean(units));
    const interval = bootstrap([0, 0, 0, 1], ratio);
    expect(interval?.low).toBeGreaterThan(0);
  });
});

describe("whether two conditions differ", () => {
  test("five differences on one side: one way in sixteen, both ends counted", () => {
    expect(pairedDifference([1, 2, 3, 4, 5])?.p).toBeCloseTo(2 / 32, 12);
    expect(pairedDifference([0, 0, 0])?.p).toBe(1);
    expect(pairedDifference([])).toBeNull();
  });

  test("where nothing differs, about one test in twenty says that it does", () => {
    const chance = chanceFrom(11);
    const tries = times(200, 1000);
    let said = 0;
    for (let at = 0; at < tries; at++) {
      const differences = Array.from({ length: 14 }, () => quantile(chance.next()));
      if ((pairedDifference(differences, { seed: at, resamples: 300 })?.p ?? 1) <= 0.05) said++;
    }
    expect(said / tries).toBeLessThan(0.09);
    expect(said / tries).toBeGreaterThan(0.01);
  });

  test("what no draw comes near is at most the floor of the draws, and is shown as that; what is counted out is not", () => {
    const twenty = pairedDifference(Array<number>(20).fill(1));
    expect(twenty).toMatchObject({ p: 1 / 2001, isAtMost: true });
    expect(pairedDifference([1, 1, 1, 1, 1])).toMatchObject({ p: 2 / 32, isAtMost: false });
    expect(ofP({ p: 10 / 2001, isAtMost: true })).toBe("≤ 0.005");
    expect(ofP({ p: 1 / 2001, isAtMost: true })).toBe("≤ 0.0005");
    expect(ofP({ p: 0.0312, isAtMost: false })).toBe("0.031");
  });

  test("looking at more asks for more: Holm's own example", () => {
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((p) => Number(p.toFixed(3)))).toEqual([
      0.03, 0.06, 0.06, 0.02,
    ]);
    expect(holm([0.9, 0.8])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});
