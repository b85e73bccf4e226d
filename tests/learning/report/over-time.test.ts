import { describe, expect, test } from "bun:test";
import { applyResult, type ConceptProgress, noProgress } from "../../../src/learning/progress.ts";
import { activityOf } from "../../../src/learning/report/activity.ts";
import { bestKind, kindScores } from "../../../src/learning/report/kind-scores.ts";
import { progressReport } from "../../../src/learning/report/progress-report.ts";
import { retentionWeeks } from "../../../src/learning/report/retention-weeks.ts";
import { ExerciseResult } from "../../../src/learning/result.ts";
import { type FsrsRating, schedule } from "../../../src/learning/schedule.ts";
import { concept, courseOf } from "../plan/learner.ts";

const did = (...moments: string[]) => moments.map((completed) => ({ completed }));

describe("the days of a year", () => {
  test("are the learner's own, and hold what was done on each", () => {
    const results = did("2026-03-09T19:30:00Z", "2026-03-09T10:00:00Z", "2026-03-10T10:00:00Z");
    // 19:30 UTC is half past three at night in Kuala Lumpur: still the 9th.
    expect(activityOf(results, new Date("2026-03-10T12:00:00Z"), "Asia/Kuala_Lumpur")).toEqual([
      { date: "2026-03-09", exercises: 2 },
      { date: "2026-03-10", exercises: 1 },
    ]);
  });

  test("end today and begin 53 weeks ago", () => {
    const now = new Date("2026-03-10T12:00:00Z");
    const results = did("2025-03-04T12:00:00Z", "2025-03-05T12:00:00Z", "2026-03-11T12:00:00Z");
    expect(activityOf(results, now, "UTC")).toEqual([{ date: "2025-03-05", exercises: 1 }]);
    expect(activityOf([], now, "UTC")).toEqual([]);
  });
});

const fsrs = schedule("UTC");

function practised(...log: [FsrsRating, string][]): ConceptProgress {
  return log.reduce((progress, [rating, at], i) => {
    const result = ExerciseResult.parse({
      exercise_id: `e${i}`,
      concept_id: "one",
      modality: "worksheet",
      bloom_level: "remember",
      started: at,
      completed: at,
      score: { correct: rating, total: 4, percentage: rating / 4 },
      fsrs_rating: rating,
    });
    return applyResult(progress, result, concept("one"), fsrs, undefined);
  }, noProgress("one"));
}

describe("remembering week by week", () => {
  const progress = [
    practised(
      [3, "2026-03-01T10:00:00Z"],
      [3, "2026-03-01T10:15:00Z"],
      [3, "2026-03-04T10:00:00Z"],
      [1, "2026-03-18T10:00:00Z"],
    ),
  ];

  test("leaves out first learning, and no week between", () => {
    const weeks = retentionWeeks(progress, new Date("2026-03-20T10:00:00Z"), "UTC");
    expect(weeks.map(({ from, reviews, remembered }) => [from, reviews, remembered])).toEqual([
      ["2026-03-02", 1, 1],
      ["2026-03-09", 0, 0],
      ["2026-03-16", 1, 0],
    ]);
    expect(weeks[0]?.low).toBeGreaterThan(0);
    expect(weeks[1]).toMatchObject({ share: null, low: null, high: null });
  });

  test("is nothing before there was a review, and nothing older than half a year", () => {
    expect(retentionWeeks([noProgress("one")], new Date("2026-03-20T10:00:00Z"), "UTC")).toEqual([]);
    expect(retentionWeeks(progress, new Date("2027-03-20T10:00:00Z"), "UTC")).toEqual([]);
  });
});

test("a report says what is open, what is due and what was done last", () => {
  const course = courseOf([
    concept("one"),
    concept("two", { prerequisites: ["one"] }),
    concept("three", { prerequisites: ["two"] }),
  ]);
  const own = practised([3, "2026-03-01T10:00:00Z"], [3, "2026-03-01T10:15:00Z"]);
  const result = ExerciseResult.parse({
    exercise_id: "e1",
    concept_id: "one",
    modality: "worksheet",
    bloom_level: "remember",
    started: "2026-03-01T10:10:00Z",
    completed: "2026-03-01T10:15:00Z",
    score: { correct: 3, total: 4, percentage: 0.75 },
    fsrs_rating: 3,
  });
  const report = progressReport({
    course,
    progress: new Map([["one", own]]),
    results: [result],
    now: new Date("2026-03-20T10:00:00Z"),
    zone: "UTC",
    schedule: fsrs,
    retentionTarget: 0.9,
  });
  expect(report.concepts.map(({ is_open, is_due }) => [is_open, is_due])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ]);
  expect(report.concepts[1]?.prerequisites).toEqual(["one"]);
  expect(report.due.days).toHaveLength(30);
  expect(report.activity).toEqual([{ date: "2026-03-01", exercises: 1 }]);
  expect(report.last_result).toMatchObject({ exercise_id: "e1", percentage: 0.75 });
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

test("what has nothing left to ask today is not called due, and comes back with the next day", () => {
  const course = courseOf([concept("one"), concept("two")]);
  const own = practised([1, "2026-03-20T09:59:00Z"]);
  const rows = (rests: (id: string) => boolean) =>
    progressReport({
      course,
      progress: new Map([["one", own]]),
      results: [],
      now: new Date("2026-03-20T10:05:00Z"),
      zone: "UTC",
      schedule: fsrs,
      retentionTarget: 0.9,
      rests,
    }).concepts.map(({ due, is_due }) => ({ day: due?.slice(0, 10) ?? null, is_due }));
  expect(rows(() => false)[0]).toEqual({ day: "2026-03-20", is_due: true });
  expect(rows(() => true)).toEqual([
    { day: "2026-03-21", is_due: false },
    { day: null, is_due: false },
  ]);
});

describe("kinds of exercise", () => {
  const scored = (modality: "worksheet" | "conversation", ...percentages: number[]) =>
    percentages.map((percentage) => ({
      modality,
      score: { correct: percentage * 10, total: 10, percentage },
    }));

  test("have an average that lies in its interval, and those never tried are left out", () => {
    const [only, ...others] = kindScores(scored("worksheet", 0.5, 1, 0.75));
    expect(only).toMatchObject({ modality: "worksheet", exercises: 3, mean: 0.75 });
    expect(only?.low).toBeLessThan(0.75);
    expect(only?.high).toBeGreaterThan(0.75);
    expect(others).toEqual([]);
    expect(kindScores([])).toEqual([]);
  });

  test("three full marks are no certainty, and none is called best by chance", () => {
    const few = kindScores([...scored("worksheet", 1, 1, 1), ...scored("conversation", 0.6, 0.7, 0.8)]);
    expect(few[0]?.low).toBeLessThan(0.5);
    expect(bestKind(few)).toBeNull();
    expect(bestKind(few.slice(0, 1))).toBeNull();
    const many = (share: number) => Array.from({ length: 40 }, () => share);
    expect(
      bestKind(kindScores([...scored("worksheet", ...many(0.5)), ...scored("conversation", ...many(0.95))])),
    ).toBe("conversation");
  });
});
