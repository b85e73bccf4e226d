import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readEquation, sameSolutions, solutionsOf } from "../../src/maths/algebra/equation.ts";
import { factorised, isCollected, isExpanded, unfinished } from "../../src/maths/algebra/form.ts";
import { readExpression } from "../../src/maths/algebra/read.ts";
import { asTex, inLine } from "../../src/maths/algebra/say.ts";
import { equationSlips } from "../../src/maths/algebra/slips/equation-slips.ts";
import { slipsIn } from "../../src/maths/algebra/slips/slips-in.ts";
import { exactly, sameValue } from "../../src/maths/algebra/value.ts";
import {
  equal,
  minus,
  negative,
  over,
  plus,
  type Rational,
  rational,
  times,
} from "../../src/maths/rational.ts";
import { times as often } from "../sweep.ts";

const as = { letters: new Set(["x", "y"]), comma: "thousands" as const };

function read(text: string) {
  const found = readExpression(text, as);
  if ("problem" in found) throw new Error(`${text}: ${found.problem}`);
  return found.expression;
}

/** An expression of the test's own, so that what is read is compared with something that reads nothing. */
type Tree =
  | { is: "number"; value: number }
  | { is: "letter"; name: "x" | "y" }
  | { is: "+" | "-" | "*"; a: Tree; b: Tree }
  | { is: "negative" | "square" | "half"; a: Tree };

const leaf = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map((value): Tree => ({ is: "number", value })),
  fc.constantFrom("x" as const, "y" as const).map((name): Tree => ({ is: "letter", name })),
);
const trees: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc
      .tuple(fc.constantFrom("+" as const, "-" as const, "*" as const), tie("tree"), tie("tree"))
      .map(([is, a, b]): Tree => ({ is, a, b })),
    fc
      .tuple(fc.constantFrom("negative" as const, "square" as const, "half" as const), tie("tree"))
      .map(([is, a]): Tree => ({ is, a })),
  ),
})).tree;

function write(tree: Tree): string {
  switch (tree.is) {
    case "number":
      return `${tree.value}`;
    case "letter":
      return tree.name;
    case "negative":
      return `(-${write(tree.a)})`;
    case "square":
      return `(${write(tree.a)})²`;
    case "half":
      return `(${write(tree.a)})/2`;
    case "*":
      return `(${write(tree.a)})(${write(tree.b)})`;
    default:
      return `(${write(tree.a)} ${tree.is} ${write(tree.b)})`;
  }
}

function at(tree: Tree, x: Rational, y: Rational): Rational {
  switch (tree.is) {
    case "number":
      return rational(tree.value);
    case "letter":
      return tree.name === "x" ? x : y;
    case "negative":
      return negative(at(tree.a, x, y));
    case "square":
      return times(at(tree.a, x, y), at(tree.a, x, y));
    case "half":
      return over(at(tree.a, x, y), rational(2));
    default: {
      const [a, b] = [at(tree.a, x, y), at(tree.b, x, y)];
      return tree.is === "+" ? plus(a, b) : tree.is === "-" ? minus(a, b) : times(a, b);
    }
  }
}

const points = [
  [rational(7, 3), rational(-11, 5)],
  [rational(101), rational(37, 2)],
  [rational(-13), rational(997)],
  [rational(1, 7), rational(5, 11)],
] as const;
const sameEverywhere = (a: Tree, b: Tree) => points.every(([x, y]) => equal(at(a, x, y), at(b, x, y)));

/** The same in other words; `how` decides which of the laws is used at each place. */
function rewritten(tree: Tree, how: () => number): Tree {
  const again = (one: Tree) => rewritten(one, how);
  const law = how() % 6;
  const one: Tree = { is: "number", value: 1 };
  if (law === 0) return { is: "*", a: one, b: inside(tree, again) };
  if (law === 1) return { is: "negative", a: { is: "negative", a: inside(tree, again) } };
  if (law === 2) return { is: "half", a: { is: "+", a: inside(tree, again), b: inside(tree, again) } };
  if (tree.is === "+" || tree.is === "*") {
    if (tree.is === "*" && tree.b.is === "+" && law === 3)
      return {
        is: "+",
        a: { is: "*", a: again(tree.a), b: again(tree.b.a) },
        b: { is: "*", a: again(tree.a), b: again(tree.b.b) },
      };
    return { is: tree.is, a: again(tree.b), b: again(tree.a) };
  }
  if (tree.is === "-") return { is: "+", a: again(tree.a), b: { is: "negative", a: again(tree.b) } };
  if (tree.is === "square") return { is: "*", a: again(tree.a), b: again(tree.a) };
  return inside(tree, again);
}

function inside(tree: Tree, again: (one: Tree) => Tree): Tree {
  if ("b" in tree) return { ...tree, a: again(tree.a), b: again(tree.b) };
  return "a" in tree ? { ...tree, a: again(tree.a) } : tree;
}

