import { greatestCommonDivisor } from "../rational.ts";
import { bare, type Expression, lettersIn, partsOf } from "./expression.ts";
import { isFraction } from "./say.ts";
import { exactly, numberOf } from "./value.ts";

/** What is still to be done to a number that has the right value; null: it is as a number is written at the end. */
export type Unfinished = "sum" | "fraction" | "mixed";

/** Whether it is one number, worked out: 3, −0.75, 3/4, 1 3/4, 50 %, 9π, √2, 2√3. */
export function unfinished(given: Expression): Unfinished | null {
  const expression = bare(given);
  if (expression.kind === "negative" || expression.kind === "percent") return unfinished(expression.of);
  if (expression.kind === "number") return null;
  if (expression.kind === "letter") return expression.name === "π" ? null : "sum";
  if (expression.kind === "root") return numberOf(exactly(expression)) === null ? null : "sum";
  if (expression.kind === "mixed") return mixedProblem(expression);
  if (isFraction(expression)) return isLowest(expression) ? null : "fraction";
  // 9π and 2√3: a number, and what no number says exactly.
  if (expression.kind === "product" && expression.beside) {
    const kept = bare(expression.right);
    const isKept = (kept.kind === "letter" && kept.name === "π") || kept.kind === "root";
    return isKept ? (unfinished(expression.left) ?? unfinished(kept)) : "sum";
  }
  return "sum";
}

function mixedProblem({ top, bottom }: { top: bigint; bottom: bigint }): Unfinished | null {
  if (top >= bottom) return "mixed";
  return greatestCommonDivisor(top, bottom) === 1n ? null : "fraction";
}

function isLowest(expression: Expression): boolean {
  const [top, bottom] = partsOf(expression).map((part) => (part.kind === "number" ? part.value.top : 1n));
  if (top === undefined || bottom === undefined || bottom === 1n || top === 0n) return false;
  return greatestCommonDivisor(top, bottom) === 1n;
}

/** The terms of a sum, each with its sign; brackets round all of it do not count. */
export function termsOf(given: Expression): { term: Expression; minus: boolean }[] {
  const expression = bare(given);
  if (expression.kind === "negative")
    return termsOf(expression.of).length > 1
      ? [{ term: expression, minus: false }]
      : [{ term: expression.of, minus: true }];
  if (expression.kind !== "sum") return [{ term: expression, minus: false }];
  const left = termsOf(expression.left);
  if (bare(expression.right).kind === "sum" && expression.sign === "−")
    return [...left, { term: expression.right, minus: true }];
  const right = termsOf(expression.right);
  return [
    ...left,
    ...right.map(({ term, minus }) => ({ term, minus: expression.sign === "−" ? !minus : minus })),
  ];
}

/** No bracket is left to multiply out. */
export function isExpanded(expression: Expression): boolean {
  return termsOf(expression).every(({ term }) => isTerm(term));
}

/** A number, letters and their powers, and nothing that is added inside. */
function isTerm(given: Expression): boolean {
  const expression = bare(given);
  if (expression.kind === "sum") return false;
  return partsOf(expression).every(isTerm);
}

/** No two terms of the same letters are left, and no numbers to be multiplied within one. */
export function isCollected(expression: Expression): boolean {
  const terms = termsOf(expression);
  const value = exactly(expression);
  if (!isExpanded(expression) || value === null) return false;
  return (
    terms.length === Math.max(1, value.top.size) &&
    terms.every(({ term }) => numbersIn(term) <= 1 && lettersWritten(term) === lettersIn(term).size)
  );
}

function numbersIn(expression: Expression): number {
  if (isFraction(expression) || expression.kind === "number" || expression.kind === "mixed") return 1;
  return partsOf(expression).reduce((sum, part) => sum + numbersIn(part), 0);
}

/** Each letter once in a term: x × x is to be written x². */
function lettersWritten(expression: Expression): number {
  if (expression.kind === "letter") return 1;
  return partsOf(expression).reduce((sum, part) => sum + lettersWritten(part), 0);
}

/** "whole": a product with nothing left to take out of its brackets. "part": a product, with something left. */
export function factorised(given: Expression): "whole" | "part" | null {
  const expression = bare(given);
  if (expression.kind === "negative") return factorised(expression.of);
  const factors = factorsOf(expression);
  const sums = factors.filter((factor) => bare(factor).kind === "sum");
  if (sums.length === 0 || (factors.length < 2 && expression.kind !== "power")) return null;
  // 1(6x + 9) takes nothing out.
  const outside = factors.filter((factor) => !sums.includes(factor));
  if (sums.length === 1 && outside.every(isOne) && expression.kind !== "power") return null;
  return sums.every((factor) => hasNothingInCommon(factor)) ? "whole" : "part";
}

function factorsOf(given: Expression): Expression[] {
  const expression = bare(given);
  if (expression.kind === "product") return [...factorsOf(expression.left), ...factorsOf(expression.right)];
  if (expression.kind === "power") return factorsOf(expression.base);
  if (expression.kind === "negative") return factorsOf(expression.of);
  return [expression];
}

function isOne(expression: Expression): boolean {
  const number = numberOf(exactly(expression));
  return number !== null && (number.top === 1n || number.top === -1n) && number.bottom === 1n;
}

function hasNothingInCommon(expression: Expression): boolean {
  const terms = [...(exactly(expression)?.top.values() ?? [])];
  const [first] = terms;
  if (first === undefined) return false;
  const number = terms.map(({ by }) => by.top).reduce((a, b) => greatestCommonDivisor(a, b));
  const letter = first.monomial.letters.some(([name]) =>
    terms.every(({ monomial }) => monomial.letters.some(([other]) => other === name)),
  );
  return (number === 1n || number === -1n) && !letter && terms.every(({ by }) => by.bottom === 1n);
}
