import { expect, test } from "bun:test";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { begin, recordOf } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { withProgress } from "../../../src/learning/exercises/conversation/steps.ts";
import type { ExerciseRecord } from "../../../src/learning/exercises/exercise.ts";
import { gradeExercise } from "../../../src/learning/room/grade-exercise.ts";
import { openExercises } from "../../../src/learning/room/open-exercises.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
import { saveRecord } from "../../../src/learning/state/exercise-files.ts";
import { ownRoom } from "./own-room.ts";

const concept = "greetings";

async function here() {
  const own = ownRoom();
  const learner = await visit(own.room, "bahasa-melayu");
  const take = async (wish: Parameters<typeof takeUp>[2]) => {
    own.clock.now = new Date(own.clock.now.getTime() + 60_000);
    return await takeUp(learner, concept, wish);
  };
  return { ...own, learner, take, [Symbol.dispose]: own[Symbol.dispose] };
}

test("what was begun goes on for who wishes for the same, and for who names no level", async () => {
  using own = await here();
  const first = await own.take({ modality: "worksheet", bloom: "remember" });
  expect(first.begun).toBe(false);
  for (const wish of [{ bloom: "remember" as const }, {}]) {
    const again = await own.take({ modality: "worksheet", ...wish });
    expect([again.begun, again.record.exercise_id]).toEqual([true, first.record.exercise_id]);
  }
  expect((await own.take({ modality: "worksheet", bloom: "remember", fresh: true })).begun).toBe(false);
});

test("another level or another kind is a new exercise, and the one begun still waits", async () => {
  using own = await here();
  const low = await own.take({ modality: "worksheet", bloom: "remember" });
  const high = await own.take({ modality: "worksheet", bloom: "apply" });
  const talk = await own.take({ modality: "conversation", bloom: "remember" });
  expect([high.begun, talk.begun]).toEqual([false, false]);
  expect(high.record.bloom_level).toBe("apply");
  const back = await own.take({ modality: "worksheet", bloom: "remember" });
  expect([back.begun, back.record.exercise_id]).toEqual([true, low.record.exercise_id]);
  const open = (await openExercises(own.learner)).map(({ exercise_id }) => exercise_id);
  expect(new Set(open)).toEqual(new Set([low, high, talk].map(({ record }) => record.exercise_id)));
});

test.each(["worksheet", "conversation"] as const)(
  "a quiz by %s never goes on with practice, nor practice with a quiz",
  async (modality) => {
    using own = await here();
    const wish = { modality, bloom: "remember" } as const;
    const practice = await own.take(wish);
    const quiz = await own.take({ ...wish, sealed: true });
    expect([quiz.begun, quiz.record.exercise_id === practice.record.exercise_id]).toEqual([false, false]);
    expect((await own.take({ ...wish, sealed: true })).record.exercise_id).toBe(quiz.record.exercise_id);
    expect((await own.take(wish)).record.exercise_id).toBe(practice.record.exercise_id);
  },
);

test("half-done work still waits after another of its kind was handed in; what nobody touched does not", async () => {
  using own = await here();
  const wish = { modality: "worksheet", bloom: "remember" } as const;
  const untouched = await own.take(wish);
  const half = await own.take({ ...wish, fresh: true });
  const [sheet = ""] = half.record.files;
  const path = join(own.learner.state.places.folder, sheet);
  const done = await own.take({ ...wish, fresh: true });
  // The file of an earlier exercise goes to a folder of its own.
  const moved = join(dirname(path), "earlier", half.record.exercise_id, basename(path));
  const written = existsSync(moved) ? moved : path;
  writeFileSync(written, readFileSync(written, "utf8").replace("___", "pagi"));
  await handIn(own, done.record);
  const open = (await openExercises(own.learner)).map(({ exercise_id }) => exercise_id);
  expect(open).toEqual([half.record.exercise_id]);
  expect(open).not.toContain(untouched.record.exercise_id);
  const on = await own.take(wish);
  expect([on.begun, on.record.exercise_id]).toEqual([true, half.record.exercise_id]);
});

test("a talk in which something was said waits too, and one that was only given does not", async () => {
  using own = await here();
  const wish = { modality: "conversation", bloom: "remember" } as const;
  const half = await own.take(wish);
  const state = begin(half.record);
  if ("problem" in state) throw new Error(state.problem);
  const asking = withProgress(state, { phase: "asking" });
  const { ports } = own.room;
  await saveRecord(ports, own.learner.state.places, recordOf(withProgress(asking, { at: 1 })));
  const later = await own.take({ ...wish, fresh: true });
  await saveRecord(ports, own.learner.state.places, { ...later.record, status: "evaluated" });
  const open = (await openExercises(own.learner)).map(({ exercise_id }) => exercise_id);
  expect(open).toEqual([half.record.exercise_id]);
});

async function handIn(
  { room, learner }: Awaited<ReturnType<typeof here>>,
  { exercise_id, files }: ExerciseRecord,
) {
  const path = join(learner.state.places.folder, files[0] ?? "");
  writeFileSync(path, readFileSync(path, "utf8").replaceAll("___", "A"));
  const { recorded } = await gradeExercise(room, { id: exercise_id }, { record: true });
  expect(recorded).toBe(true);
}
