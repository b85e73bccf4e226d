import {
  compare,
  equal,
  minus,
  over,
  type Rational,
  rational,
  times,
  toNumber,
} from "../../../src/maths/rational.ts";
import type { Claim } from "./claims.ts";
import type { Expression } from "./expression.ts";

type Names = ReadonlyMap<string, Rational>;

/** π as a number that nothing else is made of, so that 2π + 3π = 5π holds and π = 3.14 does not. */
const pi = rational(1_000_000_007n, 318_309_889n);
const truePi = rational(31_415_926_535_897_932n, 10_000_000_000_000_000n);

/** null where it cannot be said: a name has no value. */
export function holds({ left, relation, right }: Claim, known: Names): boolean | null {
  if (relation === "≈") return nearly(left, right, known);
  const names = new Map([...known, ["π", pi]]);
  const strict = compared(left.value(names, "units"), right.value(names, "units"), relation);
  if (strict !== false || !unitsAreAfterthought(left, right)) return strict;
  return compared(left.value(names, "numbers only"), right.value(names, "numbers only"), relation);
}

/** "6 × 4 = 24 cm²" and "15 ÷ 60 × 100 = 25%": the unit is put on at the end. "0.25 = 0.25%" is no such thing. */
function unitsAreAfterthought(left: Expression, right: Expression): boolean {
  if (left.withUnits || !right.withUnits || right.signs > 0 || left.signs === 0) return false;
  const [whole] = right.value(new Map([["π", pi]]), "units") ?? [];
  const [bare] = right.value(new Map([["π", pi]]), "numbers only") ?? [];
  const percent = whole !== undefined && bare !== undefined && equal(times(whole, rational(100)), bare);
  return !percent || left.timesHundred;
}

function compared(
  left: Rational[] | null,
  right: Rational[] | null,
  relation: Claim["relation"],
): boolean | null {
  if (left === null || right === null) return null;
  const [a, b] = [left[0], right[0]];
  if (left.length !== right.length || a === undefined || b === undefined) return false;
  if (left.length > 1) return (relation === "=") === proportional(left, right);
  const order = compare(a, b);
  const truth = {
    "=": order === 0,
    "≠": order !== 0,
    "<": order < 0,
    ">": order > 0,
    "≤": order <= 0,
    "≥": order >= 0,
  };
  return relation === "≈" ? order === 0 : truth[relation];
}

function proportional(left: readonly Rational[], right: readonly Rational[]): boolean {
  const [a = rational(1), b = rational(1)] = [left[0], right[0]];
  return left.every((one, at) => equal(times(one, b), times(right[at] ?? rational(0), a)));
}

/** As near as the right side is written: to half of its last place. */
function nearly(left: Expression, right: Expression, known: Names): boolean | null {
  const names = new Map([...known, ["π", truePi]]);
  const meaning = left.withUnits ? "units" : "numbers only";
  const [a] = left.value(names, meaning) ?? [];
  const [b] = right.value(names, meaning) ?? [];
  const [size] = right.value(names, "numbers only") ?? [];
  if (a === undefined || b === undefined || size === undefined) return null;
  if (b.top === 0n || size.top === 0n) return Math.abs(toNumber(a)) <= 0.5 * 10 ** -right.places;
  const off = Math.abs(toNumber(times(minus(over(a, b), rational(1)), size)));
  return off <= 0.5 * 10 ** -right.places * (1 + 1e-9);
}

/** Whether two expressions are worth the same whatever their names stand for. */
export function sameWorth(left: Expression, right: Expression): boolean {
  return [3, 5].every((start) => {
    const primes = [...left.names, ...right.names].map(
      (name, at) => [name, rational(1_000_003 * start + 2 * at, start + at)] as const,
    );
    const known = new Map(primes);
    if (left.names.size === 0 && right.names.size > 0) return false;
    return (
      holds({ left, relation: "=", right }, known) === true ||
      holds({ left: right, relation: "=", right: left }, known) === true
    );
  });
}
