import { describe, expect, test } from "bun:test";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gradeExercise } from "../../src/learning/room/grade-exercise.ts";
import { newExercise } from "../../src/learning/room/new-exercise.ts";
import { visit } from "../../src/learning/room/room.ts";
import { ownRoom, roomIn } from "../learning/room/own-room.ts";
import { swept } from "../sweep.ts";

const child = join(import.meta.dir, "..", "learning", "children", "self-rate.ts");
const essay =
  "A laboratory gives control, because everything but one thing is held the same. So a change in the result can be put down to that thing, and not to the weather or the day. The same control makes the setting strange, however, and people in a booth may not behave as they do at home.";

async function rate(home: string, id: string, kill: number, moment: string): Promise<string> {
  const rated = Bun.spawn([process.execPath, child, home, id, String(kill), moment], {
    stdout: "pipe",
    stderr: "inherit",
  });
  const said = await new Response(rated.stdout).text();
  await rated.exited;
  return said;
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
    const copy = (): string => {
      const home = mkdtempSync(join(tmpdir(), "pelajar-"));
      cpSync(own.home, home, { recursive: true });
      return home;
    };
    const dry = copy();
    const operations = Number(/operations (\d+)/.exec(await rate(dry, id, 0, "before"))?.[1]);
    rmSync(dry, { recursive: true });
    expect(operations).toBeGreaterThan(10);
    const points = Array.from({ length: operations }, (_, n) => n + 1).flatMap((n) =>
      (["before", "half", "after"] as const).map((moment) => ({ n, moment })),
    );
    const seen = new Set<number>();
    for (const { n, moment } of swept(points, 5)) {
      const home = copy();
      const said = await rate(home, id, n, moment);
      const { state } = await visit(roomIn(home), "research-methods");
      const ratings = (await state.results()).map(({ result }) => result.fsrs_rating);
      expect(ratings, `killed ${moment} operation ${n}`).toHaveLength(1);
      const [rating = 1] = ratings;
      expect([before, 2]).toContain(rating);
      if (said.includes("rated")) expect(rating).toBe(2);
      const { concepts, problems } = await state.progress();
      expect(problems).toEqual([]);
      expect(concepts.get("validity")?.reviews.map((review) => review.rating)).toEqual([rating]);
      seen.add(rating);
      rmSync(home, { recursive: true });
    }
    expect([...seen].sort()).toEqual([before, 2].sort());
  });
});
