import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { median } from "../../src/evals/median.ts";
import { wilson } from "../../src/text/interval.ts";

describe("a share with its interval", () => {
  test("is the one that statistics books give", () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29 (score method, no continuity correction).
    const known = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [yes, n, low, high] of known) {
      const share = wilson(yes, n);
      expect(share?.rate).toBe(yes / n);
      expect(share?.low).toBeCloseTo(low, 4);
      expect(share?.high).toBeCloseTo(high, 4);
    }
    expect(wilson(10, 10)).toMatchObject({ rate: 1, high: 1 });
    expect(wilson(0, 0)).toBeNull();
  });

  test("always holds its rate, stays between 0 and 1, mirrors, and narrows with n", () => {
    const counts = fc
      .integer({ min: 1, max: 5000 })
      .chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
    fc.assert(
      fc.property(counts, ([yes, n]) => {
        const share = wilson(yes, n);
        const other = wilson(n - yes, n);
        const more = wilson(yes * 4, n * 4);
        if (share === null || other === null || more === null) throw new Error("n is above 0");
        expect(share.low).toBeGreaterThanOrEqual(0);
        expect(share.high).toBeLessThanOrEqual(1);
        expect(share.low).toBeLessThanOrEqual(share.rate);
        expect(share.high).toBeGreaterThanOrEqual(share.rate);
        expect(other.low).toBeCloseTo(1 - share.high, 10);
        expect(more.high - more.low).toBeLessThan(share.high - share.low);
      }),
    );
  });
});

test("a median is the middle one, or between the two middle ones, and of nothing it is not known", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(median([])).toBeNull();
});
