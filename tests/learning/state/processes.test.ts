import { expect, test } from "bun:test";
import { join } from "node:path";
import { numbersTo, swept } from "../../sweep.ts";
import { learner } from "./samples.ts";

const child = join(import.meta.dir, "..", "children", "record.ts");

async function run(...args: (string | number)[]): Promise<string[]> {
  const process_ = Bun.spawn([process.execPath, child, ...args.map(String)], { stdout: "pipe" });
  const out = await new Response(process_.stdout).text();
  await process_.exited;
  return out.trim().split("\n");
}

test("several programs at once lose nothing", async () => {
  using one = learner();
  const [each, many] = [12, 4];
  await Promise.all(Array.from({ length: many }, (_, n) => run(one.home, n * each, each)));
  const results = await one.state.results();
  expect(new Set(results.map(({ result }) => result.exercise_id)).size).toBe(each * many);
  const { concepts, problems } = await one.state.progress();
  expect(problems).toEqual([]);
  const reviews = [...concepts.values()].reduce((sum, { reviews }) => sum + reviews.length, 0);
  expect(reviews).toBe(each * many);
});

test("killed at any moment of saving, what was said to be saved is saved, and the rest is whole", async () => {
  using dry = learner();
  const operations = Number((await run(dry.home, 0, 3)).at(-1)?.split(" ")[1]);
  expect(operations).toBeGreaterThan(20);
  for (const kill of swept(numbersTo(operations), 6)) {
    using one = learner();
    const said = (await run(one.home, 0, 3, kill, kill % 4 === 1 ? "half" : "after")).filter((line) =>
      /^\d+$/.test(line),
    );
    const { concepts, problems } = await one.state.progress();
    expect(problems).toEqual([]);
    const results = await one.state.results();
    expect(results.length).toBeGreaterThanOrEqual(said.length);
    const reviews = [...concepts.values()].reduce((sum, { reviews }) => sum + reviews.length, 0);
    expect(reviews).toBe(results.length);
    await one.state.record(results.map(({ result }) => result));
    expect((await one.state.results()).length).toBe(results.length);
  }
});
