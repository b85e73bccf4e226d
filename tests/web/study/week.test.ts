import { expect, test } from "bun:test";
import { noProgress } from "../../../src/learning/progress.ts";
import { forecastOf } from "../../../src/learning/report/forecast.ts";
import { schedule } from "../../../src/learning/schedule.ts";
import { cardBack, dayBack } from "../../../src/web/study/courses/when.ts";
import { weekOf } from "../../../src/web/study/today/week-of.ts";
import { studyExercise } from "../../../src/web/words/en/study-exercise.ts";

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

test("something comes back on the learner's day that the chart of what is due counts it on, wherever it is told", () => {
  const now = new Date("2026-03-04T21:00:00Z");
  const back = (due: string, zone = "Asia/Kuala_Lumpur") => dayBack(due, now, zone);
  const day = (due: string, zone = "Asia/Kuala_Lumpur") => {
    const card = schedule(zone).fresh(now);
    const { days, overdue } = forecastOf([{ ...noProgress("c"), fsrs: { ...card, due } }], now, zone, 20);
    return overdue > 0 ? 0 : days.findIndex(({ count }) => count > 0);
  };
  for (const due of [
    "2026-03-01T10:00:00Z",
    "2026-03-05T19:00:00Z",
    "2026-03-05T20:30:00Z",
    "2026-03-06T19:59:00Z",
    "2026-03-09T08:00:00Z",
  ])
    for (const zone of ["UTC", "Asia/Kuala_Lumpur", "America/Los_Angeles"])
      expect({ due, zone, days: back(due, zone).days }).toEqual({ due, zone, days: day(due, zone) });
  expect(back("2026-03-05T19:00:00Z").inWords).toBe("today");
  expect(back("2026-03-05T20:30:00Z").inWords).toBe("tomorrow");
  expect(back("2026-03-12T10:00:00Z").inWords).toContain("12 March");
});

test("a card's minute is told while its day lasts, and its day after that", () => {
  const now = new Date("2026-03-04T21:00:00Z");
  const back = (due: string) => cardBack(due, now, "UTC");
  expect(back("2026-03-04T21:08:00.000Z")).toBe("in 8 minutes");
  expect(back("2026-03-04T20:58:00.000Z")).toBe("in 1 minute");
  expect(back("2026-03-05T09:00:00.000Z")).toBe("tomorrow");
});

test("a result's heading says of a half that it is a half, and of more that it is more", () => {
  const said = (right: number, of: number) => studyExercise.result.headline(right / of);
  for (const of of [2, 3, 5, 7]) {
    expect(said(of / 2, of)).toBe("Half of it right");
    expect(said(of / 2 + 0.5, of)).not.toBe("Half of it right");
    expect(said(of / 2 - 0.5, of)).not.toMatch(/half/i);
  }
  expect(said(4, 7)).toBe("More than half of it right");
});
