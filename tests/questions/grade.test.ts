import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { grade, type Judged, keyAsGiven } from "../../src/questions/grade.ts";
import { keyOf } from "../../src/questions/paper.ts";
import type { Question } from "../../src/questions/question.ts";
import { readQuestion } from "../../src/questions/read-question.ts";
import { times } from "../sweep.ts";
import { questions } from "./arbitrary.ts";
import { studysJudges } from "./judges.ts";

const graded = (source: string, given: Parameters<typeof grade>[1]) =>
  grade(readQuestion(source), given, studysJudges);

describe("grading by Study's judges", () => {
  test("every key grades itself, and a blank is never right", () => {
    fc.assert(
      fc.property(questions, (question) => {
        const key = keyAsGiven(question);
        expect(key).not.toBeNull();
        expect(grade(question, key ?? "", studysJudges)).toMatchObject({ verdict: "correct", score: 1 });
        expect(grade(question, "", studysJudges).verdict).not.toBe("correct");
        expect(keyOf(question).answer).not.toBe("");
      }),
      { numRuns: times(120, 2_000) },
    );
  });

  test("a wrong option tells what is thought behind it", () => {
    const source =
      "kind: choice\nprompt: What is 1/2 + 1/3?\noptions:\n  - {text: 2/5, misconception: Add the tops and add the bottoms}\n  - {text: 5/6, right: true}\n  - {text: 1/6}\n";
    expect(graded(source, "A")).toMatchObject({
      verdict: "incorrect",
      misconception: "Add the tops and add the bottoms",
    });
    expect(graded(source, "b)").verdict).toBe("correct");
    expect(graded(source, "C").misconception).toBeNull();
  });

  test.each<[string, string, Judged["verdict"]]>([
    ["kind: number\nprompt: How long?\nanswer: 12\nunit: cm", "12 cm", "correct"],
    ["kind: number\nprompt: How long?\nanswer: 12\nunit: cm", "12", "correct"],
    ["kind: number\nprompt: How long?\nanswer: 12\nunit: cm", "12 mm", "partial"],
    ["kind: number\nprompt: How long?\nanswer: 12\nunit: cm", "120", "incorrect"],
    ["kind: number\nprompt: How many?\nanswer: 12", "twelve", "correct"],
    ["kind: number\nprompt: How much?\nanswer: 0.5", "1/2", "correct"],
    ["kind: number\nprompt: How much?\nanswer: 1 3/4", "1.75", "correct"],
    ["kind: number\nprompt: How much?\nanswer: 1,200", "1200", "correct"],
    ["kind: number\nprompt: How far?\nanswer: 3.14\ntolerance: 0.01", "3.15", "correct"],
    ["kind: number\nprompt: How far?\nanswer: 3.14\ntolerance: 0.01", "3.2", "incorrect"],
    ["kind: number\nprompt: What is x?\nanswer: -3", "x = −3", "correct"],
    ["kind: short\nprompt: What is the capital of France?\nanswers: [Paris]", "paris", "correct"],
    ["kind: short\nprompt: What is the capital of France?\nanswers: [Paris]", "London", "incorrect"],
    [
      "kind: short\nprompt: Why does a shadow grow in the evening?\nanswers: [The sun stands lower in the sky so its light falls at a flatter angle.]",
      "because the sun is lower in the sky, so the light comes at a flatter angle",
      "correct",
    ],
    [
      "kind: short\nprompt: Why does a shadow grow in the evening?\nanswers: [The sun stands lower in the sky so its light falls at a flatter angle.]",
      "people get taller",
      "incorrect",
    ],
  ])("%p given %p is %s", (source, given, verdict) => {
    expect(graded(source, given).verdict).toBe(verdict);
  });

  test("half right is half right: two of four in place, one of two labels", () => {
    const order: Question = {
      kind: "order",
      prompt: "Put in order.",
      items: ["wake", "wash", "eat", "leave"],
    };
    const key = keyAsGiven(order);
    const letters = Array.isArray(key) ? key : [];
    const [a = "", b = "", c = "", d = ""] = letters;
    expect(grade(order, [b, a, c, d], studysJudges)).toMatchObject({ verdict: "partial", score: 0.5 });
    expect(grade(order, [b, c, d, a], studysJudges).verdict).toBe("incorrect");
    const label = readQuestion(
      "kind: label\nprompt: Label.\nfigure: {kind: parts, parts: [stem, root]}\nblanks: [{mark: A, answers: [stem]}, {mark: B, answers: [root]}]",
    );
    expect(grade(label, { A: "stem", B: "leaf" }, studysJudges)).toMatchObject({
      verdict: "partial",
      score: 0.5,
    });
  });

  test("what has no answer in the key is marked by a person", () => {
    expect(graded("kind: short\nprompt: Write a haiku.", "old pond").verdict).toBeNull();
  });
});
