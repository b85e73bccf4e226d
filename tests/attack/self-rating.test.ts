import { describe, expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gradeExercise } from "../../src/learning/room/grade-exercise.ts";
import { newExercise } from "../../src/learning/room/new-exercise.ts";
import { visit } from "../../src/learning/room/room.ts";
import { ownRoom, roomIn } from "../learning/room/own-room.ts";
import { copied, type Moment, moments, stoppingDisk } from "../store/stopping-disk.ts";
import { numbersTo, swept } from "../sweep.ts";

const child = join(import.meta.dir, "..", "learning", "children", "self-rate.ts");
const essay =
  "A laboratory gives control, because everything but one thing is held the same. So a change in the result can be put down to that thing, and not to the weather or the day. The same control makes the setting strange, however, and people in a booth may not behave as they do at home.";

/** Whether it was said to be rated. By a process that is really killed, or one operation of the disk that never ends. */
async function rate(home: string, id: string, n: number, moment: Moment, how: "killed" | "stopped") {
  if (how === "killed") {
    const rated = Bun.spawn([process.execPath, child, home, id, String(n), moment], {
      stdout: "pipe",
      stderr: "inherit",
    });
    const said = await new Response(rated.stdout).text();
    await rated.exited;
    return { rated: said.includes("rated"), operations: 0 };
  }
  const { disk, until, count } = stoppingDisk(n, moment);
  let rated = false;
  const rating = gradeExercise(roomIn(home, { disk }), { id }, { record: true, self: 2 });
  await until(
    rating.then(() => {
      rated = true;
    }),
  );
  return { rated, operations: count() };
}

/** A home with a long answer that was graded and counts for now. */
async function provisional() {
  const own = ownRoom();
  const learner = await visit(own.room, "research-methods");
  const { record, files } = await newExercise(learner, "validity", { modality: "long_form" });
  writeFileSync(files[0] ?? "", essay);
  const first = await gradeExercise(own.room, { id: record.exercise_id }, { record: true });
  expect([first.recorded, first.evaluation.provisional]).toEqual([true, true]);
  const before = first.evaluation.fsrs_rating;
  expect(before).not.toBe(2);
  return { own, id: record.exercise_id, before };
}

describe("rating one's own work", () => {
  test("killed at any operation of the disk, exactly one of the two results counts", async () => {
    const { own, id, before } = await provisional();
    using _ = own;
    using dry = copied(own.home);
    const { operations } = await rate(dry.path, id, 0, "before", "stopped");
    expect(operations).toBeGreaterThan(10);
    const points = numbersTo(operations).flatMap((n) => moments.map((moment) => ({ n, moment })));
    const seen = new Set<number>();
    for (const [at, { n, moment }] of swept(points, 8).entries()) {
      using begun = copied(own.home);
      const { rated } = await rate(begun.path, id, n, moment, at % 8 === 4 ? "killed" : "stopped");
      using home = copied(begun.path);
      const { state } = await visit(roomIn(home.path), "research-methods");
      const ratings = (await state.results()).map(({ result }) => result.fsrs_rating);
      expect(ratings, `killed ${moment} operation ${n}`).toHaveLength(1);
      const [rating = 1] = ratings;
      expect([before, 2]).toContain(rating);
      if (rated) expect(rating).toBe(2);
      const { concepts, problems } = await state.progress();
      expect(problems).toEqual([]);
      expect(concepts.get("validity")?.reviews.map((review) => review.rating)).toEqual([rating]);
      seen.add(rating);
    }
    expect([...seen].sort()).toEqual([before, 2].sort());
  });
});
