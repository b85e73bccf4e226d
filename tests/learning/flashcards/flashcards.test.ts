import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { type Course, loadCourse } from "../../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../../src/learning/course-format.ts";
import { Evaluation } from "../../../src/learning/evaluation.ts";
import { ExerciseRecord } from "../../../src/learning/exercises/exercise.ts";
import { type Card, cardsOf } from "../../../src/learning/exercises/flashcards/card.ts";
import { dueCards, usualLimits } from "../../../src/learning/exercises/flashcards/due.ts";
import {
  answerCard,
  FlashcardState,
  noFlashcards,
  undoCard,
} from "../../../src/learning/exercises/flashcards/state.ts";
import { summarise } from "../../../src/learning/exercises/flashcards/summary.ts";
import { applyResult, noProgress } from "../../../src/learning/progress.ts";
import { ExerciseResult } from "../../../src/learning/result.ts";
import { type FsrsRating, schedule } from "../../../src/learning/schedule.ts";

const zone = "Asia/Kuala_Lumpur";
const fsrs = schedule(zone);
/** 10:00 in Kuala Lumpur. */
const morning = new Date("2026-03-02T02:00:00Z");
const later = (hours: number) => new Date(morning.getTime() + hours * 3_600_000);

function courseOf(concepts: Record<string, number>): Course {
  return {
    config: CourseConfig.parse({
      name: "c",
      title: "C",
      description: "d",
      domain_type: "language",
      license: "none",
    }),
    concepts: Object.keys(concepts).map((id) =>
      Concept.parse({
        id,
        title: id,
        description: "d",
        unit: "u",
        type: "vocabulary",
        bloom_target: "remember",
      }),
    ),
    items: new Map(
      Object.entries(concepts).map(([concept, words]) => [
        concept,
        Items.parse({
          concept,
          teach: { explanation: "e", example: "x" },
          vocabulary: Array.from({ length: words }, (_, i) => ({
            term: `${concept} ${i}`,
            meanings: [`meaning ${i} of ${concept}`],
          })),
        }),
      ]),
    ),
  };
}

describe("cards", () => {
  const folder = join(import.meta.dir, "..", "..", "..", "courses");
  test.each(readdirSync(folder))("of %s each have a name of their own and two sides", (name) => {
    const { course } = loadCourse(join(folder, name));
    const cards = course === null ? [] : cardsOf(course);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const { front, back, concept_id } of cards) {
      expect(front.trim()).not.toBe("");
      expect(back.trim()).not.toBe("");
      expect(course?.items.has(concept_id)).toBe(true);
    }
    const words = [...(course?.items.values() ?? [])].flatMap(({ vocabulary }) => vocabulary);
    expect(cards.filter(({ id }) => id.startsWith("vocabulary:")).length).toBeGreaterThanOrEqual(
      words.length,
    );
  });

  test("keep their names when other words come or go, and a word's second meaning elsewhere is a card of its own", () => {
    const course = courseOf({ one: 2 });
    const items = course.items.get("one");
    if (items === undefined) throw new Error("no items");
    const before = cardsOf(course).map(({ id }) => id);
    const word = (term: string, meaning: string) =>
      Items.parse({ ...items, concept: "two", vocabulary: [{ term, meanings: [meaning] }] }).vocabulary;
    const concepts = [...course.concepts, Concept.parse({ ...course.concepts[0], id: "two" })];
    const withSecond = (vocabulary: Items["vocabulary"]) =>
      cardsOf({
        ...course,
        concepts,
        items: new Map([...course.items, ["two", { ...items, concept: "two", vocabulary }]]),
      }).map(({ id }) => id);
    expect(withSecond(word("one 0", "something else"))).toEqual([
      ...before,
      "vocabulary:one 0#recognise@two",
      "vocabulary:one 0#recall@two",
    ]);
    expect(withSecond(word("ONE 0", "meaning 0 of one"))).toHaveLength(before.length + 2);
    expect(withSecond(word("one 0", "meaning 0 of one"))).toEqual(before);
  });
});

describe("answers", () => {
  test("a card's last answer is taken back exactly, whatever came before", () => {
    const rating = fc.constantFrom<FsrsRating>(1, 2, 3, 4);
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(
            fc.constantFrom("a", "b", "__proto__", "constructor"),
            rating,
            fc.integer({ min: 1, max: 50_000 }),
          ),
          { maxLength: 12 },
        ),
        (answers) => {
          let state = noFlashcards;
          let at = morning.getTime();
          for (const [id, given, minutes] of answers) {
            at += minutes * 60_000;
            const after = answerCard(state, `x:${id}`, given, new Date(at), fsrs);
            expect(undoCard(after, `x:${id}`)).toEqual(state);
            expect(FlashcardState.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
            state = after;
          }
        },
      ),
    );
    expect(undoCard(noFlashcards, "nothing")).toBe(noFlashcards);
  });
});

