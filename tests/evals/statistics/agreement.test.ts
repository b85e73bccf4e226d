import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { alpha, alphaWithInterval, type Ratings } from "../../../src/evals/statistics/alpha.ts";
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
        const swapped = pairs.map(([one, other]): Pair => [other, one]);
        expect(kappa(swapped)).toBeCloseTo(kappa(pairs), 9);
        expect(quadraticKappa(pairs.map(([one]): Pair => [one, one]))).toBe(1);
      }),
      { numRuns: times(30, 300) },
    );
    expect(kappa([])).toBeNaN();
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

  test("a thing that one person rated says nothing, and the interval rests on the others", () => {
    expect(alpha(published.slice(0, -1), "ordinal")).toBe(alpha(published, "ordinal"));
    expect(alphaWithInterval(published, "ordinal")?.n).toBe(11);
    expect(alpha([[1]], "nominal")).toBeNaN();
  });
});
