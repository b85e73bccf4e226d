import { expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { unseal } from "../../../src/learning/exercises/worksheet/body.ts";
import { fillSheet } from "../../../src/learning/exercises/worksheet/fill.ts";
import { exerciseView } from "../../../src/learning/room/exercise-view.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "./own-room.ts";

const essay =
  "A laboratory gives control, because everything but one thing is held the same. So a change in the result can be put down to that thing, and not to the weather or the day. The same control makes the setting strange, however, and people in a booth may not behave as they do at home. For example, reading in silence is not reading on a bus. So what is gained in certainty is lost in likeness to life.";

test("a first view that is not sure counts for now and says so; one rating for all of it replaces it", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "research-methods");
  const { record, files } = await newExercise(learner, "validity", { modality: "long_form" });
  const id = record.exercise_id;
  writeFileSync(files[0] ?? "", essay);
  const first = await gradeExercise(own.room, { id }, { record: true });
  expect([first.recorded, first.evaluation.provisional]).toEqual([true, true]);
  expect(first.notes.join(" ")).toContain("counts for now; your own rating replaces it");
  expect((await exerciseView(own.room, id)).evaluation?.provisional).toBe(true);
  expect((await learner.state.results()).length).toBe(1);

  own.clock.now = new Date(own.clock.now.getTime() + 60_000);
  const settled = await gradeExercise(own.room, { id }, { record: true, self: 3 });
  expect(settled.evaluation).toMatchObject({
    provisional: false,
    fsrs_rating: 3,
    score: { correct: 3, total: 4 },
  });
  expect([settled.recorded, settled.notes, settled.evaluation.details.errors]).toEqual([true, [], []]);
  const results = await learner.state.results();
  expect(results.map(({ result }) => result.fsrs_rating)).toEqual([3]);
});

/** A sheet handed in with nothing but wrong answers, and the same sheet with the answers that were shown. */
async function sheetOf(own: ReturnType<typeof ownRoom>) {
  const learner = await visit(own.room, "bahasa-melayu");
  const { record, files } = await newExercise(learner, "greetings", { modality: "worksheet" });
  const path = files[0] ?? "";
  const blank = readFileSync(path, "utf8");
  const entries = unseal(record)?.key.entries ?? [];
  const written = (answer: (right: string) => string) =>
    fillSheet(record, blank, new Map(entries.map(({ id, accepted }) => [id, answer(accepted[0] ?? "")])))
      ?.text ?? "";
  const handIn = async (text: string, counts: boolean) => {
    own.clock.now = new Date(own.clock.now.getTime() + 60_000);
    writeFileSync(path, text);
    return await gradeExercise(own.room, { id: record.exercise_id }, { record: counts });
  };
  return {
    learner,
    id: record.exercise_id,
    handIn,
    wrong: written(() => "kambing"),
    right: written((is) => is),
  };
}

test("a result that was taken back is not done again from the answers it showed", async () => {
  using own = ownRoom();
  const { learner, id, handIn, wrong, right } = await sheetOf(own);
  const first = await handIn(wrong, true);
  await learner.state.takeBack(id);
  const again = await handIn(right, true);
  expect([again.recorded, again.evaluation.fsrs_rating]).toEqual([true, first.evaluation.fsrs_rating]);
  expect(again.evaluation.score).toEqual(first.evaluation.score);
  expect(again.notes.join(" ")).toContain("You had seen its answers");
  const [counted] = await learner.state.results();
  expect(counted?.result.items?.map(({ rating }) => rating)).toEqual(counted?.result.items?.map(() => 1));
  await learner.state.takeBack(id);
  expect((await handIn(right, true)).evaluation.fsrs_rating).toBe(first.evaluation.fsrs_rating);
});

test("nor is a sheet that was looked at; one that nobody has seen the answers of counts in full", async () => {
  using own = ownRoom();
  const { handIn, wrong, right } = await sheetOf(own);
  const looked = await handIn(wrong, false);
  const again = await handIn(right, true);
  expect([looked.recorded, again.recorded]).toEqual([false, true]);
  expect(again.evaluation.fsrs_rating).toBe(1);
  using other = ownRoom();
  const fresh = await sheetOf(other);
  const full = await fresh.handIn(fresh.right, true);
  expect([full.evaluation.score.percentage, full.notes]).toEqual([1, []]);
});
