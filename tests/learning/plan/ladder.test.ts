import { expect, test } from "bun:test";
import { bloomLevels } from "../../../src/bloom.ts";
import { type BloomLevel, Items } from "../../../src/learning/course-format.ts";
import { ladderOf, levelFor } from "../../../src/learning/plan/ladder.ts";
import { concept, courseOf, progressAfter, sample } from "./learner.ts";

const question = (bloom: BloomLevel) => ({
  question: "?",
  bloom,
  references: ["r"],
  points: ["p"],
  hints: ["h"],
});
const full = Items.parse({
  concept: "x",
  teach: { explanation: "x", example: "y" },
  questions: bloomLevels.map(question),
});
const onlyHigh = Items.parse({ ...full, questions: [question("evaluate")] });

const ladders: [BloomLevel, BloomLevel[]][] = [
  ["remember", ["remember"]],
  ["understand", ["remember", "understand"]],
  ["apply", ["remember", "apply"]],
  ["analyze", ["understand", "analyze"]],
  ["evaluate", ["understand", "analyze", "evaluate"]],
  ["create", ["understand", "analyze", "create"]],
];
test.each(ladders)("%s is reached by way of %p", (bloom_target, rungs) => {
  expect(ladderOf(concept("x", { bloom_target }), full)).toEqual(rungs);
});

test("without material below it, a concept begins at its own level", () => {
  expect(ladderOf(concept("x", { bloom_target: "evaluate" }), onlyHigh)).toEqual(["evaluate"]);
  expect(ladderOf(concept("x", { bloom_target: "create" }), undefined)).toEqual(["create"]);
});

test("in the sample courses nobody needs more than three exercises to open what comes next", () => {
  for (const name of ["bahasa-melayu", "intro-to-algorithms", "research-methods", "behavioural-interviews"]) {
    const course = sample(name);
    for (const one of course.concepts) {
      const ladder = ladderOf(one, course.items.get(one.id));
      expect(ladder.length).toBeLessThanOrEqual(3);
      expect(ladder.at(-1)).toBe(one.bloom_target);
    }
  }
});

test("a Good climbs, a Hard stays, an Again steps back once", () => {
  const course = courseOf([concept("x", { bloom_target: "create" })]);
  const ladder: BloomLevel[] = ["understand", "analyze", "create"];
  const after = (...did: [1 | 2 | 3 | 4, BloomLevel][]) =>
    levelFor(
      progressAfter(
        course,
        ...did.map(([rating, level], i) => ["x", rating, 9 - i, level] satisfies ["x", ...unknown[]]),
      ).get("x"),
      ladder,
    );
  expect(levelFor(undefined, ladder)).toBe("understand");
  expect(after([2, "understand"])).toBe("understand");
  expect(after([3, "understand"])).toBe("analyze");
  expect(after([3, "understand"], [2, "analyze"])).toBe("analyze");
  expect(after([3, "understand"], [1, "analyze"])).toBe("understand");
  expect(after([3, "understand"], [1, "analyze"], [3, "understand"])).toBe("analyze");
  expect(after([3, "understand"], [3, "analyze"], [4, "create"])).toBe("create");
});
