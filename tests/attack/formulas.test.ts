import { expect, test } from "bun:test";
import fc from "fast-check";
import { readFormula } from "../../src/formulas/read-formula.ts";
import { readBlocks } from "../../src/lesson/export/blocks.ts";
import { parseMarkdown } from "../../src/markdown/tree.ts";
import { Problem } from "../../src/problem.ts";
import { times } from "../sweep.ts";

const hostile: Readonly<Record<string, string>> = {
  "a macro of itself": "\\def\\x{\\x\\x}\\x",
  "a macro, renamed": "\\newcommand{\\a}{\\a\\a}\\a",
  "let in place of def": "\\let\\x=\\frac \\x12",
  "a name made of letters": "\\csname def\\endcsname\\x{1}",
  "a hundred thousand braces": "{".repeat(100_000),
  "as many, closed": "{".repeat(50_000) + "}".repeat(50_000),
  "few enough to be read, too deep to be shown": `${"{".repeat(1900)}x${"}".repeat(1900)}`,
  "roots in roots": `${"\\sqrt{".repeat(600)}x${"}".repeat(600)}`,
  "roots with no braces": "\\sqrt".repeat(700),
  "environments in environments": "\\begin{matrix}".repeat(200),
  "a megabyte": "x+".repeat(500_000),
  "a link": "\\href{javascript:alert(1)}{x}",
  "an address": "\\url{https://example.org}",
  "a picture from elsewhere": "\\includegraphics{https://example.org/x.png}",
  "an id": "\\id{root}{x}",
  "a style": "\\style{position:fixed}{x}",
  "no end": "\\frac{1}{2",
  "no beginning": "x}",
  "a command nobody knows": "\\explode{x}",
  nothing: "   ",
};

test.each(Object.entries(hostile))("%s is refused in one sentence", (_, tex) => {
  let said = "";
  try {
    readFormula(tex, false);
  } catch (error) {
    expect(error).toBeInstanceOf(Problem);
    said = error instanceof Error ? error.message : "";
  }
  expect(said).toMatch(/^This formula [^\n]{4,200}\.$/);
});

test("a size that nobody needs is cut down, and nothing of what a formula hides is kept", () => {
  const huge = JSON.stringify(
    readFormula("\\hspace{99999em}\\rule{99999em}{99999em}x\\kern9999em", true).tree,
  );
  expect(huge).not.toMatch(/\d{3}/);
  expect(JSON.stringify(readFormula("\\phantom{\\text{secret}} x", false).tree)).not.toContain("secret");
  expect(JSON.stringify(readFormula("\\color{red}x", false).tree)).not.toMatch(/ff0000|red|style/);
});

test("letters of any kind are read or refused, and never anything else", () => {
  const signs = fc.constantFrom(
    ..."\\ { } ^ _ & $ # % ~ ' < > \" frac sqrt text left ( right ) begin{matrix} end{matrix} x 1 é 數 \n".split(
      " ",
    ),
  );
  const soup = fc
    .array(fc.oneof(signs, fc.string({ maxLength: 4 })), { maxLength: 40 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(soup, (tex) => {
      try {
        const kept = JSON.stringify(readFormula(tex, false).tree);
        expect(kept).not.toMatch(/"(?:href|style|id|class|src|onclick)":/);
      } catch (error) {
        expect(error).toBeInstanceOf(Problem);
      }
    }),
    { numRuns: times(300, 20_000) },
  );
});

test("a note full of open dollars is read as text, each letter a bounded number of times", () => {
  for (const [text, headings] of [
    [`${"$a ".repeat(20_000)}\n\n# End`, 1],
    [`${"$$a ".repeat(20_000)}\n\n# End`, 1],
    [`${"$".repeat(60_000)}\n\n# End`, 1],
    [`$$\n${"x\n".repeat(5000)}\n# End`, 1],
    [`${"$5 a ".repeat(10_000)}x$\n\n# End`, 1],
  ] as const) {
    const { children } = parseMarkdown(text);
    expect(children.filter(({ type }) => type === "heading")).toHaveLength(headings);
  }
});

test("a broken formula is said where it stands, and the lesson goes on", () => {
  const [before, broken, after] = readBlocks("Before.\n\nIt is $\\frac{1$ there.\n\nAfter $x$.");
  expect(JSON.stringify(broken)).toContain("This formula does not end: a bracket is left open.");
  expect(JSON.stringify(before)).toContain("Before.");
  expect(JSON.stringify(after)).toContain('"formula"');
});
