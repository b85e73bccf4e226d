import { expect, test } from "bun:test";
import fc from "fast-check";
import { readFormula } from "../../../src/formulas/read-formula.ts";
import { readLine } from "../../../src/web/study/exercise/maths/read-line.ts";

const tex = (text: string, letters: string[] = []) => {
  const read = readLine(text, letters);
  return read === null ? null : "tex" in read ? read.tex : `! ${read.problem}`;
};

test("a line is shown as it was read: sides, units, points, ratios and lists", () => {
  expect(tex("3x + 5 = 20", ["x"])).toBe("3x + 5 = 20");
  expect(tex("3/4 x 2")).toBe("\\frac{3}{4} \\times 2");
  expect(tex("24 cm²")).toBe("24\\,\\text{cm²}");
  expect(tex("£4,50")).toBe("\\text{£}4.50");
  expect(tex("(3, -2)")).toBe("(3 ,\\; -2)");
  expect(tex("2:3")).toBe("2 : 3");
  expect(tex("£12 and £18")).toBe("\\text{£}12 \\text{ and } \\text{£}18");
  expect(tex("  ")).toBeNull();
});

test("what is not read yet says why, and a letter of another task is no times sign", () => {
  expect(tex("3 +")).toContain("! Something is missing");
  expect(tex("3x = 15", ["y"])).toContain("! There is a letter in it, x");
});

test("whatever is read can be set", () => {
  const signs = fc.string({ unit: fc.constantFrom(..."0123456789xy+-*/^().,%√π²=: £"), maxLength: 40 });
  fc.assert(
    fc.property(signs, (text) => {
      const read = readLine(text, ["x", "y"]);
      if (read !== null && "tex" in read && read.tex !== "") readFormula(read.tex, false);
    }),
    { numRuns: 150 },
  );
});
