import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { drawFigure } from "../../src/figures/draw-figure.ts";
import { asFigure } from "../../src/figures/read-figure.ts";
import { generate, kinds } from "../../src/maths/generate.ts";
import { comesOut, computable } from "../../src/questions/computed.ts";
import { figureFlaws } from "../../src/questions/figure-flaws.ts";
import { forPupils } from "../../src/questions/paper.ts";
import { prove } from "../../src/questions/prove.ts";
import type { Question } from "../../src/questions/question.ts";
import { readQuestion } from "../../src/questions/read-question.ts";
import { numbersTo, times } from "../sweep.ts";
import { questions } from "./arbitrary.ts";

const flawsOf = (source: string) => prove(readQuestion(source), figureFlaws).map(({ message }) => message);

describe("a question is proved before it is asked", () => {
  test("a fair one has no flaw", () => {
    fc.assert(
      fc.property(questions, (question) => expect(prove(question, figureFlaws)).toEqual([])),
      { numRuns: times(150, 3_000) },
    );
  });

  test.each<[string, string, RegExp]>([
    [
      "no option is right",
      "kind: choice\nprompt: Which is a mammal?\noptions: [{text: cod}, {text: whale}]",
      /No option/,
    ],
    [
      "two are marked",
      "kind: choice\nprompt: Which?\noptions: [{text: cod, right: true}, {text: whale, right: true}]",
      /Only one/,
    ],
    [
      "two say the same",
      "kind: choice\nprompt: Which?\noptions: [{text: Cod., right: true}, {text: cod}]",
      /say the same/,
    ],
    [
      "the sum is another",
      "kind: choice\nprompt: What is 7 × 8?\noptions: [{text: 54, right: true}, {text: 56}]",
      /does not come out at 54/,
    ],
    [
      "two are worth the same",
      'kind: choice\nprompt: Work out 1/4 + 1/4.\noptions: [{text: "1/2", right: true}, {text: "2/4"}]',
      /right as well/,
    ],
    ["a number that is none", "kind: number\nprompt: How many?\nanswer: a few", /one number/],
    [
      "a sum that does not come out",
      'kind: number\nprompt: Work out 3/4 of 20.\nanswer: "14"',
      /does not come out at 14/,
    ],
    [
      "an equation that does not hold",
      'kind: number\nprompt: Solve 3x + 5 = 20.\nanswer: "6"',
      /does not come out/,
    ],
    [
      "a short answer that does not come out",
      'kind: short\nprompt: Calculate 12.5 − 0.75.\nanswers: ["11.5"]',
      /does not come out/,
    ],
    [
      "steps that cannot be told apart",
      "kind: order\nprompt: Order.\nitems: [wash, dry, wash]",
      /order cannot be told/,
    ],
    [
      "numbers that go up and down",
      "kind: order\nprompt: Order.\nitems: [1066, 1314, 1215]",
      /up or go down/,
    ],
    ["numbers that are equal", 'kind: order\nprompt: Order.\nitems: ["1/2", "0.5", "3/4"]', /equal/],
    [
      "the other way round",
      "kind: order\nprompt: Smallest first.\nitems: [9, 5, 2]",
      /not the one that is asked/,
    ],
    [
      "a pair that fits two",
      "kind: match\nprompt: Match.\npairs: [{left: a, right: x}, {left: b, right: X}]",
      /right say the same/,
    ],
    [
      "a label that is nowhere",
      "kind: label\nprompt: Label.\nfigure: {kind: parts, parts: [stem]}\nblanks: [{mark: A, answers: [root]}]",
      /no "root"/,
    ],
    [
      "an answer that pupils read",
      "kind: short\nprompt: What is a verb? Answer a doing word\nanswers: [x]\nhelp: 'Answer: a doing word'",
      /what pupils read/,
    ],
  ])("%s", (_name, source, says) => {
    expect(flawsOf(source).join(" ")).toMatch(says);
  });

  test.each([
    'kind: number\nprompt: What is 15% of 60?\nanswer: "9"',
    'kind: number\nprompt: Solve 3x + 5 = 20.\nanswer: "5"',
    'kind: number\nprompt: Work out (2 + 3)² × 4.\nanswer: "100"',
    "kind: number\nprompt: Work out 1 1/2 + 2 2/3.\nanswer: 4 1/6",
    'kind: choice\nprompt: Simplify 6/8.\noptions: [{text: "3/4", right: true}, {text: "6/8"}, {text: "2/3"}]',
    'kind: number\nprompt: Round 3.47 to one decimal place.\nanswer: "3.5"',
  ])("and what is right is left alone: %p", (source) => expect(flawsOf(source)).toEqual([]));

  test("every generated sum that code can read comes out at its answer, and at none of its wrong ones", () => {
    let read = 0;
    for (const seed of numbersTo(times(2, 20)))
      for (const kind of kinds)
        for (const { question, answer, wrong } of generate(kind, "medium", seed, 6)) {
          const task = computable(question);
          if (task === null || comesOut(task, answer) === null) continue;
          read++;
          expect([question, comesOut(task, answer)]).toEqual([question, true]);
          // The same worth in another form is a mistake only where a form is asked for.
          if (/simplif|form/i.test(question)) continue;
          for (const { value } of wrong)
            expect([question, value, comesOut(task, value)]).not.toEqual([question, value, true]);
        }
    expect(read).toBeGreaterThan(100);
  });

  test("a sum is never read out of prose", () => {
    const prose = [
      "A jug holds 7/10 of a litre. You pour out 1/2 of a litre. What fraction is left?",
      "How many sides has a hexagon?",
      "In which year did the First World War begin?",
      "What is H2O?",
      "What is 12?",
      "Write 3/5 with the denominator 20.",
    ];
    for (const prompt of prose) expect([prompt, computable(prompt)]).toEqual([prompt, null]);
  });

  test("a figure that cannot be drawn, or that says something else than the key, or tells it, is found", () => {
    const flaws = (question: Question) => prove(question, figureFlaws).map(({ message }) => message);
    const chart = {
      kind: "bar-chart",
      axis: "cups",
      bars: [
        { label: "Mo", value: 4 },
        { label: "Tu", value: 6 },
      ],
    };
    const read = { kind: "number" as const, prompt: "How many cups on Tuesday?", answer: "6" };
    expect(flaws({ ...read, figure: { kind: "chart" } })).toEqual([
      expect.stringContaining("there is no figure of the kind `chart`"),
    ]);
    const asked = { ...chart, blanks: [{ value: "Tu" }] };
    expect(flaws({ ...read, figure: asked })).toEqual([]);
    expect(flaws({ ...read, answer: "7", figure: asked })).toEqual(["The figure has 6, and the key says 7."]);
    expect(flaws({ ...read, figure: { ...chart, blanks: [{ value: "Tu" }, { value: "Mo" }] } })).toEqual([
      "Of a figure with several blanks, a question is of the kind `label`.",
    ]);
    const table = {
      kind: "table",
      columns: ["n", "double"],
      rows: [
        [1, 2],
        [2, 4],
        [4, 8],
      ],
      blanks: [
        { row: 1, column: 2 },
        { row: 3, column: 2 },
      ],
    };
    const fill = (first: string, second: string): Question => ({
      kind: "label",
      prompt: "Complete the table.",
      figure: table,
      blanks: [
        { mark: "A", answers: [first] },
        { mark: "B", answers: [second] },
      ],
    });
    expect(flaws(fill("2", "8"))).toEqual([]);
    expect(flaws(fill("2", "6"))).toEqual(["At B the figure has 8, and the key says 6."]);
    const leaf = (label: string): Question => ({
      kind: "label",
      prompt: "Name the part.",
      figure: {
        kind: "labelled-parts",
        title: "A leaf and its stalk",
        parts: [
          { shape: "place", at: [10, 10], label: "stalk" },
          { shape: "place", at: [90, 90], label },
        ],
      },
      blanks: [{ mark: "A", answers: ["stalk", "petiole"] }],
    });
    expect(flaws(leaf("blade"))).toEqual([]);
    const shown = drawFigure(asFigure(forPupils(leaf("end of the Stalk")).figure ?? {}));
    expect(shown.svg + shown.alt).not.toMatch(/stalk/i);
    expect(shown.alt).toContain("blank A");
  });
});
