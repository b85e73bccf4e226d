import { describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { explained, explainedInWords } from "../../../../src/learning/exercises/code/why-it-works.ts";
import { exerciseView } from "../../../../src/learning/room/exercise-view.ts";
import { explainCode } from "../../../../src/learning/room/explain.ts";
import { gradeExercise } from "../../../../src/learning/room/grade-exercise.ts";
import { newExercise } from "../../../../src/learning/room/new-exercise.ts";
import { visit } from "../../../../src/learning/room/room.ts";
import { findRecord } from "../../../../src/learning/state/exercise-files.ts";
import { ownRoom } from "../../room/own-room.ts";
import { algorithms, taskNamed } from "./support.ts";

const at = "2026-03-02T02:00:00Z";
const foundIn = (id: string, text: string) => {
  const { task, concept } = taskNamed(id);
  const { definitions } = algorithms.items.get(concept.id) ?? { definitions: [] };
  return explained(task, text, definitions, at).points.map(({ found }) => found);
};

describe("why it works, in a learner's own words", () => {
  test("what is said of what matters is found, with the words that say it", () => {
    expect(
      foundIn(
        "binary-search-index",
        "Because the list is sorted, comparing with the middle shows which half cannot contain the target. Every look halves the rest, so you need only log n looks.",
      ).slice(0, 2),
    ).toEqual(["yes", "yes"]);
    expect(
      foundIn("two-sum", "For every number I look up the missing one in the dict of numbers seen before."),
    ).toContain("yes");
  });

  test("talk about something else says nothing of what matters", () => {
    for (const id of ["binary-search-index", "merge-two", "flatten-list", "word-counts"])
      expect(foundIn(id, "It was fun and I tried very hard until the green ticks came.")).not.toContain(
        "yes",
      );
  });

  test("the opposite of what matters is not taken for it", () => {
    for (const [id, text] of [
      ["largest-number", "best never holds the largest number seen so far"],
      [
        "binary-search-index",
        "The list need not be sorted: no comparison shows which half holds it. Each look doubles what is left.",
      ],
      [
        "merge-two",
        "The larger of the two first items is the largest of all that are left. Neither list is sorted.",
      ],
    ] as const)
      expect([id, foundIn(id, text)[0]]).not.toEqual([id, "yes"]);
  });

  test("one idea said is one idea found, though both share their words", () => {
    const found = foundIn("largest-number", "The best so far begins as a number that is really in the list.");
    expect(found).toEqual(["yes", "maybe"]);
  });

  test("where a course says nothing, nobody judges", () => {
    const { task } = taskNamed("digit-sum");
    const found = explained({ ...task, why: undefined }, "It takes the last digit each time.", [], at);
    expect(found.points).toEqual([]);
    expect(explainedInWords(found)).toContain("nobody has judged it");
  });

  test("every task of the course says what matters, and never with its solution's own lines", () => {
    for (const { code_tasks } of algorithms.items.values())
      for (const { id, why = [], solution } of code_tasks) {
        expect([id, why.length >= 2]).toEqual([id, true]);
        const lines = solution.split("\n").filter((line) => line.trim().length > 20);
        expect(lines.filter((line) => why.join("\n").includes(line.trim()))).toEqual([]);
      }
  });
});

test("it is asked once the program counts and passes, kept, shown again, and changes nothing that was counted", async () => {
  using mine = ownRoom();
  const wish = { modality: "code", kind: "code", seed: 1 } as const;
  const learner = await visit(mine.room, "intro-to-algorithms");
  const { record, files } = await newExercise(learner, "algorithms-and-steps", wish);
  const id = record.exercise_id;
  await expect(explainCode(mine.room, id, "It works because it works well.")).rejects.toThrow(/passes all/);
  const { task } = taskNamed("largest-number");
  writeFileSync(files[0] ?? "", task.solution);
  expect((await exerciseView(mine.room, id)).why).toBeNull();
  await gradeExercise(mine.room, { id }, { record: true });
  const before = await exerciseView(mine.room, id);
  expect(before.why).toEqual({ explained: null });
  await expect(explainCode(mine.room, id, "idk")).rejects.toThrow(/sentence or two/);
  const said =
    "best is always the largest of the numbers seen so far, and it begins with a number of the list";
  await explainCode(mine.room, id, said);
  const after = await exerciseView(mine.room, id);
  expect(after.why?.explained).toMatchObject({ text: said, points: [{ found: "yes" }, { found: "yes" }] });
  expect([after.evaluation, after.due]).toEqual([before.evaluation, before.due]);
  const kept = await findRecord(mine.home, mine.room.ports, id);
  expect(kept.record.status).toBe("evaluated");
});

test("a program that fails is not asked why it works", async () => {
  using mine = ownRoom();
  const wish = { modality: "code", kind: "code", seed: 1 } as const;
  const learner = await visit(mine.room, "intro-to-algorithms");
  const { record, files } = await newExercise(learner, "algorithms-and-steps", wish);
  writeFileSync(files[0] ?? "", "def largest(numbers):\n    return numbers[0]\n");
  await gradeExercise(mine.room, { id: record.exercise_id }, { record: true });
  expect((await exerciseView(mine.room, record.exercise_id)).why).toBeNull();
});
