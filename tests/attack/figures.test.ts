import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { drawFigure } from "../../src/figures/draw-figure.ts";
import { readFigure } from "../../src/figures/read-figure.ts";
import { Problem } from "../../src/problem.ts";
import { examples } from "../figures/examples.ts";
import { boxesIn } from "../figures/picture-boxes.ts";
import { times } from "../sweep.ts";

/** One sentence or more for a person, never a stack, never long. */
function refusal(source: string): string {
  try {
    drawFigure(readFigure(source));
    return "drawn";
  } catch (problem) {
    expect(problem).toBeInstanceOf(Problem);
    const { message } = problem instanceof Problem ? problem : { message: "" };
    expect(message).toStartWith("This figure cannot be drawn. ");
    expect(message.length).toBeLessThan(900);
    return message;
  }
}

const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join("\n");

describe("a figure that means harm", () => {
  test.each([
    [
      "a million points",
      `kind: coordinate-grid\nx: [0, 9]\ny: [0, 9]\npoints:\n${many(1_000_000, () => "- {x: 1, y: 1}")}`,
    ],
    [
      "more points than there may be",
      `kind: coordinate-grid\nx: [0, 9]\ny: [0, 9]\npoints:\n${many(500, () => "- {x: 1, y: 1}")}`,
    ],
    [
      "a bomb of aliases",
      `kind: table\na: &a [x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\ncolumns: *b\nrows: [[1]]`,
    ],
    ["a merge", "kind: cycle\nstages: [a, b]\n<<: { title: x }"],
    ["a tag", "kind: !!js/function 'x'\nstages: [a, b]"],
    ["brackets in brackets", `kind: table\nrows: ${"[".repeat(5000)}`],
    ["dashes in dashes", `kind: table\nrows:\n  ${"- ".repeat(5000)}x`],
    ["no number", "kind: number-line\nfrom: .nan\nto: 3"],
    ["no end", "kind: number-line\nfrom: 0\nto: .inf"],
    ["a number beyond all", "kind: bar-chart\nbars: [{ label: a, value: 1e300 }]"],
    ["an axis of no length", "kind: coordinate-grid\nx: [3, 3]\ny: [0, 1]"],
    ["a grid of a million lines", "kind: coordinate-grid\nx: [0, 1000000]\ny: [0, 1]\nxStep: 0.001"],
    ["a label longer than any", `kind: cycle\nstages: [${"a".repeat(5000)}, b]`],
    ["a label with a control sign", 'kind: cycle\nstages: ["a\\u0000b", c]'],
    ["a label that looks like a blank", 'kind: cycle\nstages: ["\\uE0001\\uE001", c]'],
    ["another document behind", "kind: cycle\nstages: [a, b]\n---\nkind: cycle"],
    [
      "a rule that is a program",
      "kind: coordinate-grid\nx: [0, 1]\ny: [0, 1]\ngraphs: [{ y: constructor.constructor('x')() }]",
    ],
    [
      "a rule in brackets without end",
      `kind: coordinate-grid\nx: [0, 1]\ny: [0, 1]\ngraphs: [{ y: "${"(".repeat(59)}" }]`,
    ],
    ["a prototype", "kind: cycle\n__proto__: { polluted: yes }\nstages: [a, b]"],
  ])("%s is refused in a sentence", (_, source) => {
    expect(refusal(source)).not.toBe("drawn");
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });

  test("markup, right-to-left text and signs that turn it stay words", () => {
    const source = `kind: cycle\nstages:\n  - "<script>alert(1)</script>"\n  - "]]></svg><img src=x onerror=alert(1)>"\n  - "\\u202Etxet desrever\\u202C שלום"\n  - "🏳️‍🌈🏳️‍🌈🏳️‍🌈"`;
    const { svg } = drawFigure(readFigure(source));
    const { tags } = boxesIn(svg);
    expect([...tags].filter((tag) => !["path", "rect", "ellipse", "text"].includes(tag))).toEqual([]);
    const bare = svg.replace(/"[^"]*"/g, '""').replace(/>[^<]*</g, "><");
    expect(bare).not.toMatch(/script|<img|\son\w+=|href/i);
  });

  test("a flow chart that goes round and a web of rings come to an end", () => {
    const steps = many(
      16,
      (at) => `  - { name: s${at}, text: Step ${at}?, yes: s${(at + 7) % 16}, no: s${at} }`,
    );
    expect(drawFigure(readFigure(`kind: flow-chart\nsteps:\n${steps}`)).height).toBeLessThan(2500);
    const links = many(40, (at) => `  - a${at % 7} -> a${(at * 3 + 1) % 7}`);
    expect(drawFigure(readFigure(`kind: food-web\nlinks:\n${links}`)).height).toBeLessThan(2500);
  });

  test("whatever is cut from or put into a figure, it is drawn or refused", () => {
    const sources = fc.constantFrom(...examples.map(({ source }) => source));
    const edits = fc.tuple(
      sources,
      fc.nat(),
      fc.nat({ max: 30 }),
      fc.constantFrom("", "-", "1e9", "{", "]", "null", "ﷺ", ": ", "\n", "'", "-1"),
    );
    fc.assert(
      fc.property(edits, ([source, at, long, put]) => {
        const from = at % source.length;
        refusal(source.slice(0, from) + put + source.slice(from + long));
      }),
      { numRuns: times(60, 4000) },
    );
  });
});
