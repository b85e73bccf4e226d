import { describe, expect, test } from "bun:test";
import { type BloomLevel, type Concept, Items } from "../../src/learning/course-format.ts";
import { applyResult, ConceptProgress, isUnlocked, noProgress } from "../../src/learning/progress.ts";
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

  test("a third of its words is not enough, nine tenths are, and one that is forgotten counts no more", () => {
    const some = [done(3, "apply", { items: known(words.slice(0, 4)) }), done(4)];
    expect(after_(material, ...some).status).toBe("learning");
    const most = [...some, done(3, "remember", { items: known(words.slice(4, 9)) })];
    expect(after_(material, ...most).status).toBe("mastered");
    const forgotten = [...most, done(3, "remember", { items: known(["pagi"], 1) })];
    expect(after_(material, ...forgotten).status).toBe("learning");
  });

  test("two Goods of one day are one day", () => {
    const morning = done(3, "apply", { items: known(words) });
    const evening = {
      ...done(4),
      completed: new Date(Date.parse(morning.completed) + 8 * 3_600_000).toISOString(),
    };
    expect(after_(material, morning, evening).status).toBe("learning");
    expect(after_(material, morning, evening, done(3)).status).toBe("mastered");
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
    const before = done(4);
    const written = done(4, "apply", { items: [{ item: "code:add-up", rating: 3 }] });
    expect(after_(coding, before, written).status).toBe("mastered");
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
