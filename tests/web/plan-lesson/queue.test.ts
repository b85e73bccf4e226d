import { describe, expect, test } from "bun:test";
import { canWait, type Queued, queuedWith, readQueue } from "../../../src/web/plan/lesson/queue.ts";

const accept = (section: string): Queued => ({ type: "accept", section });
const undo = (section: string): Queued => ({ type: "undo", section });

describe("deciding while another section is written", () => {
  test("what asks nobody can wait, and only for another section", () => {
    expect(canWait(accept("main"), "starter")).toBe(true);
    expect(canWait(accept("starter"), "starter")).toBe(false);
    expect(canWait(accept("main"), null)).toBe(false);
    expect(canWait({ type: "alternatives", section: "main" }, "starter")).toBe(false);
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