describe("what is shown today", () => {
  const course = courseOf({ animals: 30, food: 30 });
  const cards = cardsOf(course);
  const due = (state: FlashcardState, now: Date, limits = usualLimits) =>
    dueCards(cards, state, now, limits, zone);
  const answerAll = (state: FlashcardState, shown: readonly Card[], rating: FsrsRating, now: Date) =>
    shown.reduce(
      (kept, { id }, i) => answerCard(kept, id, rating, new Date(now.getTime() + i * 1000), fsrs),
      state,
    );

  test("as many new cards as a day allows, of different concepts in turn, and one direction of each word", () => {
    const shown = due(noFlashcards, morning, { newPerDay: 10, reviewsPerDay: 100 });
    expect(shown).toHaveLength(10);
    expect(new Set(shown.map(({ item }) => item)).size).toBe(10);
  });

  test("what was begun today counts until the day turns at four in the morning where the learner is", () => {
    const limits = { newPerDay: 10, reviewsPerDay: 100 };
    const state = answerAll(noFlashcards, due(noFlashcards, morning, limits), 4, morning);
    expect(due(state, later(1), limits)).toEqual([]);
    // 03:59 the next day is still the same day; 04:01 is not.
    expect(due(state, new Date("2026-03-02T19:59:00Z"), limits)).toEqual([]);
    const next = due(state, new Date("2026-03-02T20:01:00Z"), limits);
    expect(next).toHaveLength(10);
    // The other directions of yesterday's words come first.
    expect(next.every(({ id }) => id.endsWith("#recall"))).toBe(true);
  });

  test("a card being learned comes back when its minutes are up, before all else and beyond the limit", () => {
    const [first] = due(noFlashcards, morning);
    const state = answerCard(noFlashcards, first?.id ?? "", 1, morning, fsrs);
    expect(due(state, morning, { newPerDay: 1, reviewsPerDay: 0 })).toEqual([]);
    expect(due(state, later(0.5), { newPerDay: 1, reviewsPerDay: 0 }).map(({ id }) => id)).toEqual([
      first?.id ?? "",
    ]);
  });

  test("reviews are limited, the longest due first, with new cards among them and concepts mixed", () => {
    const all = cards.filter(({ id }) => id.endsWith("#recognise")).slice(0, 50);
    const state = answerAll(noFlashcards, all, 4, morning);
    const monthLater = later(24 * 40);
    const shown = due(state, monthLater, { newPerDay: 4, reviewsPerDay: 12 });
    const fresh = shown.map(({ id }) => state.cards[id] === undefined);
    expect(shown).toHaveLength(16);
    expect(fresh.filter(Boolean)).toHaveLength(4);
    expect(fresh.slice(0, 8).filter(Boolean)).toHaveLength(2);
    expect(new Set(shown.filter(({ id }) => state.cards[id]).map(({ id }) => id))).toEqual(
      new Set(all.slice(0, 12).map(({ id }) => id)),
    );
    const concepts = due(
      answerAll(noFlashcards, [...cards.slice(0, 6), ...cards.slice(60, 66)], 4, morning),
      monthLater,
      { newPerDay: 0, reviewsPerDay: 99 },
    ).map(({ concept_id }) => concept_id);
    expect(concepts.filter((one, i) => one === concepts[i + 1])).toEqual([]);
    expect(concepts).toHaveLength(12);
  });
});

describe("what a session says of each concept", () => {
  const course = courseOf({ animals: 20, food: 1 });
  const cards = cardsOf(course);
  const of = (concept: string) => cards.filter(({ concept_id }) => concept_id === concept);
  const session = (ratings: readonly FsrsRating[]) =>
    summarise(
      course,
      ratings.map((rating, i) => ({ card: of("animals")[i] ?? fail(), rating, at: later(0) })),
      morning,
      later(1),
    )[0];

  test.each<[string, number, number, FsrsRating]>([
    ["19 of 20 remembered", 19, 20, 4],
    ["15 of 20", 15, 20, 3],
    ["14 of 20", 14, 20, 2],
    ["10 of 20", 10, 20, 2],
    ["9 of 20", 9, 20, 1],
    ["none", 0, 3, 1],
  ])("%s is rated by the bands of a worksheet", (_, known, total, rating) => {
    const made = session(Array.from({ length: total }, (_, i) => (i < known ? 3 : i % 2 === 0 ? 1 : 2)));
    expect(made?.evaluation.fsrs_rating).toBe(rating);
    expect(made?.evaluation.score).toEqual({ correct: known, total, percentage: known / total });
    expect(made?.evaluation.details.errors).toHaveLength(total - known);
    expect(made?.result.self_rated).toBe(true);
  });

  test("a card counts by its first answer, each concept by its own cards, in the shapes that all exercises share", () => {
    const [animal = fail(), other = fail()] = of("animals");
    const [food = fail()] = of("food");
    const made = summarise(
      course,
      [
        { card: animal, rating: 3, at: later(0.3) },
        { card: animal, rating: 1, at: later(0.1) },
        { card: other, rating: 4, at: later(0.2) },
        { card: food, rating: 4, at: later(0.2) },
      ],
      morning,
      later(1),
    );
    expect(made.map(({ result }) => [result.concept_id, result.score.correct, result.score.total])).toEqual([
      ["animals", 1, 2],
      ["food", 1, 1],
    ]);
    for (const { record, evaluation, result } of made) {
      expect(ExerciseRecord.parse(record)).toEqual(record);
      expect(Evaluation.parse(evaluation)).toEqual(evaluation);
      expect(ExerciseResult.parse(result)).toEqual(result);
      expect(result).toMatchObject({ modality: "worksheet", type: "flashcards", bloom_level: "remember" });
      const concept = course.concepts.find(({ id }) => id === result.concept_id) ?? fail();
      const after = applyResult(noProgress(concept.id), result, concept, fsrs, course.items.get(concept.id));
      expect(after.exercise_history[0]?.uses).toEqual(record.uses);
      expect(Object.keys(after.items)).toEqual(record.uses);
    }
    expect(summarise(course, [], morning, later(1))).toEqual([]);
  });
});

function fail(): never {
  throw new Error("the card is missing");
}
