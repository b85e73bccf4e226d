import { describe, expect, test } from "bun:test";
import type { Course } from "../../../src/learning/course.ts";
import { applyResult, type ConceptProgress, noProgress } from "../../../src/learning/progress.ts";
import { forecastOf } from "../../../src/learning/report/forecast.ts";
import { progressReport } from "../../../src/learning/report/progress-report.ts";
import { streakOf } from "../../../src/learning/report/streak.ts";
import { studiedOf } from "../../../src/learning/report/studied.ts";
import { ExerciseResult } from "../../../src/learning/result.ts";
import { type FsrsRating, schedule } from "../../../src/learning/schedule.ts";
import { wilson } from "../../../src/text/interval.ts";
import { concept, courseOf, sample } from "../plan/learner.ts";

const did = (...moments: string[]) => moments.map((completed) => ({ completed }));

describe("days in a row are the learner's own", () => {
  test.each([
    ["nothing yet", "UTC", "2026-03-10T12:00:00Z", [], 0, 0],
    [
      "today and yesterday",
      "UTC",
      "2026-03-10T12:00:00Z",
      ["2026-03-09T12:00:00Z", "2026-03-10T08:00:00Z"],
      2,
      2,
    ],
    [
      "today not done yet breaks nothing",
      "UTC",
      "2026-03-10T12:00:00Z",
      ["2026-03-08T12:00:00Z", "2026-03-09T12:00:00Z"],
      2,
      2,
    ],
    [
      "a day missed does",
      "UTC",
      "2026-03-11T12:00:00Z",
      ["2026-03-08T12:00:00Z", "2026-03-09T12:00:00Z"],
      0,
      2,
    ],
    [
      "half past three at night is still yesterday",
      "Asia/Kuala_Lumpur",
      "2026-03-10T12:00:00Z",
      ["2026-03-09T19:30:00Z", "2026-03-10T10:00:00Z"],
      2,
      2,
    ],
    [
      "half past four is today, so the 9th is missing",
      "Asia/Kuala_Lumpur",
      "2026-03-10T12:00:00Z",
      ["2026-03-08T12:00:00Z", "2026-03-09T20:30:00Z"],
      1,
      1,
    ],
    [
      "two UTC days can be one in Arizona",
      "America/Phoenix",
      "2026-03-11T02:00:00Z",
      ["2026-03-10T15:00:00Z", "2026-03-11T01:00:00Z"],
      1,
      1,
    ],
    [
      "and one UTC day can be two",
      "America/Phoenix",
      "2026-03-10T20:00:00Z",
      ["2026-03-10T09:00:00Z", "2026-03-10T15:00:00Z"],
      2,
      2,
    ],
    [
      "through the day of 23 hours (London, 29 March)",
      "Europe/London",
      "2026-03-30T20:00:00Z",
      ["2026-03-28T23:30:00Z", "2026-03-29T22:30:00Z", "2026-03-30T19:00:00Z"],
      3,
      3,
    ],
    [
      "through the day of 25 hours (New York, 1 November)",
      "America/New_York",
      "2026-11-02T12:00:00Z",
      ["2026-10-31T12:00:00Z", "2026-11-02T08:30:00Z", "2026-11-02T11:00:00Z"],
      3,
      3,
    ],
    [
      "what is dated tomorrow does not count",
      "UTC",
      "2026-03-10T12:00:00Z",
      ["2026-03-10T11:00:00Z", "2026-03-11T11:00:00Z"],
      1,
      1,
    ],
  ])("%s", (_name, zone, now, moments, current, longest) => {
    expect(streakOf(did(...moments), new Date(now), zone)).toMatchObject({ current, longest });
    expect(streakOf(did(...moments.toReversed()), new Date(now), zone)).toMatchObject({ current, longest });
  });
});

test("time counts once where exercises overlap, and a sheet left open overnight does not count as a night", () => {
  const spans = [
    ["2026-03-10T10:00:00Z", "2026-03-10T10:20:00Z"],
    ["2026-03-10T10:10:00Z", "2026-03-10T10:30:00Z"],
    ["2026-03-01T20:00:00Z", "2026-03-02T08:00:00Z"],
    ["2026-03-10T12:00:00Z", "2026-03-10T11:00:00Z"],
  ].map(([started = "", completed = ""]) => ({ started, completed }));
  const now = new Date("2026-03-10T13:00:00Z");
  expect(studiedOf(spans, now)).toEqual({ exercises: 4, minutes: 30 + 45, lastWeekMinutes: 30 });
});

test("the interval around a share is Wilson's", () => {
  // 8 of 10: Newcombe (1998), and any statistics package: 0.4902 to 0.9433.
  expect(wilson(8, 10)?.low).toBeCloseTo(0.4902, 4);
  expect(wilson(8, 10)?.high).toBeCloseTo(0.9433, 4);
  expect(wilson(0, 5)?.low).toBe(0);
  expect(wilson(5, 5)?.high).toBe(1);
  expect(wilson(0, 0)).toBeNull();
});

