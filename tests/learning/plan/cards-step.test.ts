import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Course } from "../../../src/learning/course.ts";
import { itemKey } from "../../../src/learning/exercises/exercise.ts";
import { dueBy, isDue } from "../../../src/learning/plan/due.ts";
import { applyResult, type ConceptProgress, noProgress } from "../../../src/learning/progress.ts";
import { ExerciseResult, type ItemShown } from "../../../src/learning/result.ts";
import { times } from "../../sweep.ts";
import { concept, courseOf, day, fsrs, now, plan, total, zone } from "./learner.ts";

type Shown = { concept: string; daysAgo: number; items: ItemShown[]; type?: string };

function progressOf(course: Course, ...shown: Shown[]): Map<string, ConceptProgress> {
  const progress = new Map<string, ConceptProgress>();
  for (const [i, { concept: id, daysAgo, items, type = "" }] of shown.entries()) {
    const found = course.concepts.find((one) => one.id === id);
    if (found === undefined) throw new Error(`no concept ${id}`);
    const at = new Date(now.getTime() - daysAgo * day).toISOString();
    const worst = Math.min(...items.map(({ rating }) => rating));
    const result = ExerciseResult.parse({
      exercise_id: `e${i}`,
      concept_id: id,
      modality: "worksheet",
      bloom_level: "remember",
      started: at,
      completed: at,
      score: { correct: worst > 2 ? 1 : 0, total: 1, percentage: worst > 2 ? 1 : 0 },
      fsrs_rating: worst > 2 ? 3 : 1,
      type,
      uses: items.map(({ item }) => item),
      items,
    });
    const before = progress.get(id) ?? noProgress(id);
    progress.set(id, applyResult(before, result, found, fsrs, course.items.get(id)));
  }
  return progress;
}