const runs = { numRuns: often(150, 3000) };
const short = (text: string) => text.length <= 200;
const known = (text: string) => exactly(read(text)) !== null;

describe("expressions are compared by value", () => {
  test("whatever is rewritten by the laws of arithmetic stays equal", () => {
    fc.assert(
      fc.property(trees, fc.infiniteStream(fc.nat(1000)), (tree, stream) => {
        const other = rewritten(tree, () => stream.next().value ?? 0);
        const [a, b] = [write(tree), write(other)];
        fc.pre(short(a) && short(b) && known(a) && known(b));
        expect([a, b, sameValue(exactly(read(a)), exactly(read(b)))]).toEqual([a, b, true]);
      }),
      runs,
    );
  });

  test("two are equal exactly where they have the same value at several points", () => {
    fc.assert(
      fc.property(trees, trees, (one, other) => {
        const [a, b] = [write(one), write(other)];
        fc.pre(short(a) && short(b) && known(a) && known(b));
        expect([a, b, sameValue(exactly(read(a)), exactly(read(b)))]).toEqual([
          a,
          b,
          sameEverywhere(one, other),
        ]);
      }),
      runs,
    );
  });

  test("what is shown as read reads the same again, in a line and as TeX without loss of a bracket", () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const text = write(tree);
        fc.pre(short(text) && known(text));
        const shown = inLine(read(text));
        expect(sameValue(exactly(read(shown)), exactly(read(text)))).toBe(true);
        const tex = asTex(read(text));
        expect(tex.split("{").length).toBe(tex.split("}").length);
        expect(tex.split("(").length).toBe(tex.split(")").length);
      }),
      runs,
    );
  });

  test("roots are exact: √12 is 2√3, √2 × √8 is 4, and √2 is no decimal", () => {
    const same = (a: string, b: string) => sameValue(exactly(read(a)), exactly(read(b)));
    expect([
      same("√12", "2√3"),
      same("√2 × √8", "4"),
      same("√(9/4)", "1.5"),
      same("(1 + √2)²", "3 + 2√2"),
    ]).toEqual([true, true, true, true]);
    expect([same("√2", "1.41421356"), same("√12", "3√2"), same("√16", "8")]).toEqual([false, false, false]);
  });
});

describe("a pupil's own writing", () => {
  const reads = (text: string) => {
    const found = readExpression(text, as);
    return "problem" in found ? found.problem : inLine(found.expression);
  };
  test.each([
    ["3/4x + 2", "3/4 x + 2"],
    ["0,5", "0.5"],
    ["12,5 %", "12.5%"],
    ["1,250", "1,250"],
    ["1 250", "1,250"],
    ["1,250.50", "1,250.50"],
    ["1 3/4", "1 3/4"],
    ["1¾", "1 3/4"],
    ["-3", "−3"],
    ["2*x", "2 × x"],
    ["x^2", "x²"],
    ["2x² - -3", "2x² − −3"],
    [".5", "0.5"],
    ["sqrt(49)", "√(49)"],
    ["12 ÷ 4", "12 ÷ 4"],
    ["[x+1](x-1)", "(x + 1)(x − 1)"],
  ])("%s is read as %s", (text, shown) => expect(reads(text)).toBe(shown));

  test("an x is a letter where the task has one, and else a times sign", () => {
    const read = readExpression("3 x 4", { letters: new Set(), comma: "thousands" });
    expect("expression" in read && inLine(read.expression)).toBe("3 × 4");
  });

  test.each([
    ["(x + 1", "bracket is not closed"],
    ["x + 1)", "closed that was not opened"],
    ["3 +", "missing at the end"],
    ["3 4", "side by side"],
    ["3/0", "divided by 0"],
    ["2^99", "Powers above"],
    ["x^y", "whole number"],
    ["3 § 4", "cannot be read as mathematics"],
    ["", "nothing here yet"],
  ])("%s is not read, and it is said why", (text, why) => expect(reads(text)).toContain(why));

  test("whatever is typed ends with words or a reading, and costs little", () => {
    const signs = fc.string({ unit: fc.constantFrom(..."0123456789xy+-*/^().,%√π²½ =:"), maxLength: 220 });
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 300 }), signs), (text) => {
        const found = readExpression(text, as);
        if ("problem" in found) expect(found.problem.length).toBeGreaterThan(5);
        else exactly(found.expression);
      }),
      runs,
    );
    const hostile = [
      "(".repeat(199),
      `${"(".repeat(60)}x${")".repeat(60)}`,
      "-".repeat(199),
      "√".repeat(199),
      "9".repeat(199),
      `((9^12)^12)^12`,
      `${"(x+y+1)^12".repeat(18)}`,
      `(((x+y+1)^12)^12)^12`,
      `√${"9".repeat(17)}`,
      "1/".repeat(99),
    ];
    for (const text of hostile) {
      const found = readExpression(text, as);
      if ("expression" in found) exactly(found.expression);
    }
  });
});

