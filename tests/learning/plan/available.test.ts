import { expect, test } from "bun:test";
import { availableModalities } from "../../../src/learning/exercises/available.ts";
import { concept, courseOf, sample } from "./learner.ts";

const word = (term: string) => ({ term, meanings: ["m"] });
const question = (bloom: string) => ({
  question: "?",
  bloom,
  references: ["r"],
  points: ["p"],
  hints: ["h"],
});
const task = {
  id: "t",
  title: "T",
  bloom: "apply",
  statement: "s",
  function: "f",
  starter: "s",
  solution: "s",
  tests: [1, 2, 3, 4].map((n) => ({ name: `${n}`, call: "f()", expect: "1" })),
  hints: ["a", "b"],
};

test.each([
  ["only something to teach", {}, []],
  ["three words: too few for a sheet", { vocabulary: ["a", "b", "c"].map(word) }, ["conversation"]],
  ["four words", { vocabulary: ["a", "b", "c", "d"].map(word) }, ["worksheet", "conversation"]],
  ["gaps to fill", { cloze: [{ text: "_", answers: ["a"] }] }, ["worksheet"]],
  ["a simple question", { questions: [question("understand")] }, ["conversation"]],
  ["a demanding question", { questions: [question("analyze")] }, ["conversation", "long_form"]],
  [
    "an essay",
    { essays: [{ prompt: "p", bloom: "create", key_points: ["a", "b", "c"], words: 9 }] },
    ["long_form"],
  ],
  ["code", { code_tasks: [task] }, ["code"]],
  ["handwriting", { handwriting: [{ prompt: "p", reference: "ا" }] }, ["image_review"]],
])("%s", (_name, material, expected) => {
  const course = courseOf([concept("x")], { x: material });
  expect(availableModalities(course, "x", { box: true }).map(String)).toEqual(expected);
});

test("code needs a box to run in, and an unknown concept has nothing", () => {
  const course = sample("intro-to-algorithms");
  expect(availableModalities(course, "stacks", { box: true })).toContain("code");
  expect(availableModalities(course, "stacks", { box: false })).not.toContain("code");
  expect(availableModalities(course, "no-such", { box: true })).toEqual([]);
});
