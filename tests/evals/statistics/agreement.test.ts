import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { alpha, alphaWithInterval, type Ratings } from "../../../src/evals/statistics/alpha.ts";
import { bootstrap } from "../../../src/evals/statistics/bootstrap.ts";
import { agreement, kappa, type Pair, quadraticKappa } from "../../../src/evals/statistics/kappa.ts";
import { mean } from "../../../src/evals/statistics/mean.ts";
import { times } from "../../sweep.ts";

const table = (counts: readonly (readonly number[])[]): Pair[] =>
  counts.flatMap((row, one) => row.flatMap((many, other) => Array<Pair>(many).fill([one, other])));

const scale = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })), {
  minLength: 2,
  maxLength: 40,
});

describe("how far two raters agree", () => {
  test("the textbook's fifty grants (20, 5, 10, 15) agree on 0.70 with κ 0.40", () => {
    const grants = table([
      [20, 5],
      [10, 15],
    ]);
    expect(agreement(grants)).toBeCloseTo(0.7, 12);
    expect(kappa(grants)).toBeCloseTo(0.4, 12);
  });

  test("the paradox of unequal habits (45, 15, 25, 15): the same share agreed on, another κ", () => {
    const first = table([
      [45, 15],
      [25, 15],
    ]);
    const second = table([
      [25, 35],
      [5, 35],
    ]);
    expect(agreement(first)).toBeCloseTo(agreement(second), 12);
    expect(kappa(first)).toBeCloseTo(0.1304, 4);
    expect(kappa(second)).toBeCloseTo(0.2593, 4);
  });

  test("quadratic κ is the concordance of the two (Fleiss and Cohen, 1973)", () => {
    fc.assert(
      fc.property(scale, (pairs) => {
        const ones = pairs.map(([one]) => one);
        const others = pairs.map(([, other]) => other);
        const covariance = mean(pairs.map(([a, b]) => (a - mean(ones)) * (b - mean(others))));
        const spread = (values: number[]) => mean(values.map((value) => (value - mean(values)) ** 2));
        const apart = spread(ones) + spread(others) + (mean(ones) - mean(others)) ** 2;
        fc.pre(apart > 0);
        expect(quadraticKappa(pairs)).toBeCloseTo((2 * covariance) / apart, 9);
      }),
      { numRuns: times(30, 300) },
    );
  });

  test("swapping the raters changes nothing, and always the same is 1", () => {
    fc.assert(
      fc.property(scale, (pairs) => {
        fc.pre(new Set(pairs.map(([one]) => one)).size > 1);
        const swapped = pairs.map(([one, other]): Pair => [other, one]);
        expect(kappa(swapped)).toBeCloseTo(kappa(pairs), 9);
        expect(quadraticKappa(pairs.map(([one]): Pair => [one, one]))).toBe(1);
      }),
      { numRuns: times(30, 300) },
    );
    expect(kappa([])).toBeNaN();
  });

  test("three steps, worked by hand: seen 0.3 apart and 1.06 by their habits, 0.7 alike and 0.39 by their habits", () => {
    const steps = table([
      [4, 1, 0],
      [1, 2, 1],
      [0, 0, 1],
    ]);
    expect(quadraticKappa(steps)).toBeCloseTo(1 - 0.3 / 1.06, 12);
    expect(kappa(steps)).toBeCloseTo((0.7 - 0.39) / (1 - 0.39), 12);
  });

  test("where both always say the same one thing, nothing is known beyond chance: undefined, no number", () => {
    for (const value of [0, 1, 3]) {
      const same: Pair[] = Array.from({ length: 12 }, () => [value, value]);
      expect(kappa(same)).toBeNaN();
      expect(quadraticKappa(same)).toBeNaN();
      expect(agreement(same)).toBe(1);
      for (const level of ["nominal", "ordinal", "interval"] as const) {
        expect(alpha(same, level)).toBeNaN();
        expect(alphaWithInterval(same, level)).toBeNull();
      }
    }
    // One who never moves agrees as often as chance has it, which is a number.
    expect(
      kappa([
        [1, 1],
        [1, 0],
        [1, 1],
      ]),
    ).toBe(0);
  });
});

