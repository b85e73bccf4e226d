import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { daysLater, weekdayOf } from "../../../src/lesson/timetable/day.ts";
import { noTimetable, Timetable } from "../../../src/lesson/timetable/timetable.ts";
import { happen, nextToTeach, undone } from "../../../src/lesson/units/happen.ts";
import { standingUnit } from "../../../src/lesson/units/standing-unit.ts";
import { tooLate } from "../../../src/lesson/units/too-late.ts";
import { type Happened, Unit } from "../../../src/lesson/units/unit.ts";

const timetable = Timetable.parse({
  periods: [
    { class: "7Y1", day: "mon", start: "09:00", minutes: 50 },
    { class: "7Y1", day: "thu", start: "13:30", minutes: 60 },
    { class: "8X", day: "tue", start: "09:00", minutes: 50 },
  ],
  holidays: [{ from: "2026-09-21", to: "2026-09-25", name: "A week off" }],
});

function unitOf(count: number): Unit {
  return Unit.parse({
    version: 1,
    title: "Fractions",
    class: "7Y1",
    starts: "2026-09-07",
    lessons: Array.from({ length: count }, (_, n) => ({
      id: `l${n + 1}`,
      kind: "teach",
      title: `Topic ${n + 1}`,
    })),
  });
}

const days = (unit: Unit, today = "2026-09-01") =>
  standingUnit(unit, timetable, 50, today).map(({ slot }) => slot?.day);

describe("a unit along the timetable", () => {
  test("every lesson has the next period of its class, as long as that period is; holidays are left out", () => {
    const lessons = standingUnit(unitOf(5), timetable, 50, "2026-09-11");
    expect(lessons.map(({ slot }) => `${slot?.day} ${slot?.start}`)).toEqual([
      "2026-09-07 09:00",
      "2026-09-10 13:30",
      "2026-09-14 09:00",
      "2026-09-17 13:30",
      "2026-09-28 09:00",
    ]);
    expect(lessons.map(({ minutes }) => minutes)).toEqual([50, 60, 50, 60, 50]);
    expect(lessons.map(({ state }) => state)).toEqual(["due", "due", "planned", "planned", "planned"]);
  });

  test("what was not finished has a lesson of its own, everything behind it moves along, and undo brings all of it back", () => {
    const unit = unitOf(3);
    const standing = standingUnit(unit, timetable, 50, "2026-09-08");
    const marked = happen(
      unit,
      { kind: "taught", lesson: "l1", on: "2026-09-07", how: "lively", left: "the last two tasks" },
      standing,
    );
    const now = standingUnit(marked, timetable, 50, "2026-09-08");
    expect(now.map(({ id, slot, state }) => [id, slot?.day, state])).toEqual([
      ["l1", "2026-09-07", "taught"],
      ["l1-2", "2026-09-10", "planned"],
      ["l2", "2026-09-14", "planned"],
      ["l3", "2026-09-17", "planned"],
    ]);
    expect(now[1]?.rest).toEqual({ of: "l1", left: "the last two tasks" });
    expect(nextToTeach(now)?.id).toBe("l1-2");
    expect(undone(marked).unit).toEqual(unit);
  });

  test("a period that was lost is nobody's; one that was taught later than planned moves the rest", () => {
    const unit = unitOf(3);
    const lost = happen(unit, { kind: "lost", on: "2026-09-10", why: "fire drill" }, []);
    expect(days(lost)).toEqual(["2026-09-07", "2026-09-14", "2026-09-17"]);
    const late = happen(
      unit,
      { kind: "taught", lesson: "l1", on: "2026-09-10" },
      standingUnit(unit, timetable, 50, "2026-09-10"),
    );
    expect(days(late)).toEqual(["2026-09-10", "2026-09-14", "2026-09-17"]);
    const between = happen(
      unit,
      { kind: "taught", lesson: "l1", on: "2026-09-09" },
      standingUnit(unit, timetable, 50, "2026-09-10"),
    );
    expect(days(between)).toEqual(["2026-09-09", "2026-09-10", "2026-09-14"]);
  });

  test("without a timetable there are no days, and a lesson is as long as the class's period", () => {
    const lessons = standingUnit(unitOf(2), noTimetable, 45, "2030-01-01");
    expect(lessons.map(({ slot, minutes, state }) => [slot, minutes, state])).toEqual([
      [null, 45, "planned"],
      [null, 45, "planned"],
    ]);
  });

  test("a lesson is not marked twice, and what is not there is not marked", () => {
    const unit = unitOf(2);
    const standing = standingUnit(unit, timetable, 50, "2026-09-08");
    const marked = happen(unit, { kind: "taught", lesson: "l1", on: "2026-09-07" }, standing);
    const again = () =>
      happen(
        marked,
        { kind: "taught", lesson: "l1", on: "2026-09-08" },
        standingUnit(marked, timetable, 50, "2026-09-08"),
      );
    expect(again).toThrow("taught on 2026-09-07 already");
    expect(() => happen(unit, { kind: "taught", lesson: "l9", on: "2026-09-07" }, standing)).toThrow(
      "no lesson l9",
    );
    expect(() => undone(unit)).toThrow("Nothing was marked");
  });

  test("two weeks that take turns: each period comes in its own week, counted through holidays", () => {
    const turns = Timetable.parse({
      week_a: "2026-09-09",
      periods: [
        { class: "7Y1", day: "mon", start: "09:00", minutes: 50, week: "A" },
        { class: "7Y1", day: "fri", start: "11:00", minutes: 40, week: "B" },
      ],
      holidays: [{ from: "2026-09-21", to: "2026-09-21", name: "" }],
    });
    const found = standingUnit(unitOf(4), turns, 50, "2026-09-01").map(({ slot }) => slot?.day);
    expect(found).toEqual(["2026-09-07", "2026-09-18", "2026-10-02", "2026-10-05"]);
  });

  test("whatever happens, no lesson is lost, none comes twice, and planned ones stand on the class's own days in order", () => {
    const marks = fc.array(fc.record({ lost: fc.boolean(), after: fc.nat(3), left: fc.boolean() }), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), marks, (count, said) => {
        let unit = unitOf(count);
        const states = [unit];
        let today = "2026-09-07";
        for (const { lost, after, left } of said) {
          today = daysLater(today, after);
          const standing = standingUnit(unit, timetable, 50, today);
          const next = nextToTeach(standing);
          if (lost) unit = happen(unit, { kind: "lost", on: today }, standing);
          else if (next !== null)
            unit = happen(
              unit,
              { kind: "taught", lesson: next.id, on: today, ...(left ? { left: "the rest" } : {}) },
              standing,
            );
          if (unit !== states.at(-1)) states.push(unit);
        }
        const lessons = standingUnit(unit, timetable, 50, today);
        const ids = lessons.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        for (let n = 1; n <= count; n++) expect(ids).toContain(`l${n}`);
        const planned = lessons.filter(({ state }) => state !== "taught");
        const at = planned.map(({ slot }) => `${slot?.day} ${slot?.start}`);
        expect(at).toEqual([...new Set(at)].toSorted());
        for (const { slot } of planned) expect(["mon", "thu"]).toContain(weekdayOf(slot?.day ?? ""));
        for (const before of states.toReversed().slice(1)) {
          unit = undone(unit).unit;
          expect(unit).toEqual(before);
        }
      }),
    );
  });
});

