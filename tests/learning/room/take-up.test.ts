import { expect, test } from "bun:test";
import { openExercises } from "../../../src/learning/room/open-exercises.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { takeUp } from "../../../src/learning/room/take-up.ts";
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
