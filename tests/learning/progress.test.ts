import { describe, expect, test } from "bun:test";
import { type BloomLevel, type Concept, Items } from "../../src/learning/course-format.ts";
import { itemKey } from "../../src/learning/exercises/exercise.ts";
import {
  applyResult,
  ConceptProgress,
  isUnlocked,
  noProgress,
  progressAt,
} from "../../src/learning/progress.ts";
import { ExerciseResult } from "../../src/learning/result.ts";
import { type FsrsRating, schedule } from "../../src/learning/schedule.ts";

const concept: Concept = {
  id: "greetings",
  title: "Greetings",
  description: "x",
  unit: "1",
  type: "vocabulary",
  bloom_target: "apply",
  prerequisites: [],
};
const fsrs = schedule("Asia/Kuala_Lumpur");
let count = 0;

function done(
  rating: FsrsRating,
  bloom_level: BloomLevel = "apply",
  change: Record<string, unknown> = {},
): ExerciseResult {
  count++;
  const day = new Date(Date.UTC(2026, 1, count)).toISOString();
  return ExerciseResult.parse({
    exercise_id: `e${count}`,
    concept_id: "greetings",
    modality: "worksheet",
    bloom_level,
    started: day,
    completed: day,
    score: { correct: rating * 2, total: 8, percentage: (rating * 2) / 8 },
    fsrs_rating: rating,
    ...change,
  });
}

function after(...results: ExerciseResult[]): ConceptProgress {
  return results.reduce(
    (progress, result) => applyResult(progress, result, concept, fsrs, undefined),
    noProgress("greetings"),
  );
}

describe("mastery", () => {
  const cases: [string, ExerciseResult[], ConceptProgress["status"]][] = [
    ["the target met twice in a row at Good", [done(3), done(3)], "mastered"],
    ["once is not enough", [done(4)], "learning"],
    ["not twice in a row", [done(3), done(2), done(3)], "learning"],
    ["below the target level it does not count", [done(4, "remember"), done(4, "remember")], "learning"],
    ["a lapse takes it back", [done(3), done(4), done(1)], "learning"],
    [
      "what somebody says of themselves does not show it, however often",
      [
        done(4, "apply", { self_rated: true }),
        done(4, "apply", { self_rated: true }),
        done(4, "apply", { self_rated: true }),
      ],
      "learning",
    ],
    ["nor is it the second of two", [done(3), done(4, "apply", { self_rated: true })], "learning"],
    [
      "between two that were judged it takes nothing away",
      [done(3), done(4, "apply", { self_rated: true }), done(3)],
      "mastered",
    ],
    ["above the target it does", [done(3, "analyze"), done(3, "create")], "mastered"],
  ];
  test.each(cases)("%s", (_name, results, status) => {
    expect(after(...results).status).toBe(status);
  });

  test("the same item twice is one item", () => {
    const one = done(3);
    expect(after(one, { ...one, completed: done(3).completed }).status).toBe("learning");
  });
});

