import { minus, negative, over, plus, type Rational, rational, times } from "../rational.ts";
import type { Expression } from "./expression.ts";
import { coefficients, single } from "./polynomial.ts";
import { readExpression } from "./read.ts";
import type { ReadAs } from "./tokens.ts";
import { difference, exactly, sameValue, type Value, wholeRoot } from "./value.ts";

export type Equation = { left: Expression; right: Expression };

/** null where it is not one equation. */
export function readEquation(text: string, as: ReadAs): Equation | null {
  const sides = text.split("=");
  const [left, right] = sides.map((side) => readExpression(side, as));
  if (sides.length !== 2 || left === undefined || right === undefined) return null;
  return "problem" in left || "problem" in right ? null : { left: left.expression, right: right.expression };
}

/** What makes an equation true. `other`: found by no rule here; two of those are compared by their terms. */
export type Solutions =
  | { kind: "values"; values: Rational[] }
  | { kind: "all" }
  | { kind: "none" }
  | { kind: "other"; value: Value };

export function solutionsOf({ left, right }: Equation, letter: string): Solutions | null {
  const [a, b] = [exactly(left), exactly(right)];
  if (a === null || b === null) return null;
  const value = difference(a, b);
  const found = coefficients(value.top, letter);
  if (found === null || found.length > 3) return { kind: "other", value };
  const [free = rational(0), first = rational(0), second = rational(0)] = found;
  if (second.top !== 0n) return quadratic(free, first, second) ?? { kind: "other", value };
  if (first.top !== 0n) return { kind: "values", values: [over(negative(free), first)] };
  return { kind: free.top === 0n ? "all" : "none" };
}

/** null where its solutions are no fractions. */
function quadratic(free: Rational, first: Rational, second: Rational): Solutions | null {
  const inside = minus(times(first, first), times(rational(4), times(second, free)));
  if (inside.top < 0n) return { kind: "none" };
  const [top, bottom] = [wholeRoot(inside.top), wholeRoot(inside.bottom)];
  if (top === null || bottom === null) return null;
  const root = rational(top, bottom);
  const twice = times(rational(2), second);
  const both = [over(plus(negative(first), root), twice), over(minus(negative(first), root), twice)];
  return { kind: "values", values: top === 0n ? both.slice(0, 1) : both };
}

export function sameSolutions(a: Solutions | null, b: Solutions | null): boolean {
  if (a === null || b === null) return false;
  if (a.kind === "values" && b.kind === "values") {
    const has = (all: readonly Rational[], one: Rational) =>
      all.some((other) => minus(other, one).top === 0n);
    return a.values.length === b.values.length && a.values.every((value) => has(b.values, value));
  }
  if (a.kind === "other" && b.kind === "other") return isMultiple(a.value, b.value);
  return a.kind === b.kind;
}

/** One equation times a number is the other. */
function isMultiple(a: Value, b: Value): boolean {
  const [key, term] = [...a.top][0] ?? [];
  const other = key === undefined ? undefined : b.top.get(key);
  if (term === undefined || other === undefined) return false;
  const factor = single(over(other.by, term.by));
  return sameValue({ top: a.top, bottom: single(rational(1)) }, quotientBy(b, factor));
}

function quotientBy({ top }: Value, factor: Value["top"]): Value {
  return { top, bottom: factor };
}
