import { expect, test } from "bun:test";
import { weekOf } from "../../../src/web/study/today/week-of.ts";

const activity = [
  { date: "2026-02-28", exercises: 2 },
  { date: "2026-03-02", exercises: 4 },
  { date: "2026-03-04", exercises: 1 },
];

test("a week is Monday to Sunday around today, with what was done on each day of it", () => {
  expect(weekOf(activity, "2026-03-04")).toEqual([
    { date: "2026-03-02", exercises: 4, when: "before" },
    { date: "2026-03-03", exercises: 0, when: "before" },
    { date: "2026-03-04", exercises: 1, when: "today" },
    { date: "2026-03-05", exercises: 0, when: "later" },
    { date: "2026-03-06", exercises: 0, when: "later" },
    { date: "2026-03-07", exercises: 0, when: "later" },
    { date: "2026-03-08", exercises: 0, when: "later" },
  ]);
});

test("on a Sunday and on a Monday it is the week of that day", () => {
  expect(weekOf([], "2026-03-01").map(({ date }) => date)).toContain("2026-02-23");
  expect(weekOf([], "2026-03-01").at(-1)).toMatchObject({ date: "2026-03-01", when: "today" });
  expect(weekOf([], "2026-03-02")[0]).toMatchObject({ date: "2026-03-02", when: "today" });
});
