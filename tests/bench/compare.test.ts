import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type Measured, measured, readTable, regressions, slack, table } from "../../bench/check/compare.ts";

const cost = fc.double({ min: 0.5, max: 400, noNaN: true });
const nine = fc.array(fc.record({ floor: cost, ours: cost }), { minLength: 9, maxLength: 15 });

describe("what a round of measurements says", () => {
  test("the median lies between its bounds, and one wild round moves neither", () => {
    fc.assert(
      fc.property(nine, (rounds) => {
        const { ratio, low, high } = measured("a", "µs", rounds);
        expect(low).toBeLessThanOrEqual(ratio);
        expect(ratio).toBeLessThanOrEqual(high);
        const ratios = rounds.map(({ floor, ours }) => ours / floor);
        const highest = ratios.indexOf(Math.max(...ratios));
        const wild = rounds.map((one, at) => (at === highest ? { ...one, ours: 1e9 } : one));
        expect(measured("a", "µs", wild)).toMatchObject({ ratio, low, high });
      }),
    );
  });

  test("the bounds leave out as many rounds as the binomial distribution lets them", () => {
    const rounds = (count: number) => Array.from({ length: count }, (_, i) => ({ floor: 1, ours: i + 1 }));
    // By hand: of 9 rounds the 2nd to the 8th hold the median in 96.1 % of cases, of 15 the 4th to the 12th in 96.5 %.
    expect(measured("a", "µs", rounds(9))).toMatchObject({ low: 2, ratio: 5, high: 8 });
    expect(measured("a", "µs", rounds(15))).toMatchObject({ low: 4, ratio: 8, high: 12 });
    // Of 5 no choice is as sure as that: all of them it is.
    expect(measured("a", "µs", rounds(5))).toMatchObject({ low: 1, ratio: 3, high: 5 });
  });
});

describe("against the committed table", () => {
  const row = (name: string, ratio: number, spread = 0.1): Measured => ({
    name,
    unit: "µs",
    floor: 10,
    ours: 10 * ratio,
    ratio,
    low: ratio * (1 - spread),
    high: ratio * (1 + spread),
    goal: null,
  });

  test("the same again is no regression, nor is anything cheaper", () => {
    fc.assert(
      fc.property(fc.array(cost), fc.double({ min: 0.1, max: 1, noNaN: true }), (ratios, cheaper) => {
        const before = ratios.map((ratio, i) => row(`${i}`, ratio));
        expect(regressions(before, before)).toEqual([]);
        expect(
          regressions(
            before,
            ratios.map((ratio, i) => row(`${i}`, ratio * cheaper)),
          ),
        ).toEqual([]);
      }),
    );
  });

  test("what costs clearly more is named, with both figures, and nothing else is", () => {
    fc.assert(
      fc.property(cost, cost, (dear, same) => {
        const now = [row("dear", dear * slack * 1.3), row("same", same)];
        const told = regressions([row("dear", dear), row("same", same)], now);
        expect(told).toHaveLength(1);
        expect(told[0]).toContain('"dear"');
      }),
    );
  });

  test("noise alone, however wide, is not enough: the whole interval must lie above", () => {
    const before = [row("a", 10)];
    expect(regressions(before, [{ ...row("a", 20), low: 11 }])).toEqual([]);
    expect(regressions(before, [{ ...row("a", 20), low: 14 }])).toHaveLength(1);
  });

  test("what misses its goal beyond noise is named, whatever the table says", () => {
    const missed = { ...row("a", 6), goal: 5 };
    expect(regressions([missed], [missed])).toEqual([expect.stringContaining("the goal is 5.00")]);
    expect(regressions([missed], [{ ...missed, low: 4.9 }])).toEqual([]);
  });

  test("a row that only one side has is told, and so is one that could not be measured", () => {
    expect(regressions([row("old", 1)], [row("new", 1)])).toEqual([
      expect.stringContaining('"old" is in the table'),
      expect.stringContaining('"new" is not in the table'),
    ]);
    expect(regressions([row("a", 1)], [{ ...row("a", 1), low: Number.NaN }])).toHaveLength(1);
  });

  test("a table that was written is read back as it stands", () => {
    fc.assert(
      fc.property(fc.array(nine, { maxLength: 5 }), (all) => {
        const rows = all.map((rounds, i) =>
          measured(`a thing, ${i}`, "ms", rounds, i % 2 === 0 ? null : 7.5),
        );
        const text = table(rows);
        expect(table(readTable(`before\n\n${text}\n\nafter`))).toBe(text);
        expect(readTable(text).map(({ name, unit }) => ({ name, unit }))).toEqual(
          rows.map(({ name, unit }) => ({ name, unit })),
        );
      }),
    );
  });
});