describe("mastery of a concept with material", () => {
  const words = ["pagi", "petang", "malam", "siang", "subuh", "senja", "fajar", "asar", "maghrib", "isyak"];
  const material = Items.parse({
    concept: "greetings",
    teach: { explanation: "x", example: "y" },
    vocabulary: words.map((term) => ({ term, meanings: [`the ${term}`] })),
  });
  const known = (terms: readonly string[], rating: FsrsRating = 3) =>
    terms.map((term) => ({ item: `vocabulary:${term}`, rating }));
  const after_ = (own: Items, ...results: ExerciseResult[]) =>
    results.reduce((now, result) => applyResult(now, result, concept, fsrs, own), noProgress("greetings"));

  test("a third of its words is not enough, all of them are, and two that are forgotten take it back", () => {
    const some = [0, 1].map(() => done(3, "apply", { items: known(words.slice(0, 4)) }));
    expect(after_(material, ...some).status).toBe("learning");
    const all = [0, 1].map(() => done(3, "apply", { items: known(words) }));
    expect(after_(material, ...all).status).toBe("mastered");
    const forgotten = [...all, done(3, "remember", { items: known(["pagi", "siang"], 1) })];
    expect(after_(material, ...forgotten).status).toBe("learning");
  });

  test("what was known on the day it was told and never after is not mastered", () => {
    const told = done(3, "apply", { items: known(words) });
    const few = done(3, "apply", { items: known(words.slice(0, 3)) });
    expect(after_(material, told, few).status).toBe("learning");
    const half = done(3, "apply", { items: known(words.slice(3, 8)) });
    expect(after_(material, told, few, half).status).toBe("mastered");
  });

  test("what was read with the rest and never asked is not called known, however well the rest is", () => {
    const often = [0, 1, 2, 3].map(() => done(3, "apply", { items: known(words.slice(0, 8)) }));
    expect(after_(material, ...often).status).toBe("learning");
    const rest = [0, 1].map(() => done(3, "apply", { items: known(words.slice(8)) }));
    expect(after_(material, ...often, ...rest).status).toBe("mastered");
  });

  test("two Goods of one day are one day", () => {
    const morning = done(3, "apply", { items: known(words) });
    const evening = {
      ...done(4, "apply", { items: known(words) }),
      completed: new Date(Date.parse(morning.completed) + 8 * 3_600_000).toISOString(),
    };
    expect(after_(material, morning, evening).status).toBe("learning");
    const next = done(3, "apply", { items: known(words) });
    expect(after_(material, morning, evening, next).status).toBe("mastered");
  });

  test("who forgets faster than the schedule expects has to show more", () => {
    const first = done(3, "apply", { items: known(words) });
    const missed = done(3, "apply", {
      items: [...known(words.slice(0, 5), 1), ...known(words.slice(5))],
    });
    const mended = done(3, "apply", { items: known(words) });
    expect(after_(material, first, missed).status).toBe("learning");
    // All are known again, and yet half of them were gone after a day.
    expect(after_(material, first, missed, mended).status).toBe("learning");
    const again = [0, 1, 2].map(() => done(3, "apply", { items: known(words) }));
    expect(after_(material, first, missed, mended, ...again).status).toBe("mastered");
  });

  test("what was kept for a day is not believed to be kept for weeks, however easy it was; what was kept for days is", () => {
    const first = done(4, "apply", { items: known(words, 4) });
    const later = (days: number, items: ReturnType<typeof known>) => ({
      ...done(4, "apply", { items }),
      completed: new Date(Date.parse(first.completed) + days * 86_400_000).toISOString(),
    });
    const nextDay = [first, later(1, known(words, 4))];
    expect(after_(material, ...nextDay).status).toBe("mastered");
    expect(after_(material, ...nextDay, later(13, known(["pagi"]))).status).toBe("learning");
    const aWeekOn = [first, later(7, known(words, 4))];
    expect(after_(material, ...aWeekOn, later(19, known(["pagi"]))).status).toBe("mastered");
  });

  test("who knew little of it when it was first asked has to keep it for two weeks, not only until the next days", () => {
    const began = done(1, "apply", { items: known(words, 1) });
    const on = (day: number) => ({
      ...done(3, "apply", { items: known(words) }),
      completed: new Date(Date.parse(began.completed) + day * 86_400_000).toISOString(),
    });
    expect(after_(material, on(0), on(1), on(2)).status).toBe("mastered");
    expect(after_(material, began, on(1), on(2), on(3)).status).toBe("learning");
    expect(after_(material, began, on(1), on(2), on(3), on(18)).status).toBe("mastered");
  });

  test("whoever stays away is not said to have mastered it for good: shown again, it is", () => {
    const first = done(3, "apply", { items: known(words) });
    const on = (day: number) => new Date(Date.parse(first.completed) + day * 86_400_000);
    const again = { ...done(3, "apply", { items: known(words) }), completed: on(2).toISOString() };
    const standing = after_(material, first, again);
    const seenOn = (day: number) => progressAt(on(day), standing, concept, fsrs, material).status;
    expect([2, 3, 60].map(seenOn)).toEqual(["mastered", "mastered", "learning"]);
    const back = { ...done(3, "apply", { items: known(words) }), completed: on(61).toISOString() };
    expect(applyResult(standing, back, concept, fsrs, material).status).toBe("mastered");
  });

  test("tasks without a card count as much as words do", () => {
    const parts = ["selamat", "pagi", "cikgu"];
    const orderings = ["First order.", "Second order."].map((prompt) => ({ prompt, parts }));
    const own = Items.parse({ ...material, vocabulary: material.vocabulary.slice(0, 5), orderings });
    const five = known(words.slice(0, 5));
    const without = [0, 1].map(() => done(3, "apply", { items: five }));
    expect(after_(own, ...without).status).toBe("learning");
    const ordered = orderings.map(({ prompt }) => ({ item: itemKey("orderings", prompt), rating: 3 }));
    const whole = [0, 1].map(() => done(3, "apply", { items: [...five, ...ordered] }));
    expect(after_(own, ...whole).status).toBe("mastered");
  });

  test("a concept with programs to write is mastered by whoever wrote one", () => {
    const task = {
      ...{ id: "add-up", title: "Add up", bloom: "apply", statement: "Add up.", function: "add" },
      ...{
        starter: "def add(a, b):\n    pass",
        solution: "def add(a, b):\n    return a + b",
        hints: ["h", "i"],
      },
      tests: [1, 2, 3, 4].map((n) => ({ name: `${n}`, call: `add(${n}, 1)`, expect: `${n + 1}` })),
    };
    const coding = Items.parse({ concept: "greetings", teach: material.teach, code_tasks: [task] });
    expect(after_(coding, done(4), done(4)).status).toBe("learning");
    const written = [0, 1].map(() => done(4, "apply", { items: [{ item: "code:add-up", rating: 3 }] }));
    expect(after_(coding, ...written.slice(0, 1)).status).toBe("learning");
    expect(after_(coding, ...written).status).toBe("mastered");
  });

  test("a piece has a schedule of its own, by the worse of two answers in one exercise", () => {
    const { items } = after_(
      material,
      done(2, "apply", { items: [...known(["pagi"]), ...known(["pagi"], 1)] }),
    );
    expect(items["vocabulary:pagi"]).toMatchObject({ rating: 1, fsrs: { reps: 1 } });
    const twice = after_(material, ...[0, 1].map(() => done(3, "apply", { items: known(["malam"]) })));
    expect(twice.items["vocabulary:malam"]?.fsrs.reps).toBe(2);
  });

  test("of results from before pieces were judged, those without an error count for all that they asked", () => {
    const uses = known(words).map(({ item }) => item);
    const error = { question: "1.1", error_type: "confusion" };
    expect(Object.keys(after_(material, done(3, "apply", { uses })).items)).toEqual(uses);
    expect(after_(material, done(3, "apply", { uses, errors: [error] })).items).toEqual({});
  });
});

