import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
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
