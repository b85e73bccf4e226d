import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { Items } from "../../../src/learning/course-format.ts";
import { availableNow } from "../../../src/learning/exercises/available.ts";
import { itemKey } from "../../../src/learning/exercises/exercise.ts";
import { piecesOf } from "../../../src/learning/pieces.ts";
import { awakeItems, restingPieces } from "../../../src/learning/plan/resting.ts";
import { applyResult, type ConceptProgress, noProgress } from "../../../src/learning/progress.ts";
import { ExerciseResult, type ItemShown } from "../../../src/learning/result.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { recordResults } from "../../../src/learning/room/record-results.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { times } from "../../sweep.ts";
import { ownRoom } from "../room/own-room.ts";
import { concept, courseOf, day, fsrs, now, sample, zone } from "./learner.ts";

const birds = concept("birds");
const word = (term: string) => itemKey("vocabulary", term);

/** What was asked of the concept, oldest first. */
function asked(...did: [daysAgo: number, ...shown: [term: string, rating: ItemShown["rating"]][]][]) {
  let progress: ConceptProgress = noProgress("birds");
  for (const [i, [daysAgo, ...shown]] of did.entries()) {
    const at = new Date(now.getTime() - daysAgo * day).toISOString();
    const items = shown.map(([term, rating]) => ({ item: word(term), rating }));
    const result = ExerciseResult.parse({
      exercise_id: `e${i}`,
      concept_id: "birds",
      modality: "conversation",
      bloom_level: "remember",
      started: at,
      completed: at,
      score: { correct: 1, total: 1, percentage: 1 },
      fsrs_rating: 3,
      uses: items.map(({ item }) => item),
      items,
    });
    progress = applyResult(progress, result, birds, fsrs, undefined);
  }
  return progress;
}
const resting = (progress: ConceptProgress) => [...restingPieces([progress], now, zone)].sort();

describe("a piece", () => {
  test("that was known today is not asked again today; tomorrow it may be", () => {
    expect(resting(asked([0.01, ["wren", 3], ["crow", 4]]))).toEqual([word("crow"), word("wren")]);
    expect(resting(asked([1, ["wren", 3]]))).toEqual([]);
  });

  test("that was failed is asked again, and once it is known it rests too", () => {
    expect(resting(asked([0.02, ["wren", 1], ["crow", 2]]))).toEqual([]);
    expect(resting(asked([0.02, ["wren", 1]], [0.01, ["wren", 3]]))).toEqual([word("wren")]);
  });

  test("is asked three times in a week at most, due or not, unless it was failed in it", () => {
    for (const rating of [3, 4] as const) {
      const thrice = asked([6, ["wren", rating]], [3, ["wren", rating]], [1, ["wren", rating]]);
      expect(resting(thrice)).toEqual([word("wren")]);
    }
    expect(resting(asked([7, ["wren", 4]], [3, ["wren", 4]], [1, ["wren", 4]]))).toEqual([]);
    expect(resting(asked([6, ["wren", 4]], [3, ["wren", 4]], [1, ["wren", 1]]))).toEqual([]);
    expect(resting(asked([6, ["wren", 1]], [3, ["wren", 4]], [1, ["wren", 4]]))).toEqual([]);
  });

  test("that was turned over until it was known rests for the day, though its first answer was wrong", () => {
    const missed = asked([0.02, ["wren", 1]]);
    const [done] = missed.exercise_history;
    if (done === undefined) throw new Error("nothing was done");
    const cards = { ...done, modality: "worksheet" as const, type: "flashcards" };
    expect(resting({ ...missed, exercise_history: [cards] })).toEqual([word("wren")]);
    expect(resting(missed)).toEqual([]);
  });

  test("that rests is in no material, of whatever kind it is; the rest stays as it was", () => {
    for (const name of [
      "bahasa-melayu",
      "intro-to-algorithms",
      "behavioural-interviews",
      "mathematics-11-14",
    ])
      for (const items of sample(name).items.values()) {
        // Skills make a new task every time: they never rest.
        const { teach, concept: id, essays, handwriting, skills, ...lists } = items;
        const all = Object.entries(lists).flatMap(([kind, list]) =>
          list.map((one) => itemKey(kind === "code_tasks" ? "code" : kind, nameOf(one))),
        );
        const none = awakeItems(items, new Set(all));
        expect(none).toEqual(Items.parse({ concept: id, teach, essays, handwriting, skills }));
        const [first = ""] = all;
        const left = awakeItems(items, new Set([first]));
        const size = (one: Items) =>
          Object.values(one).reduce((sum, each) => sum + (Array.isArray(each) ? each.length : 0), 0);
        expect(size(left)).toBeLessThan(size(items));
        expect(awakeItems(items, new Set(["vocabulary:no such word"]))).toEqual(items);
      }
  });
});

