import { expect, test } from "bun:test";
import fc from "fast-check";
import { inPlain } from "../../src/formulas/in-plain.ts";
import { setMaths, setTyped } from "../../src/formulas/set-maths.ts";
import { asPrinted } from "../../src/formulas/typed-maths.ts";
import { unsetMaths } from "../../src/formulas/unset-maths.ts";
import { generate, kinds } from "../../src/maths/generate.ts";
import { numbersTo, times } from "../sweep.ts";

test("every fraction, power and root of a generated task is set, and reads the same again, by either reader", () => {
  for (const kind of kinds)
    for (const level of ["easy", "medium", "hard"] as const)
      for (const seed of numbersTo(times(2, 40)))
        for (const { question, answer, steps } of generate(kind, level, seed, 2))
          for (const plain of [question, answer, ...steps]) {
            const set = setMaths(plain);
            expect([inPlain(set), unsetMaths(set)]).toEqual([plain, plain]);
            expect([set, /\d\/\d|√|\d[²³]/.test(set.replace(/\$[^$]*\$/g, ""))]).toEqual([set, false]);
          }
});

test.each<[string, string]>([
  ["Work out 2 1/4 + 3/8.", "Work out $2\\frac{1}{4} + \\frac{3}{8}$."],
  ["5/6 = □/18", "$\\frac{5}{6} = \\frac{\\square}{18}$"],
  ["the sides: √(6² + 8²) = 10", "the sides: $\\sqrt{6^{2} + 8^{2}} = 10$"],
  ["(1/2 + 1/3) × 6 is 5", "$(\\frac{1}{2} + \\frac{1}{3}) \\times 6$ is 5"],
])("%p becomes %p", (plain, set) => expect(setMaths(plain)).toBe(set));

test("what only looks like mathematics stays as it is: dates, units, prices, rooms, code, formulas", () => {
  const same = [
    "on 3/4/2026 in room 7B/8C",
    "60 km/h, 3 m², £1/2 off",
    "run `1/2` or $\\frac{1}{2}$",
    "```python\nprint(1/2)\n```",
    "and/or; 12.1/2; x and y",
  ];
  for (const text of same) expect(setMaths(text)).toBe(text);
});

test("whatever is written, it reads the same again, and setting it twice is setting it once", () => {
  const piece = fc.constantFrom(
    "1/2",
    "3",
    " + ",
    "−",
    "x²",
    "√",
    "(",
    ")",
    " ",
    "□/4",
    "a",
    " of ",
    "$",
    "/",
    "12,345",
    ".",
    "⁻³",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join("");
      const set = setMaths(text);
      expect(setMaths(set)).toBe(set);
      if (!text.includes("$")) expect(inPlain(set)).toBe(text);
    }),
    { numRuns: times(400, 20_000) },
  );
});

test("a bracket that never closes, however long, costs nothing", () => {
  for (const long of [
    `(${"1".repeat(50_000)}`,
    "1/2 + ".repeat(500),
    "(".repeat(50_000),
    `√(${"1 + ".repeat(20_000)}`,
  ])
    expect(setMaths(long).length).toBeGreaterThan(0);
});

test.each<[string, string]>([
  ["Work out 2^3 and 10^-4.", "Work out $2^{3}$ and $10^{-4}$."],
  ["Solve x^2 - 5x + 6 = 0", "Solve $x^{2} - 5x + 6 = 0$"],
  ["A square of area 2 has sides of sqrt(2) cm", "A square of area 2 has sides of $\\sqrt{2}$ cm"],
  ["c = sqrt(a^2 + b^2)", "$c = \\sqrt{a^{2} + b^{2}}$"],
  ["2^3 × 2^4 = 2^7, so add the powers", "$2^{3} \\times 2^{4} = 2^{7}$, so add the powers"],
  ["3.2 × 10^(-5) is small", "$3.2 \\times 10^{-5}$ is small"],
  ["(x + 1)^2 is not x^2 + 1", "$(x + 1)^{2}$ is not $x^{2} + 1$"],
  ["the graph of y=x^2-4, or y = x^2", "the graph of $y = x^{2} - 4$, or $y = x^{2}$"],
  ["Draw y=x^2+3x-1.", "Draw $y = x^{2} + 3x - 1$."],
  ["5t^2 grows faster; 2sqrt(3) does not", "$5t^{2}$ grows faster; $2\\sqrt{3}$ does not"],
])("%p, as a keyboard has it, becomes %p", (typed, set) => {
  expect(setMaths(typed)).toBe(set);
  expect(setTyped(typed)).toBe(set);
});

test("a keyboard's signs that are no mathematics stay: code, units, marks, addresses, names of programs", () => {
  const same = [
    "type `x^2` or `sqrt(2)`",
    "```python\nprint(2^3)\n```",
    "an area of 12 m^2, at 9.8 m/s^2, 3 cm^2",
    "see the note[^2], the 2^nd one, word^2",
    "math.sqrt(2), sqrt, sqrt(), x^, ^2, a^b^c",
    "https://example.org/x^2?y=2^3",
    "it costs $5 and 2^3",
  ];
  for (const text of same) expect([setMaths(text), setTyped(text)]).toEqual([text, text]);
});

test("whatever is typed with carets, what is set reads as it was meant, and fractions alone are not touched by it", () => {
  const piece = fc.constantFrom(
    "x",
    "2",
    "^",
    "^2",
    "^-3",
    "sqrt(",
    ")",
    "(",
    " - ",
    " + ",
    " = ",
    " ",
    "12",
    "/",
    ".",
    "$",
    "`",
    "a",
    "\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
      const text = pieces.join("");
      const set = setTyped(text);
      expect(setTyped(set)).toBe(set);
      if (!text.includes("$")) {
        const read = (words: string) => asPrinted(words).replace(/√\(([^() +−/]*)\)/g, "√$1");
        expect(read(inPlain(set))).toBe(read(text));
      }
    }),
    { numRuns: times(400, 20_000) },
  );
  expect(setTyped("1/2 of 3²")).toBe("1/2 of 3²");
});

test("a caret row, however long, costs nothing", () => {
  for (const long of [
    "x^2 + ".repeat(5_000),
    "2^".repeat(20_000),
    `sqrt(${"1 - ".repeat(10_000)}`,
    "1 - ".repeat(20_000),
  ])
    expect(setTyped(long).length).toBeGreaterThan(0);
});