/** Krippendorff, Computing Krippendorff's Alpha-Reliability (2011), part C: four observers, twelve units, gaps. */
const published: Ratings[] = [
  [1, 1, 1],
  [2, 2, 3, 2],
  [3, 3, 3, 3],
  [3, 3, 3, 3],
  [2, 2, 2, 2],
  [1, 2, 3, 4],
  [4, 4, 4, 4],
  [1, 1, 2, 1],
  [2, 2, 2, 2],
  [5, 5, 5],
  [1, 1],
  [3],
];

describe("how far any number of raters agree", () => {
  test("the published example comes out as published", () => {
    expect(alpha(published, "nominal")).toBeCloseTo(0.743, 3);
    expect(alpha(published, "ordinal")).toBeCloseTo(0.815, 3);
    expect(alpha(published, "interval")).toBeCloseTo(0.849, 3);
  });

  test("two raters on two values, without gaps: Scott's π with its correction for few things", () => {
    // Ten things, four of them disagreed on (part A of the same): α is 0.095.
    const nominal: Ratings[] = [
      [0, 0],
      [1, 1],
      [0, 1],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ];
    const ones = nominal.flat().filter((value) => value === 1).length;
    const p = ones / 20;
    const pi = (0.6 - (p * p + (1 - p) ** 2)) / (1 - (p * p + (1 - p) ** 2));
    expect(alpha(nominal, "nominal")).toBeCloseTo(1 - (1 - pi) * (19 / 20), 12);
    expect(alpha(nominal, "nominal")).toBeCloseTo(0.095, 3);
  });

  test("five things on three steps, worked by hand: coincidences 4, 2, 2 and two ones apart", () => {
    // Pairs 1 1, 1 1, 2 2, 3 3, 1 2: values 5, 3, 2. Observed at nominal 2/10; expected (100 - 25 - 9 - 4)/90.
    const five: Ratings[] = [
      [1, 1],
      [1, 1],
      [2, 2],
      [3, 3],
      [1, 2],
    ];
    expect(alpha(five, "nominal")).toBeCloseTo(1 - 0.2 / (62 / 90), 12);
    // Ordinal distances: 1–2 (5/2 + 3/2)² = 16, 2–3 (3/2 + 2/2)² = 6.25, 1–3 (5/2 + 3 + 2/2)² = 42.25.
    const expected = (2 * (5 * 3 * 16 + 3 * 2 * 6.25 + 5 * 2 * 42.25)) / 90;
    expect(alpha(five, "ordinal")).toBeCloseTo(1 - (2 * 16) / 10 / expected, 12);
  });

  test("a resample in which nothing differs says nothing of α: it is left out and counted, and draws no end to 1", () => {
    const nearly: Ratings[] = [...Array.from({ length: 11 }, (): Ratings => [1, 1]), [1, 0]];
    for (const found of [
      alphaWithInterval(nearly, "nominal"),
      bootstrap(
        nearly.map(([one = 0, other = 0]): Pair => [one, other]),
        kappa,
      ),
    ]) {
      expect(found?.value).toBeLessThanOrEqual(0);
      expect(found?.high).toBeLessThanOrEqual(0);
      // The one that differs is not drawn in (11/12)¹² of them.
      expect(found?.untold).toBeCloseTo((11 / 12) ** 12, 1);
    }
    expect(alphaWithInterval(published, "ordinal")?.untold).toBeUndefined();
  });

  test("a thing that one person rated says nothing, and the interval rests on the others", () => {
    expect(alpha(published.slice(0, -1), "ordinal")).toBe(alpha(published, "ordinal"));
    expect(alphaWithInterval(published, "ordinal")?.n).toBe(11);
    expect(alpha([[1]], "nominal")).toBeNaN();
  });
});
