import { expect, test } from "bun:test";
import { exerciseView } from "../../../src/learning/room/exercise-view.ts";
import { saveLearnerFile } from "../../../src/learning/room/learner-files.ts";
import { newExercise } from "../../../src/learning/room/new-exercise.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "./own-room.ts";

test("a code exercise that waits keeps its own file when another on its concept is begun, the same task or not", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "intro-to-algorithms");
  const begin = async (seed: number) => {
    own.clock.now = new Date(own.clock.now.getTime() + 60_000);
    const wish = { modality: "code", seed } as const;
    return (await newExercise(learner, "algorithms-and-steps", wish)).record.exercise_id;
  };
  const ids = [await begin(1), await begin(1), await begin(2)];
  const places = await Promise.all(ids.map(async (id) => (await exerciseView(own.room, id)).place));
  expect(new Set(places).size).toBe(3);
  const [older = "", , newest = ""] = ids;
  const { files } = await exerciseView(own.room, older);
  const [main] = files;
  if (main === undefined) throw new Error("no file");
  const { path: name, version } = main;
  await saveLearnerFile(own.room, older, { name, version, content: "# mine\n" });
  expect((await exerciseView(own.room, older)).files[0]?.content).toBe("# mine\n");
  expect((await exerciseView(own.room, newest)).files[0]?.content).not.toBe("# mine\n");
});