const vocabulary = (names: readonly string[]) => ({
  vocabulary: names.map((term) => ({ term, meanings: [`what ${term} means`] })),
});
const word = (term: string, rating: 1 | 2 | 3 | 4 = 3): ItemShown => ({
  item: itemKey("vocabulary", term),
  rating,
});
const many = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`);
const kinds = (items: ReturnType<typeof plan>) => items.map(({ kind }) => kind);
const cardsIn = (items: ReturnType<typeof plan>) => items.find(({ kind }) => kind === "flashcards");

describe("pieces that are due", () => {
  const course = courseOf([concept("fish"), concept("birds"), concept("trees")], {
    fish: vocabulary(["carp", "eel"]),
    birds: vocabulary(["wren", "crow", "gull"]),
    trees: vocabulary(["oak"]),
  });

  test("are one step of the plan, of all concepts that were begun, and nothing else is in it", () => {
    const progress = progressOf(
      course,
      { concept: "fish", daysAgo: 20, items: [word("carp"), word("eel")] },
      { concept: "birds", daysAgo: 20, items: [word("wren"), word("crow", 1)] },
      { concept: "birds", daysAgo: 1, items: [word("gull")] },
    );
    const step = cardsIn(plan(course, { progress }));
    expect(step).toMatchObject({ type: "review", modality: "worksheet", minutes: 1 });
    expect(step?.pieces?.map(({ concept_id, item }) => `${concept_id} ${item}`).sort()).toEqual([
      "birds vocabulary:crow",
      "birds vocabulary:wren",
      "fish vocabulary:carp",
      "fish vocabulary:eel",
    ]);
    expect(step?.pieces?.[0]?.item).toBe("vocabulary:crow");
    expect(step?.reason).toMatch(/^4 words are due, from “《birds》” and 1 more\. /);
  });

  test("are not planned where none is due, nor in a quiz", () => {
    const fresh = progressOf(course, { concept: "fish", daysAgo: 0.5, items: [word("carp"), word("eel")] });
    expect(kinds(plan(course, { progress: fresh }))).not.toContain("flashcards");
    const old = progressOf(course, { concept: "fish", daysAgo: 20, items: [word("carp")] });
    expect(kinds(plan(course, { progress: old, mode: "quiz" }))).not.toContain("flashcards");
  });

  test("leave room for a concept of theirs, and for files after them", () => {
    const progress = progressOf(course, { concept: "fish", daysAgo: 20, items: [word("carp")] });
    expect(kinds(plan(course, { progress, available: () => ["worksheet"] })).slice(0, 2)).toEqual([
      "flashcards",
      "worksheet",
    ]);
    const others = plan(course, { progress }).filter(({ kind }) => kind !== "flashcards");
    expect(others.map(({ concept_id }) => concept_id)).toContain("fish");
  });

  test("come once in a sitting while there is anything else", () => {
    const progress = progressOf(
      course,
      { concept: "fish", daysAgo: 20, items: [word("carp")] },
      { concept: "birds", daysAgo: 20, items: [word("wren")] },
      { concept: "birds", daysAgo: 0.01, items: [word("wren")], type: "flashcards" },
    );
    const items = plan(course, { progress });
    expect(items.length).toBeGreaterThan(1);
    expect(items.slice(0, -1).map(({ kind }) => kind)).not.toContain("flashcards");
  });

  test("bring along what was never asked, of a concept whose level was shown, so that nothing stays unasked", () => {
    const shown = progressOf(course, { concept: "birds", daysAgo: 1, items: [word("wren")] });
    const step = cardsIn(plan(course, { progress: shown }));
    expect(step?.pieces?.map(({ item }) => item)).toEqual(["vocabulary:crow", "vocabulary:gull"]);
    expect(step?.reason).toBe("2 words from “《birds》” were not asked yet.");
    const failed = progressOf(course, { concept: "birds", daysAgo: 1, items: [word("wren", 1)] });
    expect(cardsIn(plan(course, { progress: failed }))?.pieces?.map(({ item }) => item) ?? []).not.toContain(
      "vocabulary:gull",
    );
    const names = many("bird", 40);
    const large = courseOf([concept("birds")], { birds: vocabulary(names) });
    const begun = progressOf(large, { concept: "birds", daysAgo: 1, items: [word("bird0")] });
    expect(cardsIn(plan(large, { progress: begun }))?.pieces).toHaveLength(12);
  });

  test("are named for what they are", () => {
    const facts = {
      facts: [{ statement: "Eels are fish", truth: true, why: "they have gills" }],
    };
    const own = courseOf([concept("fish"), concept("mixed")], { fish: facts, mixed: vocabulary(["carp"]) });
    const fact = { item: itemKey("facts", "Eels are fish"), rating: 3 } as const;
    const one = progressOf(own, { concept: "fish", daysAgo: 20, items: [fact] });
    expect(cardsIn(plan(own, { progress: one }))?.reason).toStartWith("1 fact is due, from “《fish》”.");
    const both = progressOf(
      own,
      { concept: "fish", daysAgo: 20, items: [fact] },
      { concept: "mixed", daysAgo: 20, items: [word("carp")] },
    );
    expect(cardsIn(plan(own, { progress: both }))?.reason).toStartWith("2 things are due");
  });
});

test("after a long absence there is a stack that fits the session, and how many wait is said", () => {
  const names = many("word", 400);
  const course = courseOf([concept("all"), concept("next")], { all: vocabulary(names) });
  const progress = progressOf(course, {
    concept: "all",
    daysAgo: 90,
    items: names.map((name) => word(name)),
  });
  const items = plan(course, { progress });
  const step = cardsIn(items);
  expect(step?.pieces).toHaveLength(48);
  expect(step?.minutes).toBe(8);
  expect(step?.reason).toContain("352 more can wait");
  expect(items.length).toBeGreaterThan(1);
});

test("whatever was shown and when, what is asked is due or new, each piece once, and the time is kept", () => {
  const names = many("w", 12);
  const shows = fc.array(
    fc.record({
      concept: fc.constantFrom("one", "two"),
      daysAgo: fc.double({ min: 0, max: 60, noNaN: true }),
      at: fc.subarray(names, { minLength: 1 }),
      rating: fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4),
    }),
    { maxLength: 12 },
  );
  // Half of the words stand in both, and some that were shown are in the course no more.
  const course = courseOf([concept("one"), concept("two")], {
    one: vocabulary(names.slice(0, 8)),
    two: vocabulary(names.slice(4, 11)),
  });
  fc.assert(
    fc.property(shows, fc.integer({ min: 1, max: 60 }), (drawn, minutes) => {
      const oldestFirst = drawn.toSorted((a, b) => b.daysAgo - a.daysAgo);
      const progress = progressOf(
        course,
        ...oldestFirst.map(({ at, rating, ...one }) => ({
          ...one,
          items: at.map((name) => word(name, rating)),
        })),
      );
      const items = plan(course, { progress, minutes });
      expect(total(items)).toBeLessThanOrEqual(minutes);
      const pieces = items.flatMap((item) => item.pieces ?? []);
      expect(new Set(pieces.map(({ item }) => item)).size).toBe(pieces.length);
      for (const { concept_id, item } of pieces) {
        const card = progress.get(concept_id)?.items[item]?.fsrs;
        expect(card === undefined || isDue(card, dueBy(now, zone))).toBeTrue();
        const words = course.items.get(concept_id)?.vocabulary ?? [];
        expect(words.some(({ term }) => itemKey("vocabulary", term) === item)).toBeTrue();
      }
    }),
    { numRuns: times(50, 400), seed: 3 },
  );
});
