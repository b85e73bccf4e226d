import { expect, test } from "bun:test";
import { join } from "node:path";
import { courseState } from "../../../src/learning/state/course-state.ts";
import { copied, type Moment, stoppingDisk } from "../../store/stopping-disk.ts";
import { numbersTo, swept, times } from "../../sweep.ts";
import { course, learner, ports, result } from "./samples.ts";

const child = join(import.meta.dir, "..", "children", "record.ts");

async function run(...args: (string | number)[]): Promise<string[]> {
  const process_ = Bun.spawn([process.execPath, child, ...args.map(String)], { stdout: "pipe" });
  const out = await new Response(process_.stdout).text();
  await process_.exited;
  return out.trim().split("\n");
}

test("several programs at once lose nothing", async () => {
  using one = learner();
  const [each, many] = [12, times(3, 4)];
  await Promise.all(Array.from({ length: many }, (_, n) => run(one.home, n * each, each)));
  const results = await one.state.results();
  expect(new Set(results.map(({ result }) => result.exercise_id)).size).toBe(each * many);
  const { concepts, problems } = await one.state.progress();
  expect(problems).toEqual([]);
  const reviews = [...concepts.values()].reduce((sum, { reviews }) => sum + reviews.length, 0);
  expect(reviews).toBe(each * many);
});

/** Three results recorded one after another on a disk that stands still at an operation, or by a process that is killed there. */
async function saving(home: string, n: number, moment: Moment, how: "killed" | "stopped") {
  if (how === "killed") {
    const lines = await run(home, 0, 3, n, moment);
    return { said: lines.filter((line) => /^\d+$/.test(line)).length, operations: 0 };
  }
  const { disk, until, count } = stoppingDisk(n, moment);
  const state = courseState(home, course, { ...ports, disk });
  let said = 0;
  const work = async () => {
    for (; said < 3; said++) await state.record([result(said, 3)]);
  };
  await until(work());
  return { said, operations: count() };
}

test("killed at any moment of saving, what was said to be saved is saved, and the rest is whole", async () => {
  using dry = learner();
  const { operations } = await saving(dry.home, 0, "before", "stopped");
  expect(operations).toBeGreaterThan(20);
  for (const [at, kill] of swept(numbersTo(operations), 8).entries()) {
    using one = learner();
    const how = at % 8 === 4 ? "killed" : "stopped";
    const { said } = await saving(one.home, kill, kill % 4 === 1 ? "half" : "after", how);
    using there = copied(one.home);
    const state = courseState(there.path, course, ports);
    const { concepts, problems } = await state.progress();
    expect(problems).toEqual([]);
    const results = await state.results();
    expect(results.length).toBeGreaterThanOrEqual(said);
    const reviews = [...concepts.values()].reduce((sum, { reviews }) => sum + reviews.length, 0);
    expect(reviews).toBe(results.length);
    await state.record(results.map(({ result }) => result));
    expect((await state.results()).length).toBe(results.length);
  }
});
