import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Nodes } from "mdast";
import { inPlain } from "../../src/formulas/in-plain.ts";
import { parseMarkdown } from "../../src/markdown/tree.ts";

function formulasIn(node: Nodes): string[] {
  if (node.type === "formula" || node.type === "formulaBlock") return [node.tex];
  return "children" in node ? node.children.flatMap((child: Nodes) => formulasIn(child)) : [];
}
const found = (markdown: string) => formulasIn(parseMarkdown(markdown));

describe("what stands between dollars", () => {
  test.each([
    ["The area is $\\pi r^2$.", ["\\pi r^2"]],
    ["$x$, $y$ and **$z_1$**", ["x", "y", "z_1"]],
    ["$a * b * c$ and $\\{1, 2\\}$", ["a * b * c", "\\{1, 2\\}"]],
    ["On one line: $$ y = 2x $$", ["y = 2x"]],
    ["Work it out:\n$$\n2x + 3\n- 4 &= 7\n$$\nThen stop.", ["2x + 3\n- 4 &= 7"]],
    ["- first\n  $$\n  x\n  $$\n- then $y$", ["x", "y"]],
    ["> $$\n> x^2\n> $$", ["x^2"]],
    ["| a | b |\n|---|---|\n| $\\frac12$ | $5 |", ["\\frac12"]],
    ["$a\\$b$", ["a\\$b"]],
  ])("is a formula: %s", (markdown, formulas) => expect(found(markdown)).toEqual(formulas));

  test.each([
    "It costs $5 and $6.",
    "**$5** a head, or US$7 (in US$), A$3.50.",
    "From $20–$30, e.g. $25.",
    "$5 (US$)",
    "$ x $ and $x $ and $ x$",
    "`$x$` is code",
    "\\$x\\$ is written with two dollars",
    "$$\nno end\n\n# A heading\n\ntext",
    "A tip of $2, then $3, then nothing.",
    "Pay $10/$12 a day; $1,000 in all",
  ])("is money, code or nothing: %s", (markdown) => expect(found(markdown)).toEqual([]));

  test("an open formula takes no heading with it", () => {
    const { children } = parseMarkdown("$$\nx = 1\n\n## Main\n\n$y");
    expect(children.map(({ type }) => type)).toContain("heading");
  });

  test("amounts of any size, in any sentence, stay text", () => {
    const amount = fc.oneof(fc.integer({ min: 1, max: 9999 }), fc.double({ min: 0.5, max: 99, noNaN: true }));
    const words = fc.constantFrom(" and ", " or ", ", then ", "–", " to ", "/", " (not ", ") is less than ");
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, words), { minLength: 1, maxLength: 8 }), (parts) => {
        const text = parts.map(([value, word]) => `$${Number(value.toFixed(2))}${word}`).join("");
        expect(found(`They paid ${text}nothing.`)).toEqual([]);
      }),
    );
  });
});

test("a terminal shows formulas in ordinary letters, and everything else as it is", () => {
  expect(inPlain("Work out $\\frac{3}{4}+\\frac{1}{6}$ for $5.\n\n$$\n\\sqrt{x^2+1}\n$$\n\n*end*")).toBe(
    "Work out 3/4 + 1/6 for $5.\n\n√(x² + 1)\n\n*end*",
  );
  expect(inPlain("Broken: $\\frac{1$ here")).toBe("Broken: $\\frac{1$ here");
});
