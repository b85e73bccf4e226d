import { expect, test } from "bun:test";
import { heatmapOf, stepsOf } from "../../../src/web/study/progress/heatmap.ts";

test("a year ends today, begins on a Monday, and has each day once", () => {
  for (const today of ["2026-11-15", "2026-11-16", "2024-02-29", "2027-01-01"]) {
    const { cells, columns } = heatmapOf([], today);
    expect(columns).toBe(53);
    expect(cells.at(-1)?.date).toBe(today);
    expect(new Date(cells[0]?.date ?? "").getUTCDay()).toBe(1);
    expect(new Set(cells.map(({ date }) => date)).size).toBe(cells.length);
    expect(cells.length).toBeGreaterThan(364);
    expect(cells.every(({ row, date }) => (new Date(date).getUTCDay() + 6) % 7 === row)).toBe(true);
    expect(cells.every(({ level }) => level === 0)).toBe(true);
  }
});

test("more exercises never look like fewer, and one never looks like none", () => {
  const days = Array.from({ length: 30 }, (_, i) => ({
    date: new Date(Date.parse("2026-03-01") + i * 86_400_000).toISOString().slice(0, 10),
    exercises: i + 1,
  }));
  const { cells, steps } = heatmapOf(days, "2026-03-30");
  const levels = cells.slice(-30).map(({ level }) => level);
  expect(levels[0]).toBe(1);
  expect(levels.at(-1)).toBe(4);
  expect(levels.toSorted((a, b) => a - b)).toEqual(levels);
  expect(steps).toHaveLength(4);
  const legend = stepsOf({ steps });
  expect(legend[0]).toEqual({ level: 0, from: 0, to: 0 });
  expect(legend.at(-1)).toMatchObject({ level: 4, to: null });
  for (const { count, level } of cells)
    expect(legend.find(({ from, to }) => count >= from && (to === null || count <= to))?.level).toBe(level);
});

test("two bands hold the same days as one, half beside half", () => {
  const { cells, bands, columns, months } = heatmapOf(
    [{ date: "2026-03-03", exercises: 2 }],
    "2026-03-30",
    2,
  );
  expect([bands, columns]).toEqual([2, 27]);
  expect(Math.max(...cells.map(({ column }) => column))).toBeLessThan(27);
  expect(cells.find(({ date }) => date === "2026-03-03")).toMatchObject({ count: 2, band: 1 });
  expect(months.every(({ date }) => date.endsWith("-01"))).toBe(true);
});
