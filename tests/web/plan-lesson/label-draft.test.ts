import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { keyOf as keyInFigure } from "../../../src/figures/draw-figure.ts";
import { asFigure } from "../../../src/figures/read-figure.ts";
import { asQuestion } from "../../../src/questions/as-question.ts";
import { figureFlaws } from "../../../src/questions/figure-flaws.ts";
import { forPupils, keyOf } from "../../../src/questions/paper.ts";
import { prove } from "../../../src/questions/prove.ts";
import { draftOf, readDraft } from "../../../src/web/plan/companions/question-draft.ts";

const flower = asQuestion({
  kind: "label",
  prompt: "Name the parts of the flower.",
  figure: {
    kind: "cycle",
    title: "From petal to petal",
    stages: ["petal", "stamen", "carpel", "seed"],
  },
  blanks: [
    { mark: "A", answers: ["petal"] },
    { mark: "B", answers: ["stamen"] },
    { mark: "C", answers: ["carpel"] },
  ],
});

const lamps = asQuestion({
  kind: "label",
  prompt: "Name what stands in the circuit.",
  figure: {
    kind: "circuit",
    series: [
      { is: "cell", label: "cell" },
      { is: "lamp", label: "lamp" },
    ],
  },
  blanks: [{ mark: "A", answers: ["lamp"] }],
});

const table = asQuestion({
  kind: "label",
  prompt: "Complete the table.",
  figure: {
    kind: "table",
    columns: ["n", "3n"],
    rows: [
      [1, 3],
      [2, 6],
      [6, 18],
    ],
    blanks: [
      { row: 2, column: 2 },
      { row: 3, column: 2 },
    ],
  },
  blanks: [
    { mark: "A", answers: ["6"] },
    { mark: "B", answers: ["18"] },
  ],
});

function typed(question: ReturnType<typeof asQuestion>, answers: Record<string, string>) {
  const draft = draftOf(question);
  const blanks = draft.blanks.map((one) => ({ ...one, answers: answers[one.mark] ?? one.answers }));
  const { question: read, problems } = readDraft({ ...draft, blanks });
  if (read === null) throw new Error(problems.join(" "));
  return read;
}

describe("the answers of a figure that is the question", () => {
  test("stay as they are where nobody touches them", () => {
    for (const question of [flower, lamps, table])
      expect(readDraft(draftOf(question))).toEqual({ question, problems: [] });
  });

  test("are written otherwise, in the key and in the figure, and pupils see neither", () => {
    const question = typed(flower, { A: "sepal / green leaf", B: "carpel", C: "stamen" });
    expect(keyOf(question).answer).toBe("A: sepal / green leaf; B: carpel; C: stamen");
    expect(prove(question, figureFlaws)).toEqual([]);
    const shown = JSON.stringify(forPupils(question).figure);
    expect(shown).toContain("seed");
    const key = keyInFigure(asFigure(forPupils(question).figure ?? {}));
    expect([...key.values()]).toEqual(["sepal", "carpel", "stamen"]);
    expect(question.figure).toMatchObject({ stages: ["sepal", "carpel", "stamen", "seed"] });
  });

  test("of a part leave alone what says how it is drawn", () => {
    const question = typed(lamps, { A: "bulb / lamp" });
    expect(question.figure).toMatchObject({ series: [{ is: "cell" }, { is: "lamp", label: "bulb" }] });
    expect(prove(question, figureFlaws)).toEqual([]);
  });

  test("of a table change their own cell and no other that says the same", () => {
    const question = typed(table, { A: "7" });
    expect(question.figure).toMatchObject({
      rows: [
        [1, 3],
        [2, "7"],
        [6, 18],
      ],
    });
    expect(prove(question, figureFlaws)).toEqual([]);
  });

  test("are asked for where one is empty or two are the same", () => {
    const problems = (answers: string) => {
      const draft = draftOf(flower);
      return readDraft({ ...draft, blanks: draft.blanks.with(0, { mark: "A", answers }) }).problems;
    };
    expect(problems(" ")).not.toEqual([]);
    expect(problems("stamen").join()).toContain("Two blanks have the same answer");
  });

  test("whatever words are typed, what is saved is proved, or is not saved", () => {
    const name = fc.stringMatching(/^[a-z]{3,9}( [a-z]{3,9})?$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 3, maxLength: 3 }), ([a = "", b = "", c = ""]) => {
        fc.pre(![a, b, c].some((one) => /\b(seed|from|to)\b/.test(one)));
        const draft = draftOf(flower);
        const blanks = draft.blanks.map((one, at) => ({ ...one, answers: [a, b, c][at] ?? "" }));
        const { question } = readDraft({ ...draft, blanks });
        if (question !== null) expect(keyOf(question).answer).toBe(`A: ${a}; B: ${b}; C: ${c}`);
        if (question !== null) expect(prove(question, () => [])).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
