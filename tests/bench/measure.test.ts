import { expect, test } from "bun:test";
import { regressions } from "../../bench/check/compare.ts";
import { measureAll, type Pair } from "../../bench/check/measure.ts";

/** A machine that is busy now and then: whatever runs meanwhile costs more, the floor as much as ours. */
function busyMachine() {
  let at = 0;
  return () => 1 + ((at++ >> 1) % 7 === 0 ? 4 : 0) + ((at * 7919) % 13) / 40;
}

function pairs(times: Record<string, number>): Pair[] {
  const load = busyMachine();
  return Object.entries(times).map(([name, ours]) => ({
    name,
    unit: "µs",
    often: 3,
    floor: async () => 2 * load(),
    ours: async () => 2 * ours * load(),
  }));
}

test("what was made half as dear again is named, on a busy machine too, and what was left alone is not", async () => {
  const committed = await measureAll(pairs({ hooks: 4, append: 1.3, start: 6 }), 11);
  expect(regressions(committed, await measureAll(pairs({ hooks: 4, append: 1.3, start: 6 }), 11))).toEqual(
    [],
  );
  const told = regressions(committed, await measureAll(pairs({ hooks: 4, append: 1.3 * 1.5, start: 6 }), 11));
  expect(told).toEqual([expect.stringContaining('"append"')]);
});

test("a pair is measured as often as it asks for, floor and ours in turns, and the first round does not count", async () => {
  const order: string[] = [];
  const pair = (name: string, often: number): Pair => ({
    name,
    unit: "ms",
    often,
    floor: async () => order.push(`${name} floor`),
    ours: async () => order.push(name),
  });
  const [first] = await measureAll([pair("a", 2), pair("b", 1)], 1);
  const round = ["a floor", "a", "a floor", "a", "b floor", "b"];
  expect(order).toEqual([...round, ...round]);
  expect(first).toMatchObject({ floor: 9, ours: 10 });
});
