import { describe, expect, test } from "bun:test";
import { progressOf, toneOf } from "../../../src/web/plan/start/standing.ts";
import { when } from "../../../src/web/plan/start/when.ts";

const listed = {
  id: "1",
  title: "t",
  command: "create-lesson",
  updatedAt: "",
  status: "success",
  running: false,
};
const lesson = (decided: number) => ({ title: "L", decided, sections: 11, complete: decided === 11 });

describe("how far a lesson is", () => {
  test("is told from its run and its decisions", () => {
    expect(progressOf({ ...listed, status: null, running: true }, undefined)).toEqual({ kind: "running" });
    expect(progressOf(listed, lesson(3))).toEqual({ kind: "deciding", decided: 3, sections: 11 });
    expect(progressOf(listed, lesson(11))).toEqual({ kind: "ready" });
    expect(progressOf({ ...listed, status: null }, null)).toEqual({ kind: "stopped" });
    expect(progressOf({ ...listed, status: "cancelled" }, null)).toEqual({ kind: "stopped" });
    expect(progressOf({ ...listed, status: "error_hook_abort" }, null)).toEqual({ kind: "checked" });
    expect(progressOf({ ...listed, status: "error_model" }, null)).toEqual({ kind: "failed" });
    expect(progressOf({ ...listed, status: "error_max_budget" }, null)).toEqual({ kind: "limit" });
    expect(progressOf(listed, null)).toEqual({ kind: "waiting" });
    expect(progressOf({ ...listed, command: "create-quiz" }, null)).toEqual({ kind: "written" });
    expect(progressOf(listed, undefined)).toEqual({ kind: "unknown" });
  });

  test("a lesson that is ready looks done, one that failed looks wrong", () => {
    expect(toneOf({ kind: "ready" })).toBe("good");
    expect(toneOf({ kind: "failed" })).toBe("problem");
    expect(toneOf({ kind: "deciding", decided: 0, sections: 2 })).toBe("plain");
    expect(toneOf({ kind: "stopped" })).toBe("draft");
  });

  test("the day is said as people say it", () => {
    const now = new Date(2026, 10, 15, 21, 40);
    const at = (day: number, hour: number) =>
      when(new Date(2026, 10, day, hour, 5).toISOString(), now, "en-GB");
    expect(at(15, 0)).toBe("today, 00:05");
    expect(at(14, 23)).toBe("yesterday, 23:05");
    expect(at(2, 9)).toBe("2 November 2026");
    expect(when("nonsense", now)).toBe("");
  });
});
