import { expect, test } from "bun:test";
import { exerciseView } from "../../../src/learning/room/exercise-view.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { answerQuestion } from "../../../src/learning/room/one-by-one.ts";
import { openExercises } from "../../../src/learning/room/open-exercises.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
import { ownRoom } from "./own-room.ts";

const wish = { kind: "repl", seed: 3 } as const;

test("code questions are answered one by one, wait as they are left, and count what was answered", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "intro-to-algorithms");
  const { record } = await takeUp(learner, "algorithms-and-steps", wish);
  const id = record.exercise_id;
  const work = async () => {
    const { work: shown } = await exerciseView(own.room, id);
    if (shown?.kind !== "repl") throw new Error("no questions");
    return shown;
  };
  const before = await work();
  expect([before.done, before.next?.text === ""]).toEqual([[], false]);
  expect(JSON.stringify(before)).not.toMatch(/"(?:solution|expect|output|sealed)"/);

  const first = await answerQuestion(own.room, id, { line: "nothing like it", at: 0 });
  expect([first.answer.correct, first.answer.truth === ""]).toEqual([false, false]);
  // From another window, where the first question is still open: what was said first stays.
  await expect(answerQuestion(own.room, id, { line: "9", at: 0 })).rejects.toThrow(/answered before/);
  const kept = await work();
  expect(kept.done).toMatchObject([{ input: "nothing like it", correct: false, truth: first.answer.truth }]);

  // Whoever wishes for the same goes on with it; a program is another kind.
  own.clock.now = new Date(own.clock.now.getTime() + 60_000);
  const again = await takeUp(learner, "algorithms-and-steps", wish);
  expect([again.begun, again.record.exercise_id]).toEqual([true, id]);
  const program = await takeUp(learner, "algorithms-and-steps", { modality: "code" });
  expect([program.begun, program.record.type === "repl"]).toEqual([false, false]);
  expect((await openExercises(learner)).map(({ kind }) => kind).toSorted()).toEqual(["code", "repl"]);

  const { evaluation, recorded } = await gradeExercise(own.room, { id }, { record: true });
  expect([recorded, evaluation.score.correct, evaluation.score.total]).toEqual([true, 0, before.questions]);
  expect(evaluation.details.errors[0]).toMatchObject({ actual: "nothing like it" });
  expect((await exerciseView(own.room, id)).counts).toBe(true);
});
