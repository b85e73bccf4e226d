import { expect, test } from "bun:test";
import { swept, times } from "../../../sweep.ts";
import { mistakes } from "./mistakes.ts";
import { handIn } from "./support.ts";

/** Where the grader and the teacher differ: what the tests see fits both names. */
const differently = new Set([
  "count-islands: corners join",
  "merge-two: what is left on the right is dropped",
]);

test("a mistake is called what a teacher would call it, with what shows it", async () => {
  const seen = [];
  for (const { task, what, type, code } of swept(mistakes, 8)) {
    const { details, fsrs_rating } = await handIn(task, code);
    expect({ task, what, rating: fsrs_rating <= 2 }).toEqual({ task, what, rating: true });
    expect(details.errors.every(({ note }) => note !== "")).toBe(true);
    const counts = Map.groupBy(details.errors, ({ error_type }) => error_type);
    const most = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
    if (!differently.has(`${task}: ${what}`)) seen.push({ what: `${task}: ${what}`, type, most });
  }
  expect(seen.filter(({ type, most }) => type !== most)).toEqual([]);
  expect(seen.length).toBeGreaterThanOrEqual(times(6, 30));
});
