import { describe, expect, test } from "bun:test";
import type { KindName } from "../../../src/learning/course-words.ts";
import { doneAs } from "../../../src/learning/exercises/done-as.ts";
import { itemKey } from "../../../src/learning/exercises/exercise.ts";
import { allOf, kindsAsking, piecesOf } from "../../../src/learning/pieces.ts";
import { behindIn } from "../../../src/learning/plan/behind.ts";
import { planSession } from "../../../src/learning/plan/plan-session.ts";
import { applyResult, type ConceptProgress, noProgress } from "../../../src/learning/progress.ts";
import { ExerciseResult } from "../../../src/learning/result.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { recordResults } from "../../../src/learning/room/record-results.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "../room/own-room.ts";
import { concept, courseOf, day, fsrs, now, plan, progressAfter, sample, zone } from "./learner.ts";

const tides = concept("tides");
const parts = ["The moon pulls", "the water rises", "the boat floats"];
const course = courseOf([tides], {
  tides: {
    definitions: ["ebb", "flood", "spring tide", "neap tide"].map((term) => ({
      term,
      definition: `what is called ${term}`,
    })),
    orderings: [{ prompt: "Put the steps in order.", parts }],
    questions: [
      {
        question: "Why are there two tides a day?",
        references: ["The earth turns below two bulges."],
        points: ["two bulges"],
        hints: ["How many bulges are there?", "What turns below them?"],
        bloom: "understand",
      },
    ],
  },
});
const ordering = itemKey("orderings", "Put the steps in order.");
const question = itemKey("questions", "Why are there two tides a day?");

/** The concept went very well today, and rests for weeks; one piece of it was missed four days ago. */
function standing(missed: string): ReadonlyMap<string, ConceptProgress> {
  const result = (daysAgo: number, rating: number, item: string) => {
    const at = new Date(now.getTime() - daysAgo * day).toISOString();
    return ExerciseResult.parse({
      exercise_id: `e${daysAgo} ${item}`,
      concept_id: "tides",
      modality: "worksheet",
      bloom_level: tides.bloom_target,
      started: at,
      completed: at,
      score: { correct: 1, total: 1, percentage: 1 },
      fsrs_rating: 4,
      uses: [item],
      items: [{ item, rating }],
    });
  };
  const known = allOf(piecesOf(course.items.get("tides"))).filter((key) => key !== missed);
  const did = [
    result(4, 1, missed),
    ...known.map((key) => result(3, 4, key)),
    ...known.map((key) => result(1, 4, key)),
  ];
  const progress = did.reduce(
    (sum, one) => applyResult(sum, one, tides, fsrs, course.items.get("tides")),
    noProgress("tides"),
  );
  return new Map([["tides", progress]]);
}

const planned = (progress: ReadonlyMap<string, ConceptProgress>) =>
  planSession({
    ...{ course, progress, minutes: 25, now, zone, schedule: fsrs, recent: [] },
    available: () => ["worksheet", "conversation"],
  });

describe("a task that has no card", () => {
  test.each([
    [ordering, ["worksheet", "conversation"]],
    [question, ["conversation"]],
  ])("%s comes back when it is due, though its concept is not, by an exercise that asks it", (key, kinds) => {
    const [first] = planned(standing(key));
    expect(first?.concept_id).toBe("tides");
    expect(kinds).toContain(first?.modality ?? "");
    expect(first?.reason).toStartWith("One task of it is due.");
  });

  test("that is not due brings nothing back", () => {
    const progress = standing(ordering);
    const own = progress.get("tides");
    const item = own?.items[ordering];
    if (own === undefined || item === undefined) throw new Error("it was asked");
    const later = new Date(now.getTime() + 9 * day).toISOString();
    const rested = {
      ...own,
      items: { ...own.items, [ordering]: { ...item, fsrs: { ...item.fsrs, due: later } } },
    };
    const reasons = planned(new Map([["tides", rested]])).map(({ reason }) => reason);
    expect(reasons.filter((reason) => reason.includes("task"))).toEqual([]);
  });

  test("has an exercise that asks it, in every course that comes with the program", () => {
    for (const name of ["bahasa-melayu", "intro-to-algorithms", "research-methods", "mathematics-11-14"])
      for (const items of sample(name).items.values()) {
        const { tasks, programs } = piecesOf(items);
        for (const key of [...tasks, ...programs])
          expect(kindsAsking(key, sample(name).config.domain_type)).not.toEqual([]);
      }
  });
});

test("nothing is planned for a task that nothing here asks: it would come back every day and never be asked", () => {
  const dry = { ...course, config: { ...course.config, domain_type: "conceptual" as const } };
  const plan = planSession({
    ...{ course: dry, progress: standing(ordering), minutes: 25, now, zone, schedule: fsrs, recent: [] },
    available: () => ["conversation"],
  });
  expect(plan.filter(({ reason }) => reason.includes("due"))).toEqual([]);
});