describe("a unit that the teacher puts in another order", () => {
  const whole = Unit.parse({
    ...unitOf(5),
    lessons: unitOf(5).lessons.map((lesson, at) => ({
      ...lesson,
      outcomes: at < 4 ? [`O${at + 1}`] : ["O1", "O2", "O3", "O4"],
      kind: at < 4 ? "teach" : "assess",
      covers: at < 4 ? [] : ["l1", "l2", "l3", "l4"],
      retrieves: at === 3 ? [{ from: "l1", what: "Topic 1", gap: 3 }] : [],
    })),
  });
  const stands = (unit: Unit) => standingUnit(unit, timetable, 50, "2026-09-01");
  const ids = (unit: Unit) => stands(unit).map(({ id }) => id);

  test("a lesson is moved or taken out, days and what it goes over follow, and undo brings all of it back", () => {
    const moved = happen(whole, { kind: "moved", lesson: "l4", before: "l1" }, stands(whole));
    expect(ids(moved)).toEqual(["l4", "l1", "l2", "l3", "l5"]);
    expect(days(moved)).toEqual(days(whole));
    expect(stands(moved)[0]?.retrieves).toEqual([]);
    const removed = happen(moved, { kind: "removed", lesson: "l2" }, stands(moved));
    expect(ids(removed)).toEqual(["l4", "l1", "l3", "l5"]);
    expect(stands(removed).at(-1)).toMatchObject({
      covers: ["l1", "l3", "l4"],
      outcomes: ["O1", "O3", "O4"],
    });
    expect(stands(undone(undone(removed).unit).unit)).toEqual(stands(whole));
  });

  test("a move that puts something before what it stands on is told by name, and so is taking that out", () => {
    const needing = Unit.parse({
      ...whole,
      lessons: whole.lessons.map((one) => (one.id === "l3" ? { ...one, stands_on: ["l1", "l2"] } : one)),
    });
    expect(tooLate(needing, stands(needing))).toEqual([]);
    const moved = happen(needing, { kind: "moved", lesson: "l3", before: "l2" }, stands(needing));
    expect(tooLate(moved, stands(moved))).toEqual([
      { lesson: "l3", told: 'Lesson 2, "Topic 3", stands on "Topic 2", which is lesson 3 now.' },
    ]);
    const gone = happen(moved, { kind: "removed", lesson: "l1" }, stands(moved));
    expect(tooLate(gone, stands(gone))[0]?.told).toContain('"Topic 1", which was taken out');
    // What was taught is over, in whatever order.
    const taught = happen(moved, { kind: "taught", lesson: "l3", on: "2026-09-07" }, stands(moved));
    expect(tooLate(taught, stands(taught))).toEqual([]);
  });

  test("a lesson that she puts in stands where she says, is assessed at the end, and undo takes it out again", () => {
    const added = {
      ...whole.lessons[0],
      id: "l6",
      title: "Ours",
      outcomes: ["O9"],
    } as Unit["lessons"][number];
    const more = happen(whole, { kind: "added", added, before: "l2" }, stands(whole));
    expect(ids(more)).toEqual(["l1", "l6", "l2", "l3", "l4", "l5"]);
    expect(stands(more).at(-1)).toMatchObject({
      covers: ["l1", "l2", "l3", "l4", "l6"],
      outcomes: ["O1", "O2", "O3", "O4", "O9"],
    });
    const moved = happen(more, { kind: "moved", lesson: "l6", before: null }, stands(more));
    expect(ids(moved).at(-1)).toBe("l6");
    expect(stands(moved).at(-2)?.covers).not.toContain("l6");
    expect(stands(undone(undone(moved).unit).unit)).toEqual(stands(whole));
    expect(() => happen(whole, { kind: "added", added, before: "l77" }, stands(whole))).toThrow(
      "no lesson l77",
    );
    expect(Unit.safeParse({ ...more, lessons: [...more.lessons, { ...added }] }).success).toBe(false);
  });

  test("what was taught stays where it is, and what goes on with another stays behind it", () => {
    const left = { kind: "taught" as const, lesson: "l1", on: "2026-09-07", left: "half of it" };
    const taught = happen(whole, left, stands(whole));
    const refused = (one: Happened) =>
      expect(() => happen(taught, one, stands(taught))).toThrow(/Undo|Nothing was changed/);
    refused({ kind: "removed", lesson: "l1" });
    refused({ kind: "moved", lesson: "l1", before: null });
    refused({ kind: "moved", lesson: "l3", before: "l1" });
    refused({ kind: "moved", lesson: "l3", before: "l1-2" });
    refused({ kind: "moved", lesson: "l1-2", before: null });
    refused({ kind: "moved", lesson: "l3", before: "l99" });
  });

  test("whatever is moved and taken out, nothing goes back to what does not come before it, and no lesson is there twice", () => {
    const wish = fc.record({
      lesson: fc.integer({ min: 1, max: 5 }),
      to: fc.option(fc.integer({ min: 1, max: 5 })),
      out: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
        let unit = whole;
        for (const { lesson, to, out } of wishes) {
          const one: Happened = out
            ? { kind: "removed", lesson: `l${lesson}` }
            : { kind: "moved", lesson: `l${lesson}`, before: to === null ? null : `l${to}` };
          try {
            unit = happen(unit, one, stands(unit));
          } catch (problem) {
            expect(String(problem)).toMatch(/There is no lesson|one lesson at least/);
          }
        }
        const now = stands(unit);
        expect(new Set(now.map(({ id }) => id)).size).toBe(now.length);
        for (const [place, { covers, retrieves }] of now.entries()) {
          const before = now.slice(0, place).map(({ id }) => id);
          for (const { from, gap } of retrieves) expect(now[place - gap]?.id).toBe(from);
          for (const id of covers) expect(before).toContain(id);
        }
        expect(ids(Unit.parse(unit))).toEqual(now.map(({ id }) => id));
      }),
    );
  });
});
