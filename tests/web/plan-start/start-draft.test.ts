import { describe, expect, test } from "bun:test";
import {
  emptyDraft,
  lengthShown,
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
    const said = { ...emptyDraft, topic: "the Romans in Wales, 45 mins" };
    expect([lengthShown(said, 60), minutesOf(said, 60)]).toEqual(["45", 45]);
    expect(lengthShown({ ...said, minutes: "50" }, 60)).toBe("50");
    expect(lengthShown({ ...said, topic: "the Romans, with a 10 minute starter" }, 60)).toBe("60");
    for (const minutes of ["", "five", "9", "241", "30.5", "-20"])
      expect(minutesOf({ ...emptyDraft, minutes }, 55)).toBeNull();
  });

  test("the request reads as a teacher would write it, and names the chosen class first", () => {
    const to = { id: "3B", others: ["2A", "C++ club"] };
    const text = (topic: string, code: string | null = null) =>
      requestOf({ topic, code, minutes: null }, to, 50).text;
    expect(text(" iteration  with for loops. ")).toBe("iteration with for loops for 3B, 50 minutes");
    expect(text("what 2A did on loops")).toBe("For 3B, 50 minutes: what 2A did on loops");
    expect(text("2Ab or not")).toBe("2Ab or not for 3B, 50 minutes");
    expect(text("Constructs", "TCH 4-14a")).toBe("Constructs (TCH 4-14a) for 3B, 50 minutes");
  });

  test("a length in the words wins over the class's, and one that the teacher changed over the words", () => {
    const to = { id: "3B", others: [] };
    expect(requestOf({ topic: "fractions, 45 mins", code: null, minutes: null }, to, 50)).toEqual({
      text: "fractions, 45 mins for 3B",
      about: { kind: "lesson", class: "3B" },
    });
    expect(requestOf({ topic: "fractions, 45 mins", code: null, minutes: "30" }, to, 30).about).toEqual({
      kind: "lesson",
      class: "3B",
      minutes: 30,
    });
  });
});