test("reviews are forecast on the learner's days", () => {
  const cardDue = (due: string): ConceptProgress => ({
    ...noProgress("x"),
    fsrs: { ...schedule("UTC").fresh(new Date(due)), due, state: 2 },
  });
  const progress = [
    "2026-03-27T12:00:00Z",
    "2026-03-28T12:00:00Z",
    "2026-03-29T02:30:00Z",
    "2026-03-29T03:30:00Z",
    "2026-04-10T12:00:00Z",
    "2026-04-11T12:00:00Z",
  ].map(cardDue);
  // London's clocks go forward on the 29th: its day begins at 03:00 UTC, those before at 04:00.
  // A word has a day of its own, whatever its concept's is.
  const word = {
    fsrs: { ...schedule("UTC").fresh(new Date("2026-03-30T12:00:00Z")), state: 2 },
    rating: 3 as const,
    kept: false,
  };
  progress.push({ ...noProgress("y"), items: { "vocabulary:nasi": word } });
  const { overdue, days } = forecastOf(progress, new Date("2026-03-28T15:00:00Z"), "Europe/London", 14);
  expect(overdue).toBe(1);
  expect(days).toHaveLength(14);
  expect(days.filter(({ count }) => count > 0)).toEqual([
    { date: "2026-03-28", count: 2 },
    { date: "2026-03-29", count: 1 },
    { date: "2026-03-30", count: 1 },
    { date: "2026-04-10", count: 1 },
  ]);
});

function learn(course: Course, zone: string, log: [string, FsrsRating, string][]) {
  const fsrs = schedule(zone);
  const progress = new Map<string, ConceptProgress>();
  const results = log.map(([id, rating, at], i) => {
    const own = course.concepts.find((one) => one.id === id) ?? concept(id);
    const result = ExerciseResult.parse({
      exercise_id: `e${i}`,
      concept_id: id,
      modality: i % 2 === 0 ? "worksheet" : "conversation",
      bloom_level: own.bloom_target,
      started: new Date(Date.parse(at) - 300_000).toISOString(),
      completed: at,
      score: { correct: rating, total: 4, percentage: rating / 4 },
      fsrs_rating: rating,
    });
    progress.set(id, applyResult(progress.get(id) ?? noProgress(id), result, own, fsrs, undefined));
    return result;
  });
  return { course, progress, results, zone, schedule: fsrs, retentionTarget: 0.9 };
}

