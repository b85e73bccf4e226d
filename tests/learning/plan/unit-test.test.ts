import { describe, expect, test } from "bun:test";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "../room/own-room.ts";
import { concept, courseOf, plan, progressAfter } from "./learner.ts";

const course = courseOf([
  concept("carp", { unit: "Water" }),
  concept("eel", { unit: "Water" }),
  concept("wren", { unit: "Air" }),
  concept("crow", { unit: "Air" }),
  concept("oak", { unit: "Land" }),
]);
const tests = (items: ReturnType<typeof plan>) => items.filter(({ quiz }) => quiz === true);
const ids = (items: ReturnType<typeof plan>) => items.map(({ concept_id }) => concept_id).sort();

describe("the end of a unit", () => {
  test("is a test on it, once every concept of it was shown at its level", () => {
    const half = progressAfter(course, ["carp", 3, 1], ["wren", 3, 1], ["crow", 1, 1]);
    expect(tests(plan(course, { progress: half }))).toEqual([]);
    const through = progressAfter(course, ["carp", 4, 1.5], ["eel", 4, 1.4], ["wren", 3, 1], ["crow", 1, 1]);
    const planned = tests(plan(course, { progress: through, minutes: 60 }));
    expect(ids(planned)).toEqual(["carp", "eel"]);
    expect(planned[0]).toMatchObject({ type: "assess" });
    expect(planned[0]?.reason).toStartWith(
      "You have worked through “Water”, so now a test on it: no hints, one try.",
    );
  });

  test("waits for another day, comes once, and is none for a unit of one", () => {
    const today = progressAfter(course, ["carp", 3, 0.01], ["eel", 3, 0.01], ["oak", 3, 2]);
    expect(tests(plan(course, { progress: today, minutes: 60 }))).toEqual([]);
    const done = progressAfter(course, ["carp", 3, 1.5], ["eel", 3, 1.4]);
    for (const [id, own] of done)
      done.set(id, { ...own, exercise_history: own.exercise_history.map((one) => ({ ...one, quiz: true })) });
    expect(tests(plan(course, { progress: done, minutes: 60 }))).toEqual([]);
  });

  test("can be asked for: a quiz on one unit is on that alone", () => {
    const progress = progressAfter(course, ["carp", 3, 1], ["eel", 3, 1], ["wren", 3, 1]);
    const items = plan(course, { progress, mode: "quiz", unit: "Water" });
    expect(ids(items)).toEqual(["carp", "eel"]);
  });
});

test("a quiz is kept as one, so that a unit's test is over when it was taken; a wrong unit gets the nearest", async () => {
  using here = ownRoom();
  const learner = await visit(here.room, "bahasa-melayu");
  const { record } = await newExercise(learner, "greetings", { modality: "conversation", quiz: true });
  const response = JSON.stringify(["satu", "dua", "tiga", "empat", "lima"]);
  await gradeExercise(here.room, { id: record.exercise_id }, { record: true, response });
  const { concepts } = await learner.state.progress();
  expect(concepts.get("greetings")?.exercise_history.at(-1)).toMatchObject({ quiz: true });
  const quiz = (unit: string) => planToday(learner, { mode: "quiz", unit });
  expect((await quiz("first words")).plan.map(({ concept_id }) => concept_id)).toEqual(["greetings"]);
  expect((await quiz("1")).plan).toHaveLength(1);
  expect((await quiz("2")).plan).toEqual([]);
  expect(quiz("First word")).rejects.toThrow("Did you mean “First words”?");
});
