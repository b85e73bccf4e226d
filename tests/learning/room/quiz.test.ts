import { expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import type { Modality } from "../../../src/learning/course-format.ts";
import { exerciseView } from "../../../src/learning/room/exercise-view.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { nextHint } from "../../../src/learning/room/hint.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
import { ownRoom } from "./own-room.ts";

const kinds: [string, string, Modality][] = [
  ["bahasa-melayu", "greetings", "worksheet"],
  ["research-methods", "validity", "long_form"],
];

test.each(kinds)(
  "a quiz of %s, %s as %s is sealed, gives no hint and no look before it counts",
  async (course, concept, modality) => {
    using own = ownRoom();
    const learner = await visit(own.room, course);
    const { record, files } = await newExercise(learner, concept, { modality, quiz: true });
    const id = record.exercise_id;
    expect(readFileSync(files[0] ?? "", "utf8")).not.toContain("ANSWER_KEY");
    await expect(nextHint(own.room, id)).rejects.toThrow("no hints");
    expect((await exerciseView(own.room, id)).hints).toEqual({ given: [], of: 0 });
    await expect(gradeExercise(own.room, { id }, { record: false })).rejects.toThrow("no look before");
    const same = await takeUp(learner, concept, { modality, bloom: record.asked?.bloom, quiz: true });
    expect([same.begun, same.record.exercise_id]).toEqual([true, id]);
    own.clock.now = new Date(own.clock.now.getTime() + 5000);
    expect((await takeUp(learner, concept, { modality, bloom: record.asked?.bloom })).begun).toBe(false);
  },
);

test("the tests of a quiz's program may be run: they stand in the learner's own file", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "intro-to-algorithms");
  const concept = learner.course.concepts.find(
    ({ id }) => (learner.course.items.get(id)?.code_tasks.length ?? 0) > 0,
  );
  const { record } = await newExercise(learner, concept?.id ?? "", { modality: "code", quiz: true });
  const looked = await gradeExercise(own.room, { id: record.exercise_id }, { record: false });
  expect(looked.recorded).toBe(false);
});

test("nothing written: handing in says that it does not count, a look speaks of no handing in", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "bahasa-melayu");
  const { record, files } = await newExercise(learner, "greetings", { modality: "worksheet" });
  const id = record.exercise_id;
  const handed = await gradeExercise(own.room, { id }, { record: true });
  expect([handed.untouched, handed.recorded]).toEqual([true, false]);
  expect(handed.notes.join(" ")).toContain("nothing is counted");
  const looked = await gradeExercise(own.room, { id }, { record: false });
  expect(looked.untouched).toBe(true);
  expect(looked.notes).toEqual(["Nothing is written in it yet, so there is nothing to look at."]);
  writeFileSync(files[0] ?? "", readFileSync(files[0] ?? "", "utf8").replaceAll("___", "kambing"));
  expect((await gradeExercise(own.room, { id }, { record: true })).untouched).toBe(false);
});

test("a program that is to be mended may be run as it was given: its tests are shown, and it counts for nothing", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "intro-to-algorithms");
  const { record, files } = await newExercise(learner, "loops-and-counting", { modality: "code", seed: 1 });
  const id = record.exercise_id;
  const looked = await gradeExercise(own.room, { id }, { record: false });
  expect([looked.untouched, looked.recorded]).toEqual([false, false]);
  expect(looked.evaluation.details.tests?.length).toBeGreaterThan(0);
  expect(looked.evaluation.details.tests?.some(({ status }) => status !== "pass")).toBe(true);
  expect(looked.notes.join(" ")).toContain("as it was given");
  expect(looked.evaluation.feedback).not.toContain("nothing was written");
  const handed = await gradeExercise(own.room, { id }, { record: true });
  expect([handed.untouched, handed.recorded, handed.evaluation.details.tests]).toEqual([
    true,
    false,
    undefined,
  ]);
  expect(readFileSync(files[0] ?? "", "utf8")).toContain("not right yet");
});
