import { describe, expect, test } from "bun:test";
import {
  canWait,
  type Queued,
  queuedWith,
  readQueue,
  seenAccepted,
} from "../../../src/web/plan/lesson/queue.ts";

const accept = (section: string): Queued => ({ type: "accept", section });
const undo = (section: string): Queued => ({ type: "undo", section });

describe("deciding while another section is written", () => {
  test("what asks nobody can wait, and only for another section", () => {
    expect(canWait(accept("main"), "starter", null)).toBe(true);
    expect(canWait(accept("starter"), "starter", null)).toBe(false);
    expect(canWait(accept("main"), null, null)).toBe(false);
    expect(canWait({ type: "alternatives", section: "main" }, "starter", null)).toBe(false);
  });

  test("while the server answers one, the next waits its turn", () => {
    expect(canWait(accept("main"), null, accept("starter"))).toBe(true);
    expect(canWait(undo("starter"), null, accept("starter"))).toBe(true);
    expect(canWait({ type: "alternatives", section: "main" }, null, accept("starter"))).toBe(false);
    expect(canWait(accept("main"), null, { type: "alternatives", section: "starter" })).toBe(false);
  });

  test("what was accepted is seen so at once, until it is undone or fails; what waits for a section says so instead", () => {
    const seen = (...given: Parameters<typeof seenAccepted>) => [...seenAccepted(...given)];
    expect(seen(accept("starter"), [accept("main"), accept("plenary")], null)).toEqual([
      "starter",
      "main",
      "plenary",
    ]);
    expect(seen(accept("starter"), [undo("starter")], null)).toEqual([]);
    expect(seen(null, [], null)).toEqual([]);
    expect(seen(null, [accept("main")], "starter")).toEqual([]);
  });

  test("undoing what only waits takes it out again", () => {
    const both = queuedWith(queuedWith([], accept("main")), accept("plenary"));
    expect(both).toEqual([accept("main"), accept("plenary")]);
    expect(queuedWith(both, undo("main"))).toEqual([accept("plenary")]);
    expect(queuedWith(both, undo("starter"))).toEqual([...both, undo("starter")]);
  });

  test("it survives a reload, whatever was remembered", () => {
    expect(readQueue(JSON.stringify([accept("main"), { type: "revise", section: "x" }, 7]))).toEqual([
      accept("main"),
    ]);
    for (const text of ["", "{", "7", "null"]) expect(readQueue(text)).toEqual([]);
  });
});
