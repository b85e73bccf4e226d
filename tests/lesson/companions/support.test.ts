import { describe, expect, test } from "bun:test";
import { sourceOf } from "../../../plugins/lesson-planning/builtin/companions/source.ts";
import { supported } from "../../../plugins/lesson-planning/builtin/companions/support.ts";
import { type Question, questionSchema } from "../../../src/questions/question.ts";

const lesson = {
  ...sourceOf("# Levers\n", null),
  ideas: [
    "A lever turns about its pivot.",
    "A longer arm needs less force, because the moment is force times distance.",
  ],
  example: {
    problem: "A force of 6 N acts 2 m from the pivot. What is its moment?",
    figure: "",
    steps: ["Write down moment = force × distance.", "Put in 6 and 2.", "Multiply."],
    code: "",
    result: "12 N m",
  },
};
const helpOf = (fields: object) => {
  const question: Question = questionSchema.parse(fields);
  return supported(question, lesson, 0).help ?? "";
};

describe("help on the sheet with more support", () => {
  test("is a first step of the working, or how the lesson's example of the same kind began", () => {
    const sum = { kind: "number", prompt: "Work out 40 + 25 + 10.", answer: "75" };
    expect(helpOf({ ...sum, why: "Worked: 40 + 25 + 10 = 65 + 10 = 75" })).toContain("= 65 + 10 = …");
    expect(helpOf({ kind: "number", prompt: "What is the moment of 9 N at 3 m?", answer: "27" })).toContain(
      "moment = force × distance",
    );
    expect(helpOf({ kind: "number", prompt: "How many days has a leap year?", answer: "366" })).toBe("");
  });

  test("is a way to begin the sentence, and never what the question says already", () => {
    const help = helpOf({
      kind: "short",
      prompt: "Explain why a lever turns about its pivot.",
      answers: ["the moments are not equal"],
    });
    expect(help).toContain("You can begin:");
    expect(help).not.toContain("A lever turns about its pivot");
  });
});
