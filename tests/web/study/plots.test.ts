import { describe, expect, test } from "bun:test";
import { whenInWords } from "../../../src/web/study/courses/when.ts";
import { barsOf, readingOf } from "../../../src/web/study/progress/bars.ts";
import { retentionPlot } from "../../../src/web/study/progress/retention-plot.ts";
import { study } from "../../../src/web/words/en/study.ts";

const days = Array.from({ length: 30 }, (_, i) => ({
  date: new Date(Date.parse("2026-03-01") + i * 86_400_000).toISOString().slice(0, 10),
  count: i === 4 ? 6 : i % 3,
}));

describe("what comes due", () => {
  test("overdue stands first, and the tallest bar is full", () => {
    const bars = barsOf({ overdue: 3, days }, 14, 400);
    expect(bars).toHaveLength(15);
    expect(bars[0]).toMatchObject({ date: null, count: 3, height: 0.5 });
    expect(bars.every(({ middle }) => middle > 0 && middle < 400)).toBe(true);
    expect(Math.max(...bars.map(({ height }) => height))).toBe(1);
    expect(barsOf({ overdue: 0, days }, 30, 400)).toHaveLength(30);
  });

  test("labels never stand closer than they are wide", () => {
    for (const width of [240, 300, 420, 560, 900])
      for (const [overdue, span] of [
        [0, 14],
        [2, 14],
        [0, 30],
        [2, 30],
      ] as const) {
        const bars = barsOf({ overdue, days }, span, width);
        const labelled = bars.flatMap(({ labelled, middle, date }) =>
          labelled ? [date === null ? 0 : middle] : [],
        );
        expect(bars[0]?.labelled).toBe(true);
        expect(bars.find(({ date }) => date === days[0]?.date)?.labelled).toBe(true);
        for (const [i, at] of labelled.slice(1).entries())
          expect(at - (labelled[i] ?? 0)).toBeGreaterThanOrEqual(51.9);
      }
  });

  test("with nothing due, no bar has a height and no day is the busiest", () => {
    const none = days.map(({ date }) => ({ date, count: 0 }));
    expect(barsOf({ overdue: 0, days: none }, 14, 400).every(({ height }) => height === 0)).toBe(true);
    expect(readingOf({ days: none }, 14)).toEqual({ total: 0, most: 0, busiest: null });
    expect(readingOf({ days }, 14)).toMatchObject({ most: 6, busiest: "2026-03-05" });
  });
});

test("remembered weeks lie within the plot, and weeks without a review are no points", () => {
  const week = (from: string, share: number | null) => ({
    from,
    reviews: share === null ? 0 : 5,
    share,
    low: share === null ? null : share - 0.1,
    high: share === null ? null : Math.min(1, share + 0.1),
  });
  const plot = retentionPlot([week("a", 1), week("b", null), week("c", 0.62)], 0.9);
  expect(plot.bottom).toBe(0.5);
  expect(plot.runs.map((run) => run.length)).toEqual([1, 1]);
  expect(plot.points.map(({ from }) => from)).toEqual(["a", "c"]);
  for (const { x, y, low, high } of plot.points)
    for (const value of [x, y, low, high]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  expect(plot.target).toBeCloseTo(0.2);
  expect(retentionPlot([], 0.9)).toMatchObject({ points: [], bottom: 0.75 });
});

test("an interval is drawn whole: what is uncertain never looks surer than it is", () => {
  const few = { from: "a", reviews: 1, share: 1, low: 0.21, high: 1 };
  const { bottom, points } = retentionPlot([few, { ...few, from: "b" }], 0.9);
  expect(bottom).toBeLessThanOrEqual(0.21);
  expect(points[0]?.low).toBeLessThan(1);
});

test("what remembering says about the aim is no more than the interval does", () => {
  const { reading } = study.progress.retention;
  expect(reading(0.5, 0.4, 0.6, 0.9, 90)).toContain("below it");
  expect(reading(0.97, 0.92, 0.99, 0.9, 300)).toContain("above it");
  expect(reading(0.9, 0.8, 0.95, 0.9, 60)).toContain("agrees");
  expect(reading(1, 0.44, 1, 0.9, 3)).toContain("too few");
});

test("a moment is near by its distance and far by its date", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  expect(whenInWords("2026-03-10T12:10:00Z", now)).toBe("in 10 minutes");
  expect(whenInWords("2026-03-11T13:00:00Z", now)).toBe("tomorrow");
  expect(whenInWords("2026-03-10T08:00:00Z", now)).toBe("4 hours ago");
  expect(whenInWords("2026-05-02T12:00:00Z", now, "UTC")).toBe("on 2 May");
  expect(whenInWords("2028-05-02T12:00:00Z", now, "UTC")).toBe("on 2 May 2028");
});
