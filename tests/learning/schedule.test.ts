import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { fromLearnerDay, learnerDate, toLearnerDay } from "../../src/learning/learner-day.ts";
import { type FsrsRating, schedule } from "../../src/learning/schedule.ts";
import { times } from "../sweep.ts";

const noon = new Date("2022-11-29T12:30:00Z");

describe("FSRS", () => {
  test("what was learned yesterday evening is a day old this morning", () => {
    const fsrs = schedule("Asia/Kuala_Lumpur");
    const evening = new Date("2026-03-10T13:00:00Z");
    const { card } = fsrs.review(fsrs.fresh(evening), 3, evening);
    expect(fsrs.retrievability(card, new Date("2026-03-10T19:00:00Z"))).toBe(1);
    expect(fsrs.retrievability(card, new Date("2026-03-10T21:00:00Z"))).toBeLessThan(1);
  });

  test("a review is taken back exactly, whatever came before it", () => {
    const rating = fc.constantFrom<FsrsRating>(1, 2, 3, 4);
    const zone = fc.constantFrom("UTC", "Asia/Kuala_Lumpur", "America/Los_Angeles", "Europe/London");
    fc.assert(
      fc.property(
        zone,
        fc.array(fc.tuple(rating, fc.integer({ min: 1, max: 60 * 24 * 40 })), { minLength: 1, maxLength: 8 }),
        (where, reviews) => {
          const fsrs = schedule(where);
          let card = fsrs.fresh(noon);
          let at = noon.getTime();
          for (const [given, minutes] of reviews) {
            at += minutes * 60_000;
            const { card: after, log } = fsrs.review(card, given, new Date(at));
            expect(fsrs.takeBack(log)).toEqual(card);
            expect(JSON.parse(JSON.stringify(log))).toEqual(log);
            card = after;
          }
        },
      ),
    );
  });
});

describe("a learner's day turns at 04:00 where they are", () => {
  test.each([
    ["Asia/Kuala_Lumpur", "2026-03-10T19:59:59Z", "2026-03-10", "2026-03-10T20:00:00Z", "2026-03-11"],
    ["America/Phoenix", "2026-03-10T10:59:59Z", "2026-03-09", "2026-03-10T11:00:00Z", "2026-03-10"],
    ["UTC", "2026-03-10T03:59:59Z", "2026-03-09", "2026-03-10T04:00:00Z", "2026-03-10"],
  ])("%s", (zone, before, day, after, next) => {
    expect(learnerDate(new Date(before), zone)).toBe(day);
    expect(learnerDate(new Date(after), zone)).toBe(next);
  });

  test("so two sittings of one night are the same day to the scheduler, and the next morning is another", () => {
    const zone = "Asia/Kuala_Lumpur";
    const fsrs = schedule(zone);
    const learned = ["2026-03-10T13:00:00Z", "2026-03-10T13:20:00Z"].map((at) => new Date(at));
    let card = fsrs.fresh(learned[0] ?? noon);
    for (const at of learned) card = fsrs.review(card, 3, at).card;
    const night = fsrs.review(card, 3, new Date("2026-03-10T19:30:00Z")).card;
    const morning = fsrs.review(card, 3, new Date("2026-03-10T22:00:00Z")).card;
    expect(night.elapsed_days).toBe(0);
    expect(morning.elapsed_days).toBe(1);
  });

  test("moving a moment there and back gives the same moment, through every change of the clocks but the hour that is doubled", () => {
    const zone = fc.constantFrom(
      "UTC",
      "Asia/Kuala_Lumpur",
      "America/Los_Angeles",
      "Europe/London",
      "Asia/Kolkata",
      "Australia/Lord_Howe",
    );
    const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });
    fc.assert(
      fc.property(zone, moment, (where, ms) => {
        const back = fromLearnerDay(toLearnerDay(new Date(ms), where), where).getTime();
        expect(Math.abs(back - ms)).toBeLessThanOrEqual(3_600_000);
        if (where === "UTC" || where.startsWith("Asia/")) expect(back).toBe(ms);
      }),
      { numRuns: times(500, 2000) },
    );
  });
});
