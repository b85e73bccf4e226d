import { describe, expect, test } from "bun:test";
import { comesBack, dueBy, isDue, nextDue } from "../../../src/learning/plan/due.ts";
import { noProgress } from "../../../src/learning/progress.ts";
import { type FsrsCard, schedule } from "../../../src/learning/schedule.ts";
import { concept, courseOf, progressAfter } from "./learner.ts";

function card(due: string, state = 2): FsrsCard {
  return { ...schedule("UTC").fresh(new Date(due)), state, due };
}

describe("a review is due all through the learner's day, which turns at 04:00 where they are", () => {
  test.each([
    // now, zone, due, is it due
    ["2026-03-10T12:00:00Z", "Asia/Kuala_Lumpur", "2026-03-10T19:59:00Z", true],
    ["2026-03-10T12:00:00Z", "Asia/Kuala_Lumpur", "2026-03-10T20:01:00Z", false],
    ["2026-03-10T12:00:00Z", "America/Phoenix", "2026-03-11T10:59:00Z", true],
    ["2026-03-10T12:00:00Z", "America/Phoenix", "2026-03-11T11:01:00Z", false],
    ["2026-03-10T10:00:00Z", "America/Phoenix", "2026-03-10T11:01:00Z", false],
    // The clocks went forward in London on 29 March 2026: the day after begins at 03:00 UTC.
    ["2026-03-28T12:00:00Z", "Europe/London", "2026-03-29T02:59:00Z", true],
    ["2026-03-28T12:00:00Z", "Europe/London", "2026-03-29T03:01:00Z", false],
    // And back in New York on 1 November: it begins at 09:00 UTC.
    ["2026-10-31T16:00:00Z", "America/New_York", "2026-11-01T08:59:00Z", true],
    ["2026-10-31T16:00:00Z", "America/New_York", "2026-11-01T09:01:00Z", false],
  ])("%s in %s: %s", (now, zone, due, expected) => {
    expect(isDue(card(due), dueBy(new Date(now), zone))).toBe(expected);
  });

  test("what is being learned in minutes is due at its minute, not before", () => {
    const by = dueBy(new Date("2026-03-10T12:00:00Z"), "UTC");
    expect(isDue(card("2026-03-10T12:00:00Z", 1), by)).toBeTrue();
    expect(isDue(card("2026-03-10T12:05:00Z", 1), by)).toBeFalse();
  });
});

test("the next review is known even when nothing is due", () => {
  expect(nextDue(new Map([["x", noProgress("x")]]))).toBeNull();
  const course = courseOf([concept("late"), concept("soon")]);
  const progress = progressAfter(course, ["late", 4, 1], ["soon", 3, 1]);
  expect(nextDue(progress)?.concept_id).toBe("soon");
});

test("what has nothing left to ask today comes back tomorrow, and what is due later on its own day", () => {
  const by = dueBy(new Date("2026-03-10T12:00:00Z"), "UTC");
  const back = (due: string, rests: boolean) => comesBack(due, rests, by).toISOString();
  expect(back("2026-03-10T12:01:00.000Z", false)).toBe("2026-03-10T12:01:00.000Z");
  expect(back("2026-03-10T12:01:00.000Z", true)).toBe("2026-03-11T04:00:00.000Z");
  expect(back("2026-03-13T08:00:00.000Z", true)).toBe("2026-03-13T08:00:00.000Z");
});