function nameOf(one: object): string {
  const names = ["id", "term", "statement", "text", "wrong", "prompt", "question", "opening", "code"];
  const found = names.flatMap((name) => Object.entries(one).filter(([key]) => key === name));
  return String(found[0]?.[1] ?? "");
}

test("a concept of which too little is awake is left alone, and comes back", () => {
  const terms = ["wren", "crow", "gull", "swan", "duck"];
  const course = courseOf([birds], {
    birds: { vocabulary: terms.map((term) => ({ term, meanings: [`a ${term}`] })) },
  });
  const open = (names: readonly string[]) =>
    availableNow(course, birds, { box: false }, { resting: new Set(names.map(word)), history: [] });
  expect(open([])).toEqual(["worksheet", "conversation"]);
  expect(open(terms.slice(0, 2))).toEqual(["conversation"]);
  expect(open(terms.slice(0, 4))).toEqual([]);
});

test("programs that were all solved lately are not planned", () => {
  const course = sample("intro-to-algorithms");
  const found = course.concepts.find(({ id }) => id === "stacks");
  if (found === undefined) throw new Error("no stacks");
  const tasks = course.items.get("stacks")?.code_tasks.map(({ id }) => itemKey("code", id)) ?? [];
  const history = tasks.map((use, i) => ({
    exercise_id: `e${i}`,
    completed: now.toISOString(),
    modality: "code" as const,
    type: "",
    uses: [use],
    bloom_level: "apply" as const,
    percentage: 1,
    rating: 4,
  }));
  const open = (done: typeof history) =>
    availableNow(course, found, { box: true }, { resting: new Set(), history: done });
  expect(open([])).toContain("code");
  expect(open(history)).not.toContain("code");
});

test("whatever was asked, what rests was known when it was last asked", () => {
  const shown = fc.array(
    fc.tuple(
      fc.double({ min: 0, max: 12, noNaN: true }),
      fc.constantFrom("wren", "crow", "gull"),
      fc.constantFrom<ItemShown["rating"]>(1, 2, 3, 4),
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(shown, (drawn) => {
      const oldestFirst = drawn.toSorted((a, b) => b[0] - a[0]);
      const progress = asked(
        ...oldestFirst.map(([ago, ...one]): [number, [string, ItemShown["rating"]]] => [ago, one]),
      );
      for (const key of restingPieces([progress], now, zone)) {
        const last = oldestFirst.findLast(([, term]) => word(term) === key);
        expect(last?.[2]).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: times(60, 400), seed: 11 },
  );
});

test.each([
  ["bahasa-melayu", "worksheet"],
  ["bahasa-melayu", "conversation"],
  ["intro-to-algorithms", "worksheet"],
  ["research-methods", "worksheet"],
  ["research-methods", "conversation"],
] as const)(
  "what was known today is not asked again in %s by a %s that the plan chose, however little is left",
  async (name, modality) => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    const [first] = learner.course.concepts;
    if (first === undefined) throw new Error("every course has a beginning");
    const { cards, tasks } = piecesOf(learner.course.items.get(first.id));
    const began = own.clock.now;
    const result = (daysAgo: number, keys: readonly string[]) => {
      const at = new Date(began.getTime() - daysAgo * day).toISOString();
      return ExerciseResult.parse({
        ...{
          exercise_id: `e${daysAgo}`,
          concept_id: first.id,
          modality: "worksheet",
          bloom_level: "remember",
        },
        ...{ started: at, completed: at, fsrs_rating: 3, uses: keys },
        score: { correct: 1, total: 1, percentage: 1 },
        items: keys.map((item) => ({ item, rating: 3 })),
      });
    };
    // All of it was asked three times this week, and most of it today.
    const all = [...cards, ...tasks];
    const today = cards.slice(0, -4);
    await recordResults(learner, [result(5, all), result(3, all), result(1, all), result(0, today)]);
    own.clock.now = new Date(began.getTime() + 20 * 60_000);
    const { record } = await newExercise(await visit(own.room, name), first.id, { modality, kind: modality });
    expect(record.uses.filter((key) => today.includes(key))).toEqual([]);
    expect(record.uses).not.toEqual([]);
  },
);