test("a result is kept in every place that later needs it", () => {
  const first = done(2, "remember", {
    errors: [{ question: "1.3", error_type: "confusion", detail: "petang / malam" }],
  });
  const second = done(3, "understand", { modality: "conversation" });
  const progress = after(first, second);
  expect(progress.bloom_level).toBe("understand");
  expect(progress.modality_performance).toMatchObject({
    worksheet: { attempts: 1, avg_score: 0.5 },
    conversation: { attempts: 1 },
  });
  expect(progress.error_history).toMatchObject([{ question: "1.3", error_type: "confusion" }]);
  expect(progress.reviews).toHaveLength(2);
  expect(ConceptProgress.parse(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
});

test("a concept opens when what it needs was met with a Good at its level, not days later", () => {
  const next: Concept = { ...concept, id: "ordering-food", prerequisites: ["greetings"] };
  const opens = (progress: ConceptProgress) =>
    isUnlocked(
      next,
      () => progress,
      () => concept,
    );
  expect(opens(noProgress("greetings"))).toBe(false);
  expect(opens(after(done(3, "remember")))).toBe(false);
  expect(opens(after(done(2)))).toBe(false);
  expect(opens(after(done(3)))).toBe(true);
});

test("a result with a rating of 9, or more right than asked, is refused", () => {
  const fine = done(3);
  expect(ExerciseResult.safeParse({ ...fine, fsrs_rating: 9 }).success).toBe(false);
  expect(ExerciseResult.safeParse({ ...fine, score: { correct: 9, total: 8, percentage: 1 } }).success).toBe(
    false,
  );
});

test("cards that a learner rated Easy themselves open nothing; what was judged does", () => {
  const next = { ...concept, id: "next", prerequisites: ["greetings"] };
  const opens = (progress: ConceptProgress) =>
    isUnlocked(
      next,
      () => progress,
      () => ({ ...concept, bloom_target: "remember" }),
    );
  const rated = Array.from({ length: 20 }, () => done(4, "remember", { self_rated: true }));
  expect(opens(after(...rated))).toBe(false);
  expect(opens(after(...rated, done(3, "remember")))).toBe(true);
});
