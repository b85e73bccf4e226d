import { describe, expect, test } from "bun:test";
import { drawFigure, keyOf } from "../../src/figures/draw-figure.ts";
import { kinds } from "../../src/figures/figure.ts";
import { readFigure } from "../../src/figures/read-figure.ts";
import { reasonOf } from "../../src/problem.ts";
import { examples } from "./examples.ts";

function wrongWith(source: string): string {
  try {
    readFigure(source);
    return "nothing";
  } catch (problem) {
    return reasonOf(problem);
  }
}

describe("a figure is read from its block", () => {
  test("there is an example of every kind, and each can be drawn", () => {
    const shown = examples.map(({ source }) => readFigure(source));
    expect([...new Set(shown.map(({ kind }) => kind))].sort()).toEqual(
      kinds.map((kind) => kind.shape.kind.value).sort(),
    );
    for (const figure of shown) expect(drawFigure(figure).alt.length).toBeGreaterThan(20);
  });

  test("whoever wrote it is told what is wrong, and on which line", () => {
    const said: [string, string][] = [
      [
        "kind: number-lin\nfrom: 1\nto: 2",
        "Line 1: there is no figure of the kind `number-lin`. Did you mean `number-line`?",
      ],
      ["kind: number-line\nfrom: 3\nto: 3", "Line 3: `to` must be above `from`."],
      [
        "kind: number-line\nfrom: 0\nto: 1e300",
        "Line 3: `to` must be a number from -1000000000 to 1000000000, not 1e+300.",
      ],
      ["kind: number-line\nfrom: .nan\nto: .inf", "Line 2: `from` must be a number"],
      [
        "kind: number-line\nfrom: 0\nto: 1000\nstep: 0.001",
        "Line 4: `step` must be such that there are no more than 120 marks.",
      ],
      [
        "kind: number-line\nfrom: 0\nto: 5\npoints:\n  - { at: 9 }",
        "Line 5: `points[0].at` must be on the line.",
      ],
      [
        "kind: triangle\nsides: [1, 1, 9]",
        "Line 2: `sides` must be three sides of which two are longer than the third.",
      ],
      ["kind: triangle\nangles: [90, 90, 90]", "180° together"],
      [
        "kind: angles\nabout: line\nangles: [{ size: 100 }]",
        "Line 3: `angles` must be angles of 180° together.",
      ],
      [
        "kind: fraction-bars\nbars: [{ parts: 3, shaded: 4 }]",
        "`bars[0].shaded` must be no more than its `parts`",
      ],
      [
        "kind: table\ncolumns: [a]\nrows:\n  - [1]\n  - [2, 3]",
        "Line 5: `rows[1]` must be no longer than `columns`.",
      ],
      [
        "kind: flow-chart\nsteps:\n  - { text: Go }\n  - { text: Stop, next: nowhere }",
        "Line 4: `steps[1].next` must be the `name` of a step, or end.",
      ],
      [
        "kind: line-chart\nlabels: [a, b]\nlines:\n  - { values: [1, 2, 3] }",
        "Line 4: `lines[0].values` must be one for each of `labels`.",
      ],
      ["kind: coordinate-grid\nx: [0, 5]\ny: [2, 2]", "Line 3: `y` must be two numbers, the lower first."],
      [
        "kind: coordinate-grid\nx: [0, 5]\ny: [0, 2]\ngraphs:\n  - { y: process.exit() }",
        "Line 5: `graphs[0].y` must be a rule such as 2x + 1.",
      ],
      ["kind: cycle\nstages: [a, b]\nblanks: [c]", "Line 3: nothing in the figure is `c`."],
      ["kind: cycle\nstages: [a, b]\ncolour: red", "Line 3: `colour` is not known here."],
      ["kind: cycle\nstages:\n  - a\n  - b: [", "This is not YAML"],
      ["", "`kind` is missing"],
      ["- 1", "It must hold fields"],
    ];
    for (const [source, words] of said) expect(wrongWith(source)).toContain(words);
  });

  test("what is blank is in neither the picture nor the words, and the key has it", () => {
    for (const { source } of examples) {
      const figure = readFigure(source);
      const { svg, alt } = drawFigure(figure);
      const key = keyOf(figure);
      expect(key.size).toBe(figure.blanks?.length ?? 0);
      for (const [number] of key) expect(`${svg} ${alt}`).toContain(String(number));
    }
    const cell = readFigure(
      "kind: cycle\nstages: [evaporation, condensation, precipitation]\nblanks: [condensation]",
    );
    const { svg, alt } = drawFigure(cell);
    expect(svg + alt).not.toContain("condensation");
    expect(alt).toContain("blank 1");
    expect([...keyOf(cell)]).toEqual([[1, "condensation"]]);
  });
});
