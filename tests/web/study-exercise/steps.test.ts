import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { judgementIn, judgementText } from "../../../src/web/study/exercise/answer-parts.ts";
import { cardsAfter, cardsOf } from "../../../src/web/study/exercise/cards-state.ts";
import { begun, drawingKept, drawn, emptyDrawing, toKeep } from "../../../src/web/study/exercise/drawing.ts";
import type { Shown } from "../../../src/web/study/exercise/grading.ts";
import { isUntouched, nextSteps } from "../../../src/web/study/exercise/next-steps.ts";
import { problemWith } from "../../../src/web/study/exercise/photo/send-picture.ts";
import type { Exercise } from "../../../src/web/study/exercise/read-exercise.ts";
import { studyExercise } from "../../../src/web/words/en/study-exercise.ts";

const say = studyExercise;

function found(details: Partial<Shown["evaluation"]["details"]>, notes: string[] = []): Shown {
  const evaluation = { details: { errors: [], strengths: [], improvements: [], ...details } };
  return { evaluation, notes, progress: null, recorded: false, zone: "" } as unknown as Shown;
}

const error = (question: string, actual: string) => ({
  question,
  actual,
  expected: "x",
  error_type: "wrong_answer",
  note: "",
});

describe("what next", () => {
  const sheet = {
    work: { kind: "worksheet", fields: ["1.1", "1.2", "2.1"].map((id) => ({ id })) },
  } as unknown as Pick<Exercise, "work">;

  test("a sheet's questions are named by their numbers, never by their prompts", () => {
    const improvements = [
      "You mixed up two words twice.",
      'Review "Umurnya sebelas tahun." (Umurnya satu belas tahun.)',
      "Answer every question, even if unsure (left open: 2.1)",
    ];
    const steps = nextSteps(sheet, found({ errors: [error("1.2", "y"), error("2.1", "")], improvements }));
    expect(steps).toEqual([
      "You mixed up two words twice.",
      say.result.lookAgain(["1.2"]),
      say.result.leftOpen(["2.1"]),
    ]);
    expect(say.result.lookAgain(["1.1", "1.2", "2.1"])).toStartWith("Look again at 1.1, 1.2 and 2.1:");
  });

  test("of any other exercise they are what the grader says", () => {
    const improvements = ["Review the loop."];
    expect(nextSteps({ work: null }, found({ improvements }))).toEqual(improvements);
  });

  test("what was handed in empty is not graded", () => {
    expect(isUntouched(found({}, ["Nothing is written in it yet."]))).toBe(true);
    expect(isUntouched(found({ tests: [] }, ["All tests pass."]))).toBe(false);
    expect(isUntouched(found({}))).toBe(false);
  });

  test("before a blank sheet is handed in, nobody is told that it will count", () => {
    expect(say.sheet.beforeCheck(0, 12)).toContain("nothing is counted");
    expect(say.sheet.beforeCheck(0, 12)).not.toContain("it counts");
    expect(say.sheet.beforeCheck(1, 12)).toBe("11 of 12 left open. Once checked, it counts.");
  });
});

test("a reason is whole, whatever it begins with", () => {
  fc.assert(
    fc.property(fc.constantFrom("true" as const, "false" as const), fc.string(), (truth, reason) => {
      expect(judgementIn(judgementText({ truth, reason }))).toEqual({ truth, reason });
    }),
  );
  expect(judgementIn("false - it is not")).toEqual({ truth: "false", reason: "it is not" });
});

describe("a drawing that was kept", () => {
  const point = fc.record({ x: fc.double({ min: 0, max: 1, noNaN: true }), y: fc.constant(0.5) });
  test("is there again after a reload", () => {
    fc.assert(
      fc.property(fc.array(fc.array(point, { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (strokes) => {
        const drawing = strokes.reduce((all, [first = { x: 0, y: 0 }, ...rest]) => {
          return rest.reduce(drawn, begun(all, "pen", first));
        }, emptyDrawing);
        const kept = drawingKept(toKeep(drawing));
        expect(kept.strokes.map(({ points }) => points.length)).toEqual(
          drawing.strokes.map(({ points }) => points.length),
        );
        expect(toKeep(kept)).toBe(toKeep(drawing));
      }),
    );
  });

  test.each([null, "", "{", "{}", "[1]", '[["pen"]]', '[["pen","x",2]]', '[["knife",1,2]]'])(
    "is empty where something else was kept: %s",
    (text) => expect(drawingKept(text)).toEqual(emptyDrawing),
  );
});

test("a picture with nothing in it is not sent", () => {
  expect(problemWith({ type: "image/png", size: 0 })).toBe(say.photo.nothingInIt);
  expect(problemWith({ type: "image/png", size: 9 })).toBeNull();
});

test("cards that were rated in another window are taken over, and what was done here stays", () => {
  const card = (id: string) => ({ id, concept_id: "c", front: id, back: id });
  const hand = (...ids: string[]) => ({ due: ids.map(card), meet: [], outlook: null, next: null, given: 1 });
  const before = cardsAfter(cardsOf(hand("a", "b", "c")), {
    type: "rated",
    card: card("a"),
    rating: 3,
    hand: hand("b", "c"),
  });
  const turned = cardsAfter(cardsAfter(before, { type: "turn" }), { type: "sent" });
  const after = cardsAfter(turned, { type: "met", hand: hand("c") });
  expect(after).toMatchObject({ hand: hand("c"), turned: false, sending: false, done: before.done });
});

test.each([
  ["truth", "Write *true* or *false*, then your reason in a few words. Without a reason it counts half."],
  ["letters", "Write, for each group, the letters of all that belong to it."],
  ["letter", "Write the letter of the meaning beside each word."],
  ["sequence", "Write the letters in the right order."],
])("in the page, %s is chosen and not written", (judging, instructions) => {
  expect(say.sheet.inPage(instructions, judging)).toStartWith("Choose");
  expect(say.sheet.inPage(instructions, judging)).not.toContain("letter");
});
