import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import ICAL from "ical.js";
import { icsOf } from "../../../src/lesson/timetable/ics.ts";
import { Timetable } from "../../../src/lesson/timetable/timetable.ts";
import { standingUnit } from "../../../src/lesson/units/standing-unit.ts";
import { Unit } from "../../../src/lesson/units/unit.ts";

const timetable = Timetable.parse({
  periods: [
    { class: "7Y1", day: "mon", start: "09:00", minutes: 50, room: "B12; upstairs" },
    { class: "7Y1", day: "thu", start: "23:30", minutes: 30 },
  ],
  holidays: [{ from: "2026-10-26", to: "2026-10-30", name: "Half-term, at last" }],
});

function unitOf(titles: readonly string[]) {
  const unit = Unit.parse({
    version: 1,
    title: "Fractions",
    class: "7Y1",
    starts: "2026-10-19",
    lessons: titles.map((title, n) => ({ id: `l${n + 1}`, kind: "teach", title })),
  });
  const lessons = standingUnit(unit, timetable, 50, "2026-10-01");
  return { id: "fractions-7y1", title: unit.title, class: unit.class, lessons };
}

/** Read by somebody else's parser. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
}

const now = new Date("2026-10-01T12:34:56.789Z");

describe("a calendar that other programs open", () => {
  test("every lesson with its day, its time and its room, holidays as whole days; nine o'clock is of no zone", () => {
    const events = eventsIn(icsOf([unitOf(["Halves", "Thirds", "Quarters"])], timetable, now));
    expect(
      events.map(({ summary, startDate, endDate }) => [summary, startDate.toString(), endDate.toString()]),
    ).toEqual([
      ["7Y1: Halves", "2026-10-19T09:00:00", "2026-10-19T09:50:00"],
      ["7Y1: Thirds", "2026-10-22T23:30:00", "2026-10-23T00:00:00"],
      ["7Y1: Quarters", "2026-11-02T09:00:00", "2026-11-02T09:50:00"],
      ["Half-term, at last", "2026-10-26", "2026-10-31"],
    ]);
    expect(events[0]?.location).toBe("B12; upstairs");
    expect(events[0]?.startDate.zone.toString()).toBe("floating");
    expect(events[3]?.startDate.isDate).toBe(true);
    expect(events[0]?.description).toContain("Lesson 1 of 3 in Fractions.");
  });

  test("how a lesson went is in no calendar, which others may see", () => {
    const { lessons, ...unit } = unitOf(["Halves"]);
    const taught = { kind: "taught" as const, on: "2026-10-19", how: "the back row was restless" };
    const told = lessons.map((one) => ({ ...one, taught: { ...taught, lesson: one.id } }));
    expect(icsOf([{ ...unit, lessons: told }], timetable, now)).not.toContain("restless");
  });

  test("a lesson that moved keeps its UID, and no two have one", () => {
    const before = eventsIn(icsOf([unitOf(["Halves", "Thirds"])], timetable, now));
    const later = Timetable.parse({
      ...timetable,
      holidays: [{ from: "2026-10-19", to: "2026-10-19", name: "" }],
    });
    const moved = unitOf(["Halves", "Thirds"]);
    const after = eventsIn(icsOf([moved], later, new Date("2027-01-01T00:00:00Z")));
    expect(after.slice(0, 2).map(({ uid }) => uid)).toEqual(before.slice(0, 2).map(({ uid }) => uid));
    expect(new Set(before.map(({ uid }) => uid)).size).toBe(before.length);
  });

  test("whatever a title holds comes back as it was, no line is longer than 75 octets, and nothing can be slipped in", () => {
    const title = fc
      .array(
        fc.oneof(
          fc.string({ unit: "grapheme" }),
          fc.constantFrom(",", ";", "\\", ":", '"', "é", "日本語", "🙂", "END:VEVENT", "\\n"),
        ),
        { minLength: 1, maxLength: 20 },
      )
      .map(
        (parts) =>
          parts
            .join("")
            .replace(/[\p{C}\p{Z}\s]+/gu, " ")
            .trim()
            .slice(0, 250)
            .toWellFormed()
            .trim() || "x",
      );
    fc.assert(
      fc.property(fc.array(title, { minLength: 1, maxLength: 4 }), (titles) => {
        const text = icsOf([unitOf(titles)], timetable, now);
        for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        const summaries = eventsIn(text).map(({ summary }) => summary);
        expect(summaries).toEqual([...titles.map((one) => `7Y1: ${one}`), "Half-term, at last"]);
      }),
    );
  });

  test("a calendar of nothing is still one", () => {
    expect(eventsIn(icsOf([], { holidays: [] }, now))).toEqual([]);
  });
});