describe("a report", () => {
  const course = courseOf([
    concept("one"),
    concept("two"),
    concept("three", { bloom_target: "apply", prerequisites: ["one"] }),
  ]);
  const learned = learn(course, "Asia/Kuala_Lumpur", [
    ["one", 3, "2026-03-01T10:00:00Z"],
    ["one", 3, "2026-03-01T10:15:00Z"],
    ["two", 3, "2026-03-01T10:20:00Z"],
    ["one", 3, "2026-03-04T10:00:00Z"],
    ["one", 1, "2026-03-08T10:00:00Z"],
  ]);
  const report = progressReport({ ...learned, now: new Date("2026-03-10T10:00:00Z") });

  test("counts first learning apart from remembering", () => {
    // Five exercises, of which two met a memory that was past its first learning; one was remembered.
    expect(report.retention).toMatchObject({ reviews: 2, remembered: 1, share: 0.5, target: 0.9 });
    expect(report.retention.predicted).toBeGreaterThan(0.5);
  });

  test("right after practice nobody is told that everything is known: what is expected is that of a week later", () => {
    const just = progressReport({ ...learned, now: new Date("2026-03-08T10:01:00Z") });
    const one = just.concepts.find(({ concept_id }) => concept_id === "one");
    expect(one?.retrievability).toBe(1);
    expect(one?.in_a_week).toBeLessThan(0.9);
    const later = progressReport({ ...learned, now: new Date("2026-03-15T10:01:00Z") });
    expect(one?.in_a_week).toBe(
      later.concepts.find(({ concept_id }) => concept_id === "one")?.retrievability,
    );
    const begun = just.concepts.flatMap(({ in_a_week }) => in_a_week ?? []);
    expect(begun).toHaveLength(2);
    expect(just.retention.predicted).toBeCloseTo(begun.reduce((sum, each) => sum + each, 0) / 2);
  });

  test("what was asked and not known is not expected to be known in a week", () => {
    const at = "2026-03-08T10:00:00Z";
    const items = (rating: FsrsRating) => [
      { item: "vocabulary:a", rating },
      { item: "vocabulary:b", rating },
    ];
    const expected = (rating: FsrsRating) => {
      const shown = { fsrs_rating: rating, items: items(rating), uses: [], errors: [] };
      const result = ExerciseResult.parse({
        exercise_id: "e",
        concept_id: "one",
        modality: "worksheet",
        bloom_level: "remember",
        started: at,
        completed: at,
        score: { correct: rating === 1 ? 0 : 2, total: 2, percentage: rating === 1 ? 0 : 1 },
        ...shown,
      });
      const progress = applyResult(noProgress("one"), result, concept("one"), schedule("UTC"), undefined);
      return progressReport({
        ...learned,
        progress: new Map([["one", progress]]),
        now: new Date("2026-03-08T10:01:00Z"),
      }).retention.predicted;
    };
    expect(expected(1)).toBe(0);
    expect(expected(3)).toBeGreaterThan(0.3);
  });

  test("names only kinds not tried that the course has material for", () => {
    const words = { vocabulary: [{ term: "ein", meanings: ["one"] }] };
    const asked = courseOf([concept("one")], { one: words }, { domain_type: "language" });
    const { untried_kinds } = progressReport({
      ...learn(asked, "UTC", [["one", 3, "2026-03-01T10:00:00Z"]]),
      now: new Date("2026-03-02T10:00:00Z"),
    });
    expect(untried_kinds).toContain("conversation");
    for (const kind of ["worksheet", "code", "image_review"] as const)
      expect(untried_kinds).not.toContain(kind);
  });

  test("a concept's latest scores are those that were told of its exercises", () => {
    const then = new Date("2026-03-01T11:00:00Z");
    const early = { ...learned, results: learned.results.slice(0, 3) };
    const done = progressReport({ ...early, now: then }).done_today.filter(
      (each) => each.concept_id === "one",
    );
    expect(done.map(({ percentage }) => percentage)).toEqual([0.75, 0.75]);
    const row = report.concepts.find(({ concept_id }) => concept_id === "one");
    expect(row?.latest_scores).toEqual([0.75, 0.75, 0.25]);
    expect(report.concepts.at(-1)?.latest_scores).toEqual([]);
  });

  test("says how each concept stands, as the command promises", () => {
    expect(report.counts).toEqual({ concepts: 3, new: 1, learning: 2, mastered: 0 });
    expect(
      report.concepts.map((row) => [
        row.concept_id,
        row.status,
        row.bloom_level,
        row.retrievability === null,
      ]),
    ).toEqual([
      ["one", "learning", "remember", false],
      ["two", "learning", "remember", false],
      ["three", "new", null, true],
    ]);
    for (const key of ["mastery_score", "fsrs", "modality_performance", "error_history", "due"])
      expect(report.concepts[0]).toHaveProperty(key);
    expect(report.levels).toEqual([
      { level: "remember", concepts: 2, shown: 2, mastered: 0 },
      { level: "apply", concepts: 1, shown: 0, mastered: 0 },
    ]);
    expect(report.modality_performance.worksheet).toMatchObject({ attempts: 3 });
    expect(report.modality_performance.code).toBeNull();
  });

  test("is the same after a round through JSON", () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  test("says what comes next, or when", () => {
    expect(report.next).toMatchObject({ new: 1, nextDue: null });
    expect(report.next.reviews).toBeGreaterThan(0);
    const only = learn(courseOf([concept("one")]), "UTC", [
      ["one", 4, "2026-03-09T09:00:00Z"],
      ["one", 4, "2026-03-10T09:30:00Z"],
    ]);
    const after = progressReport({ ...only, now: new Date("2026-03-10T10:00:00Z") });
    expect(after.next).toMatchObject({
      reviews: 0,
      new: 0,
      assess: 0,
      nextDue: expect.stringMatching(/^2026-0/),
    });
  });

  test("of ten thousand results is there in a moment", () => {
    const whole = sample("bahasa-melayu");
    const at = (i: number) => new Date(Date.UTC(2024, 0, 1) + i * 6_000_000).toISOString();
    const log = Array.from({ length: 350 }, (_, i): [string, FsrsRating, string] => [
      whole.concepts[i % whole.concepts.length]?.id ?? "",
      i % 11 === 0 ? 1 : 3,
      at(i * 28),
    ]);
    const short = learn(whole, "America/New_York", log);
    // The scheduler's own work for ten thousand results takes seconds and is not what is measured: its logs are repeated.
    const results = Array.from({ length: 10_000 }, (_, i) => ({
      ...(short.results[i % short.results.length] ?? ExerciseResult.parse({})),
      started: at(i),
      completed: at(i),
    }));
    const progress = new Map(
      Array.from(short.progress, ([id, own]) => [
        id,
        { ...own, reviews: Array.from({ length: 28 }, () => own.reviews).flat() },
      ]),
    );
    const long = { ...short, results, progress };
    const made = progressReport({ ...long, now: new Date("2026-03-10T10:00:00Z") });
    expect(made.studied.exercises).toBe(10_000);
  });
});
