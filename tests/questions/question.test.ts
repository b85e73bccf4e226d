import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { Problem } from "../../src/problem.ts";
import { questionBlock, questionsIn } from "../../src/questions/questions-in.ts";
import { readQuestion, writeQuestion } from "../../src/questions/read-question.ts";
import { times } from "../sweep.ts";
import { questions } from "./arbitrary.ts";

describe("a question in a file", () => {
  test("what is written is read again as the same question, whatever it says", () => {
    fc.assert(
      fc.property(questions, (question) => {
        expect(readQuestion(writeQuestion(question))).toEqual(JSON.parse(JSON.stringify(question)));
      }),
      { numRuns: times(150, 3_000) },
    );
  });

  test("stands as a block in a text, between whatever else stands there", () => {
    fc.assert(
      fc.property(fc.array(questions, { minLength: 1, maxLength: 4 }), (all) => {
        const text = `# Quiz\n\n## Questions\n\nBooks closed.\n\n${all.map(questionBlock).join("\n\n")}\n\nThe end.\n`;
        const found = questionsIn(text);
        expect(found.map(({ question }) => question)).toEqual(JSON.parse(JSON.stringify(all)));
        for (const { start, end } of found)
          expect(text.slice(start, end)).toMatch(/^(`{3,})question\n[\s\S]*\n\1$/);
      }),
      { numRuns: times(60, 1_000) },
    );
  });

  test("an option may be a number, and an answer too", () => {
    const read = readQuestion(
      "kind: choice\nprompt: How many sides has a hexagon?\noptions:\n  - text: 5\n  - {text: 6, right: true}\n",
    );
    expect(read.kind === "choice" && read.options).toEqual([{ text: "5" }, { text: "6", right: true }]);
    const number = readQuestion("kind: number\nprompt: What is 6 + 6?\nanswer: 12\n");
    expect(number.kind === "number" && number.answer).toBe("12");
  });

  test.each([
    ["kind: choise\nprompt: x", /kind/],
    ["kind: choice\nprompt: Which?\noptions: [{text: a}]", /options/],
    ["kind: short\nprompt: What?\nanswer: a river", /answer/],
    ["just words", /cannot be read/],
    ["kind: [", /not YAML/],
  ])("one that cannot be read says what is wrong in a sentence: %p", (source, says) => {
    expect(() => readQuestion(source)).toThrow(Problem);
    expect(() => readQuestion(source)).toThrow(says);
  });

  test("a stranger's is bounded: too long, too deep, an alias of aliases", () => {
    const bomb = `a: &a [x, x, x, x, x, x, x, x, x]\n${[..."bcdefghi"]
      .map((name, at) => `${name}: &${name} [${Array(9).fill(`*${"abcdefgh"[at]}`).join(", ")}]`)
      .join("\n")}`;
    const hostile = [
      `kind: short\nprompt: ${"x".repeat(1_000_000)}`,
      `kind: short\nprompt: x\nfigure: ${"[".repeat(5_000)}${"]".repeat(5_000)}`,
      `kind: short\nprompt: x\nfigure:\n${Array.from({ length: 100 }, (_, at) => `${" ".repeat(at + 1)}a:`).join("\n")}`,
      bomb,
    ];
    for (const source of hostile)
      expect(() => readQuestion(source)).toThrow(/^This question cannot be read: /);
  });
});
