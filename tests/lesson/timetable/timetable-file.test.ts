import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { calendarOf } from "../../../src/lesson/timetable/calendar.ts";
import { daysBetween, daysLater, mondayOf, weekdayOf } from "../../../src/lesson/timetable/day.ts";
import { Timetable } from "../../../src/lesson/timetable/timetable.ts";
import { readTimetable, saveTimetable } from "../../../src/lesson/timetable/timetable-file.ts";
import { temporary } from "../../workspace/temporary.ts";

const now = new Date("2026-11-16T10:00:00Z");
const week = Timetable.parse({
  periods: [{ class: "3B", day: "tue", start: "10:15", minutes: 50, room: "C4" }],
  holidays: [{ from: "2026-12-21", to: "2027-01-04", name: "Christmas: the whole of it" }],
});

test("a timetable is read back as it was saved", async () => {
  using folder = temporary();
  expect(readTimetable(folder.dir)).toEqual({ timetable: Timetable.parse({}), problems: [] });
  expect(await saveTimetable(folder.dir, week, now)).toEqual({ aside: null });
  expect(readTimetable(folder.dir)).toEqual({ timetable: week, problems: [] });
});

test("a damaged one is told by its line and kept beside the new one", async () => {
  using folder = temporary({
    "timetable.yaml": "periods:\n  - class: 3B\n    day: moonday\n    start: 10:15\n    minutes: 50\n",
  });
  const { timetable, problems } = readTimetable(folder.dir);
  expect(timetable.periods).toEqual([]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toStartWith("Line 3: ");
  const { aside } = await saveTimetable(folder.dir, week, now);
  expect(aside).toBe("timetable.yaml.damaged-20261116T100000000Z");
  expect(readFileSync(folder.path(aside ?? ""), "utf8")).toContain("moonday");
  expect(readdirSync(folder.dir)).toHaveLength(2);
});

test("what no week can hold is refused: a period past midnight, a holiday that ends first, weeks without a beginning", () => {
  const wrong = (value: unknown) => Timetable.safeParse(value).success;
  expect(wrong({ periods: [{ class: "3B", day: "tue", start: "23:30", minutes: 60 }] })).toBe(false);
  expect(wrong({ holidays: [{ from: "2026-12-21", to: "2026-12-20" }] })).toBe(false);
  expect(wrong({ holidays: [{ from: "2026-02-30", to: "2026-03-20" }] })).toBe(false);
  expect(wrong({ periods: [{ class: "3B", day: "tue", start: "10:15", minutes: 50, week: "A" }] })).toBe(
    false,
  );
  expect(wrong({ periods: [{ class: "3B", day: "tue", start: "24:15", minutes: 50 }] })).toBe(false);
});

test("days are days, over the ends of months, leap years and changes of the clock", () => {
  expect(daysLater("2028-02-28", 2)).toBe("2028-03-01");
  expect(daysLater("2026-10-24", 2)).toBe("2026-10-26");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect([weekdayOf("2026-11-16"), mondayOf("2026-11-22")]).toEqual(["mon", "2026-11-16"]);
});

test("a calendar shows what the day has: periods with nothing planned, and holidays without any", () => {
  const days = calendarOf(week, [], "2026-12-15", 8);
  expect(days.map(({ day, holiday, periods }) => [day, holiday, periods.length])).toEqual([
    ["2026-12-15", null, 1],
    ["2026-12-16", null, 0],
    ["2026-12-17", null, 0],
    ["2026-12-18", null, 0],
    ["2026-12-19", null, 0],
    ["2026-12-20", null, 0],
    ["2026-12-21", "Christmas: the whole of it", 0],
    ["2026-12-22", "Christmas: the whole of it", 0],
  ]);
  expect(days[0]?.periods[0]).toMatchObject({ class: "3B", start: "10:15", room: "C4", lesson: null });
});
