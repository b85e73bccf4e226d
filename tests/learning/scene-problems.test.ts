import { expect, test } from "bun:test";
import { Items } from "../../src/learning/course-format.ts";
import { sceneProblems } from "../../src/learning/scene-problems.ts";

const turn = (id: string, ...to: string[]) => ({
  id,
  says: id === "hello" ? "Hello." : `Says ${id}.`,
  goal: "Say something.",
  again: "Pardon?",
  model: "Yes.",
  ways: to.map((one) => ({ hears: [{ any: ["yes"] }], to: one })),
});
const scene = (...turns: ReturnType<typeof turn>[]) =>
  Items.parse({
    concept: "x",
    teach: { explanation: "x", example: "x" },
    scenarios: [{ setting: "Here.", opening: "Hello.", goals: ["a", "b"], expected: ["yes"], turns }],
  });

test("a scene with ways to its end has no problem, and one without turns is as it was", () => {
  expect(
    sceneProblems(scene(turn("hello", "price", "bye"), turn("price", "bye"), turn("bye", "end"))),
  ).toEqual([]);
  const old = Items.parse({
    concept: "x",
    teach: { explanation: "x", example: "x" },
    scenarios: [{ setting: "Here.", opening: "Hello.", goals: ["a", "b"], expected: ["yes"] }],
  });
  expect(sceneProblems(old)).toEqual([]);
});

test("a ring, a turn nobody comes to, a name given twice and another opening are all told at once", () => {
  const found = sceneProblems(
    scene(turn("start", "next"), turn("next", "start"), turn("alone", "end"), turn("next", "nowhere")),
  );
  expect(found).toEqual([
    "scenarios 1: the first turn must say the `opening`, word for word.",
    "scenarios 1: two turns have the same `id`.",
    "scenarios 1: the turn next leads to start, which is no later turn and not `end`.",
    "scenarios 1: the turn next leads to nowhere, which is no later turn and not `end`.",
    "scenarios 1: no turn leads to alone.",
  ]);
});
