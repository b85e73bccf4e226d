import { describe, expect, test } from "bun:test";
import {
  emptyDraft,
  minutesOf,
  readDraft,
  requestOf,
  troubleIn,
} from "../../../src/web/plan/start/start-draft.ts";

describe("what is filled in on the start page", () => {
  test("survives a reload as it was", () => {
    const draft = { classId: "3B", topic: "loops", code: "TCH 4-14a", minutes: "45" };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test("whatever was remembered, the page opens", () => {
    for (const text of ["", "null", "[]", "7", '{"topic":7,"classId":[]}', "{broken"])
      expect(readDraft(text)).toEqual(emptyDraft);
  });

  test("what is missing is said one at a time, in the order of the page", () => {
    expect(troubleIn(emptyDraft, 50)).toEqual({ field: "class" });
    expect(troubleIn({ ...emptyDraft, classId: "3B", topic: "  " }, 50)).toEqual({ field: "topic" });
    expect(troubleIn({ ...emptyDraft, classId: "3B", topic: "loops" }, null)).toEqual({ field: "minutes" });
    expect(troubleIn({ ...emptyDraft, classId: "3B", topic: "loops" }, 50)).toBeNull();
  });

  test("a lesson is as long as the class's period until the teacher says otherwise", () => {
    expect(minutesOf(emptyDraft, 55)).toBe(55);
    expect(minutesOf({ ...emptyDraft, minutes: "30" }, 55)).toBe(30);
    for (const minutes of ["", "five", "9", "241", "30.5", "-20"])
      expect(minutesOf({ ...emptyDraft, minutes }, 55)).toBeNull();
  });

  test("the request reads as a teacher would write it, and names the chosen class first", () => {
    const to = { id: "3B", others: ["2A", "C++ club"] };
    expect(requestOf({ topic: " iteration  with for loops. ", code: null }, to, 50)).toBe(
      "iteration with for loops for 3B, 50 minutes",
    );
    expect(requestOf({ topic: "what 2A did on loops", code: null }, to, 50)).toBe(
      "For 3B, 50 minutes: what 2A did on loops",
    );
    expect(requestOf({ topic: "2Ab or not", code: null }, to, 50)).toBe("2Ab or not for 3B, 50 minutes");
    expect(requestOf({ topic: "Constructs", code: "TCH 4-14a" }, to, 50)).toBe(
      "Constructs (TCH 4-14a) for 3B, 50 minutes",
    );
  });
});
