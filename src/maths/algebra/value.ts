import { over, plus, power, type Rational, rational } from "../rational.ts";
import type { Expression } from "./expression.ts";
import {
  added,
  asNumber,
  multiplied,
  negated,
  type Polynomial,
  same,
  single,
  TooMuch,
} from "./polynomial.ts";

/** What an expression is worth whatever its letters stand for, exactly: one sum of terms over another. */
export type Value = { top: Polynomial; bottom: Polynomial };

const one = single(rational(1));

/** null where it is divided by 0, a root is taken that no school takes, or it is too big. */
export function exactly(expression: Expression): Value | null {
  try {
    return worth(expression);
  } catch (error) {
    if (error instanceof TooMuch || error instanceof RangeError) return null;
    throw error;
  }
}

/** The same for every value of the letters; false also where one of them has none. */
export function sameValue(a: Value | null, b: Value | null): boolean {
  if (a === null || b === null) return false;
  try {
    return same(multiplied(a.top, b.bottom), multiplied(b.top, a.bottom));
  } catch (error) {
    if (error instanceof TooMuch) return false;
    throw error;
  }
}

/** A plain number; null where letters or roots are left. */
export function numberOf(value: Value | null): Rational | null {
  const [top, bottom] = value === null ? [null, null] : [asNumber(value.top), asNumber(value.bottom)];
  return top === null || bottom === null ? null : over(top, bottom);
}

export function difference(a: Value, b: Value): Value {
  return sum(a, { ...b, top: negated(b.top) });
}

function sum(a: Value, b: Value): Value {
  if (same(a.bottom, b.bottom)) return { top: added(a.top, b.top), bottom: a.bottom };
  const top = added(multiplied(a.top, b.bottom), multiplied(b.top, a.bottom));
  return { top, bottom: multiplied(a.bottom, b.bottom) };
}

function quotient(a: Value, b: Value): Value {
  if (b.top.size === 0) throw new RangeError("Nothing can be divided by 0.");
  return plainer({ top: multiplied(a.top, b.bottom), bottom: multiplied(a.bottom, b.top) });
}

/** A number below goes into the numbers above. */
function plainer({ top, bottom }: Value): Value {
  const number = asNumber(bottom);
  if (number === null || number.top === 0n) return { top, bottom };
  return { top: multiplied(top, single(over(rational(1), number))), bottom: one };
}

function worth(expression: Expression): Value {
  switch (expression.kind) {
    case "number":
      return plain(expression.value);
    case "mixed":
      return plain(plus(rational(expression.units), rational(expression.top, expression.bottom)));
    case "letter":
      return { top: single(rational(1), { root: 1n, letters: [[expression.name, 1]] }), bottom: one };
    case "sum": {
      const [left, right] = [worth(expression.left), worth(expression.right)];
      return expression.sign === "+" ? sum(left, right) : difference(left, right);
    }
    case "product": {
      const [left, right] = [worth(expression.left), worth(expression.right)];
      return { top: multiplied(left.top, right.top), bottom: multiplied(left.bottom, right.bottom) };
    }
    case "quotient":
      return quotient(worth(expression.left), worth(expression.right));
    case "negative": {
      const { top, bottom } = worth(expression.of);
      return { top: negated(top), bottom };
    }
    case "percent":
      return quotient(worth(expression.of), plain(rational(100)));
    case "group":
      return worth(expression.of);
    case "power":
      return raised(worth(expression.base), expression.exponent);
    case "root":
      return rooted(numberOf(worth(expression.of)));
  }
}

const plain = (value: Rational): Value => ({ top: single(value), bottom: one });

function raised(base: Value, exponent: number): Value {
  const number = numberOf(base);
  if (number !== null) {
    if (`${number.top}${number.bottom}`.length * Math.abs(exponent) > 400) throw new TooMuch();
    return plain(power(number, exponent));
  }
  if (exponent < 0) return quotient(plain(rational(1)), raised(base, -exponent));
  let value = plain(rational(1));
  for (let times = 0; times < exponent; times++)
    value = { top: multiplied(value.top, base.top), bottom: multiplied(value.bottom, base.bottom) };
  return value;
}

const largestRoot = 1_000_000_000n;

/** √(p/q) is √(pq)/q, and what is square in pq comes out. */
function rooted(of: Rational | null): Value {
  if (of === null || of.top < 0n) throw new RangeError("There is no such root.");
  let left = of.top * of.bottom;
  if (left > largestRoot) return exactRoot(of);
  let out = 1n;
  for (let factor = 2n; factor * factor <= left; factor++)
    while (left % (factor * factor) === 0n) {
      left /= factor * factor;
      out *= factor;
    }
  if (left === 0n) return plain(rational(0));
  return { top: single(rational(out, of.bottom), { root: left, letters: [] }), bottom: one };
}

/** Of big numbers only what comes out even: nobody takes 123456789123 apart. */
function exactRoot({ top, bottom }: Rational): Value {
  const [a, b] = [wholeRoot(top), wholeRoot(bottom)];
  if (a === null || b === null) throw new TooMuch();
  return plain(rational(a, b));
}

/** null where it does not come out even. */
export function wholeRoot(value: bigint): bigint | null {
  let root = BigInt(Math.floor(Math.sqrt(Number(value))));
  while (root * root > value) root--;
  while ((root + 1n) * (root + 1n) <= value) root++;
  return root * root === value ? root : null;
}