describe("the form is looked at apart from the value", () => {
  test.each([
    ["0.5", null],
    ["1/2", null],
    ["2/4", "fraction"],
    ["6/3", "fraction"],
    ["4/1", "fraction"],
    ["1 3/4", null],
    ["1 2/4", "fraction"],
    ["1 5/4", "mixed"],
    ["-3/4", null],
    ["50%", null],
    ["9π", null],
    ["√2", null],
    ["√49", "sum"],
    ["1/4 + 1/4", "sum"],
    ["2 × 3", "sum"],
  ])("%s: %p is left to do", (text, left) => expect<string | null>(unfinished(read(text))).toBe(left));

  test.each([
    ["2x + 6", [true, true, null]],
    ["x + x + 6", [true, false, null]],
    ["2 × 3x", [true, false, null]],
    ["x × x", [true, false, null]],
    ["2(x + 3)", [false, false, "whole"]],
    ["2(2x + 4)", [false, false, "part"]],
    ["x(x + 2)", [false, false, "whole"]],
    ["x(x² + 2x)", [false, false, "part"]],
    ["1(6x + 9)", [false, false, null]],
    ["(x + 1)(x - 1)", [false, false, "whole"]],
    ["5 - (x + 1)", [false, false, null]],
  ] as const)("%s is expanded, collected, factorised: %p", (text, [expanded, collected, product]) => {
    const expression = read(text);
    expect([isExpanded(expression), isCollected(expression), factorised(expression)]).toEqual([
      expanded,
      collected,
      product,
    ]);
  });
});

describe("equations", () => {
  const equation = (text: string) => {
    const found = readEquation(text, as);
    if (found === null) throw new Error(text);
    return found;
  };
  const same = (a: string, b: string) =>
    sameSolutions(solutionsOf(equation(a), "x"), solutionsOf(equation(b), "x"));

  test("have the same solutions after a right step, whatever the step", () => {
    for (const step of [
      "3x = 15",
      "x = 5",
      "5 = x",
      "20 = 3x + 5",
      "6x + 10 = 40",
      "x + 5/3 = 20/3",
      "-3x = -15",
    ])
      expect([step, same("3x + 5 = 20", step)]).toEqual([step, true]);
    for (const step of ["3x = 25", "x + 5 = 20", "x = 15", "x² = 25", "0 = 0"])
      expect([step, same("3x + 5 = 20", step)]).toEqual([step, false]);
    expect(same("x² = 9", "(x - 3)(x + 3) = 0")).toBe(true);
    expect(same("x² = 9", "x = 3")).toBe(false);
  });

  test("the mistakes that pupils make are among those that rules make", () => {
    const made = (before: string, now: string) => {
      const wanted = equation(now);
      return equationSlips(equation(before)).find(
        ({ left, right }) =>
          sameValue(exactly(left), exactly(wanted.left)) && sameValue(exactly(right), exactly(wanted.right)),
      )?.says;
    };
    expect(made("4x + 7 = 31", "4x = 38")).toContain("sign kept");
    expect(made("4x + 7 = 31", "4x = 31")).toContain("Only one side");
    expect(made("4x = 24", "x = 24")).toContain("Only one side was divided");
    expect(made("4x = 24", "x = 20")).toContain("4x means 4 times x");
    expect(made("x/4 = 24", "x = 6")).toContain("done again");
    expect(made("4x + 8 = 24", "x + 8 = 6")).toContain("Every term");
    expect(made("3(x + 2) = 21", "3x + 2 = 21")).toContain("Only the first term");
    const slip = (before: string, now: string) =>
      slipsIn(read(before)).find(({ expression }) => sameValue(exactly(expression), exactly(read(now))))
        ?.says;
    expect(slip("2/5 + 1/3", "3/8")).toContain("denominators were added");
    expect(slip("2/5 + 1/3", "3/15")).toContain("each numerator");
    expect(slip("8 - (x + 3)", "8 - x + 3")).toContain("every term");
    expect(slip("7 + 2 × 5", "45")).toContain("left to right");
    expect(slip("4 - (-6)", "-2")).toContain("Subtracting a negative");
    expect(slip("(-4) × (-6)", "-24")).toContain("like signs");
    expect(slip("5³", "15")).toContain("multiplied by the power");
    expect(slip("4x + 3", "7x")).toContain("Unlike terms");
    expect(slip("3/7 ÷ 2/5", "6/35")).toContain("multiplied as they stand");
    expect(slip("(x + 3)²", "x² + 9")).toContain("middle term");
    expect(slip("√36", "18")).toContain("halved");
  });
});
