import { expect, test } from "bun:test";
import fc from "fast-check";
import { weekdays } from "../../../src/lesson/timetable/day.ts";
import { Timetable } from "../../../src/lesson/timetable/timetable.ts";
import { linesOf, timetableIn } from "../../../src/web/plan/units/timetable-lines.ts";

const empty = Timetable.parse({});

test("a timetable as a teacher types it, in any of the ways that people write a day and a time", () => {
  const lines = {
    periods: "7Y1, Mon, 9:00, 50, B12\n\n 3B; tuesday; 11.15; 60 \n3B, Thurs, 2pm, 45 min",
    holidays: "2026-10-26, 2026-10-30, Half-term, at last",
  };
  expect(timetableIn(lines, empty)).toEqual({
    timetable: {
      version: 1,
      periods: [
        { class: "7Y1", day: "mon", start: "09:00", minutes: 50, room: "B12" },
        { class: "3B", day: "tue", start: "11:15", minutes: 60 },
        { class: "3B", day: "thu", start: "14:00", minutes: 45 },
      ],
      holidays: [{ from: "2026-10-26", to: "2026-10-30", name: "Half-term, at last" }],
    },
  });
});

test("a line that is not clear is named by its number, and nothing is guessed", () => {
  const wrong = (periods: string) => timetableIn({ periods, holidays: "" }, empty);
  expect(wrong("7Y1, Mon, 09:00, 50\n7Y1, someday, 09:00, 50")).toEqual({
    wrong: { among: "periods", number: 2, text: "7Y1, someday, 09:00, 50" },
  });
  for (const line of ["7Y1", "7Y1, Mon", "7Y1, Mon, nine, 50", "7Y1, Mon, 09:00, long", ", Mon, 09:00, 50"])
    expect(wrong(line)).toHaveProperty("wrong");
  expect(timetableIn({ periods: "", holidays: "26 October" }, empty)).toEqual({
    wrong: { among: "holidays", number: 1, text: "26 October" },
  });
});

test.each([
  ["26 to 30 October 2026, Half-term", "2026-10-26", "2026-10-30", "Half-term"],
  ["Half-term: Mon 26th Oct – Fri 30th Oct 2026", "2026-10-26", "2026-10-30", "Half-term"],
  ["Staff day 25 Nov 2026", "2026-11-25", "2026-11-25", "Staff day"],
  ["21 December until 1 January 2027; Christmas", "2026-12-21", "2027-01-01", "Christmas"],
  ["21 Dec 2026 - 1 Jan 2027", "2026-12-21", "2027-01-01", ""],
  ["29/03/2027, 09.04.2027, Easter", null, null, null],
  ["29/03/2027 to 29/04/2027", "2027-03-29", "2027-04-29", ""],
  ["5/28/2027, Memorial Day weekend", "2027-05-28", "2027-05-28", "Memorial Day weekend"],
  ["2027-05-03, Bank holiday", "2027-05-03", "2027-05-03", "Bank holiday"],
  ["30 to 26 October 2026", null, null, null],
  ["31 February 2027", null, null, null],
  ["03/04/2027", null, null, null],
])("a holiday as it is written down: %s", (line, from, to, name) => {
  const read = timetableIn({ periods: "", holidays: line }, empty);
  expect("timetable" in read ? read.timetable.holidays : []).toEqual(
    from === null || to === null || name === null ? [] : [{ from, to, name }],
  );
});

test("any timetable comes back from its lines as it was", () => {
  const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 ]{0,10}[A-Za-z0-9]$/);
  const period = fc.record({
    class: word,
    day: fc.constantFrom(...weekdays),
    start: fc.constantFrom("08:05", "09:00", "13:30"),
    minutes: fc.integer({ min: 5, max: 300 }),
    room: fc.option(word, { nil: undefined }),
    week: fc.option(fc.constantFrom("A" as const, "B" as const), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(period, { maxLength: 8 }), (periods) => {
      const timetable = Timetable.parse({
        week_a: "2026-09-07",
        periods: JSON.parse(JSON.stringify(periods)),
      });
      expect(timetableIn(linesOf(timetable), timetable)).toEqual({ timetable });
    }),
  );
});
