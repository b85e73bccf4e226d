import { expect, test } from "bun:test";
import { topicsAfter } from "../../src/lesson/draft/next-topics.ts";
import { planning, sampleWorkspace } from "./planning.ts";

/** Notes that name for loops among what they stand on. */
const buildOnLoops = [
  "Conditional repetition with while loops",
  "Functions and parameters",
  "Lists and arrays",
  "String handling",
  "Testing and debugging",
];

test("after a lesson the class is offered what builds on it, and never the same again", async () => {
  const { ask, store } = await planning();
  const fresh = await topicsAfter(sampleWorkspace, store, "3B");
  expect(fresh.length).toBeGreaterThan(0);
  const { result } = await ask("iteration with for loops for 3B");
  expect(result.text).toStartWith("# Iteration with for loops: 3B");
  const after = await topicsAfter(sampleWorkspace, store, "3B");
  expect(after).not.toContain("Iteration with for loops");
  expect(buildOnLoops).toContain(after[0] ?? "");
  expect(await topicsAfter(sampleWorkspace, store, "no such class")).toEqual([]);
});