test.each([
  ["code:sum-of-two", ["code"]],
  ["outputs:print(2 + 3)", ["repl", "worksheet", "conversation"]],
] as const)("%s that is due is asked as what it is: by one of %j", (key, kinds) => {
  const adding = courseOf([concept("adding", { bloom_target: "apply" })], {
    adding: {
      outputs: [{ code: "print(2 + 3)", output: "5", why: "They are added." }],
      code_tasks: [
        {
          ...{ id: "sum-of-two", bloom: "apply", title: "Sum", statement: "Write a sum.", function: "add" },
          starter: "def add(a, b):\n    pass",
          solution: "def add(a, b):\n    return a + b",
          hints: ["Which sign adds?", "a + b"],
          tests: [
            { name: "small", call: "add(1, 2)", expect: "3" },
            { name: "nothing", call: "add(0, 0)", expect: "0" },
          ],
        },
      ],
    },
  });
  const [only] = adding.concepts;
  if (only === undefined) throw new Error("there is one");
  const did = (daysAgo: number, item: string, rating: number) => {
    const at = new Date(now.getTime() - daysAgo * day).toISOString();
    return ExerciseResult.parse({
      ...{ exercise_id: `e${daysAgo} ${item}`, concept_id: "adding", modality: "code", bloom_level: "apply" },
      ...{ started: at, completed: at, fsrs_rating: 4, uses: [item], items: [{ item, rating }] },
      score: { correct: 1, total: 1, percentage: 1 },
    });
  };
  const items = adding.items.get("adding");
  const others = allOf(piecesOf(items)).filter((one) => one !== key);
  const results = [did(4, key, 1), ...others.flatMap((one) => [did(3, one, 4), did(1, one, 4)])];
  const own = results.reduce((sum, one) => applyResult(sum, one, only, fsrs, items), noProgress("adding"));
  const [first] = planSession({
    ...{ course: adding, progress: new Map([["adding", own]]), minutes: 25, now, zone, schedule: fsrs },
    ...{ recent: [], available: () => ["worksheet", "conversation", "code", "repl"] as const },
  });
  expect(first?.reason).toStartWith("One task of it is due.");
  expect(kinds.some((kind) => kind === first?.kind)).toBeTrue();
});

test("what is due comes before something new, once the session has no room for all of both", () => {
  const many = ["a", "b", "c", "d", "e", "f"];
  const wide = courseOf([...many, "fresh"].map((id) => concept(id)));
  const after = (due: readonly string[]) => {
    const did = due.map((id): [string, 3, number] => [id, 3, 30]);
    return plan(wide, { progress: progressAfter(wide, ...did), minutes: 25 }).filter(
      ({ pieces }) => pieces === undefined,
    );
  };
  expect(after(many.slice(0, 2))[0]?.type).toBe("new");
  expect(
    after(many)
      .slice(0, 4)
      .map(({ type }) => type),
  ).toEqual(["review", "review", "review", "review"]);
});

test("an exercise asks first the task that is due, in a sheet and in a talk", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "research-methods");
  const [id = ""] = learner.course.concepts.map((one) => one.id);
  const { tasks } = piecesOf(learner.course.items.get(id));
  const order = tasks.find((key) => key.startsWith("orderings:")) ?? "";
  const simple = learner.course.items.get(id)?.questions.filter(({ bloom }) => bloom === "understand");
  const asked = itemKey("questions", simple?.at(-1)?.question ?? "");
  const at = own.clock.now.toISOString();
  await recordResults(learner, [
    ExerciseResult.parse({
      exercise_id: "missed",
      concept_id: id,
      modality: "worksheet",
      bloom_level: "understand",
      started: at,
      completed: at,
      score: { correct: 0, total: 2, percentage: 0 },
      fsrs_rating: 3,
      items: [order, asked].map((item) => ({ item, rating: 1 })),
    }),
  ]);
  own.clock.now = new Date(own.clock.now.getTime() + 2 * day);
  const next = await visit(own.room, "research-methods");
  const sheet = await newExercise(next, id, { modality: "worksheet", bloom: "understand" });
  expect(sheet.record.uses).toContain(order);
  const talk = await newExercise(next, id, { modality: "conversation", bloom: "understand" });
  expect(talk.record.uses).toContain(asked);
});

describe("each kind has its turn", () => {
  const items = course.items.get("tides");
  const can =
    (...names: KindName[]) =>
    (name: KindName) =>
      names.includes(name);
  const turns = (modality: "code" | "worksheet", bloom: "remember" | "apply", ...here: KindName[]) => {
    const history: ConceptProgress["exercise_history"] = [];
    for (let i = 0; i < 6; i++) {
      const type = doneAs(modality, items, { bloom, history, can: can(...here) });
      history.push({
        ...{ exercise_id: `e${i}`, completed: now.toISOString(), modality, type, uses: [] },
        ...{ bloom_level: bloom, percentage: 1, rating: 3 },
      });
    }
    return history.map(({ type }) => type).join(" ");
  };

  test("small code questions below the level of using it, and after two programs", () => {
    expect(turns("code", "remember", "code", "repl")).toBe("repl repl repl repl repl repl");
    expect(turns("code", "apply", "code", "repl")).toBe("code code repl code code repl");
    expect(turns("code", "apply", "code")).toBe("code code code code code code");
    expect(turns("code", "apply", "repl")).toStartWith("repl repl");
  });

  test("every other sheet is listened to where the language can be heard", () => {
    expect(turns("worksheet", "remember", "worksheet", "audio")).toBe(
      "worksheet audio worksheet audio worksheet audio",
    );
    expect(turns("worksheet", "remember", "worksheet")).not.toContain("audio");
  });
});

test("what the week has had too little of is behind, by the course's weights; nothing is before it began", () => {
  const weights = { code: 0.4, conversation: 0.3, worksheet: 0.2, long_form: 0.1 };
  const weighted = {
    ...course,
    config: {
      ...course.config,
      exercise_config: { ...course.config.exercise_config, modality_weights: weights },
    },
  };
  expect(behindIn(weighted, {})).toEqual([]);
  expect(behindIn(weighted, { conversation: 6, worksheet: 4 })).toEqual(["code", "long_form"]);
  expect(behindIn(weighted, { code: 8, conversation: 6, worksheet: 4, long_form: 2 })).toEqual([]);
  expect(behindIn(course, { conversation: 9 })).toEqual([]);
});
