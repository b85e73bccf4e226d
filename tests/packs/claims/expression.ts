import {
  equal,
  minus,
  negative,
  over,
  plus,
  power,
  type Rational,
  rational,
  times,
} from "../../../src/maths/rational.ts";
import type { Token } from "./tokens.ts";
import { units } from "./units.ts";

/** What an expression is worth, once its names have values. */
export type Expression = {
  /** π is none: it has its value. */
  names: ReadonlySet<string>;
  /** How many signs it has: a lone quantity has none. */
  signs: number;
  withUnits: boolean;
  /** It has "× 100" in it, as percentages are often worked out. */
  timesHundred: boolean;
  /** The name, where it is nothing else. */
  lone: string | null;
  /** How many decimal places its last number is written with; below 0 for noughts at the end. */
  places: number;
  /** Several where it is a ratio; null where it is not a rational number, as √2. */
  value(names: ReadonlyMap<string, Rational>, meaning: "units" | "numbers only"): Rational[] | null;
};

type Value = (names: ReadonlyMap<string, Rational>, meaning: "units" | "numbers only") => Rational | null;

/** All of the tokens as one expression; null where they are none. */
export function expression(list: readonly Token[]): Expression | null {
  let at = 0;
  const names = new Set<string>();
  let signs = 0;
  let withUnits = false;
  const sign = (...wanted: string[]) => {
    const token = list[at];
    if (token?.kind !== "sign" || !wanted.includes(token.sign)) return null;
    at++;
    signs++;
    return token.sign;
  };

  function sum(): Value | null {
    let left = product();
    while (left !== null) {
      const mark = sign("+", "−");
      if (mark === null) return left;
      const right = product();
      left = right === null ? null : both(left, right, mark === "+" ? plus : minus);
    }
    return null;
  }

  function product(): Value | null {
    let left = signed();
    while (left !== null) {
      const mark = sign("×", "÷", "of");
      if (mark === null) return left;
      const right = signed();
      left = right === null ? null : both(left, right, mark === "÷" ? dividedBy : times);
    }
    return null;
  }

  function signed(): Value | null {
    const token = list[at];
    if (token?.kind !== "sign" || token.sign !== "−") return quantity();
    at++;
    const value = signed();
    return value === null ? null : one(value, negative);
  }

  /** 3, 3x², 2(x + 1), 24 cm², √49: what stands together without a sign. */
  function quantity(): Value | null {
    let value = raised();
    while (value !== null) {
      const token = list[at];
      if ((token?.kind === "name" || token?.kind === "open") && token.attached) {
        const factor = raised();
        value = factor === null ? null : both(value, factor, times);
      } else if (token?.kind === "unit") {
        at++;
        withUnits = true;
        const unit = units[token.name] ?? rational(1);
        const worth: Value = (_, meaning) => (meaning === "units" ? power(unit, token.power) : rational(1));
        value = both(value, worth, times);
      } else return value;
    }
    return null;
  }

  function raised(): Value | null {
    const value = atom();
    const token = list[at];
    if (value === null || token?.kind !== "power") return value;
    at++;
    signs++;
    return one(value, (base) => (base.top === 0n && token.exponent < 0 ? null : power(base, token.exponent)));
  }

  function atom(): Value | null {
    const token = list[at];
    if (token === undefined) return null;
    if (sign("√") !== null) {
      const value = atom();
      return value === null ? null : one(value, squareRoot);
    }
    at++;
    if (token.kind === "number") return () => token.value;
    if (token.kind === "name") {
      if (token.name !== "π") names.add(token.name);
      return (known) => known.get(token.name) ?? null;
    }
    if (token.kind !== "open") return null;
    const value = sum();
    const closed = list[at++]?.kind === "close";
    return closed ? value : null;
  }

  const parts: Value[] = [];
  for (let more = true; more; more = sign(":") !== null) {
    const part = sum();
    if (part === null) return null;
    parts.push(part);
  }
  if (at < list.length) return null;
  const value: Expression["value"] = (known, meaning) => {
    const values = parts.flatMap((part) => part(known, meaning) ?? []);
    return values.length === parts.length ? values : null;
  };
  const [first] = list;
  return {
    names,
    signs,
    withUnits,
    timesHundred: list.some((token) => token.kind === "number" && equal(token.value, rational(100))),
    lone: list.length === 1 && first?.kind === "name" ? first.name : null,
    places: placesOf(list.findLast((token) => token.kind === "number")),
    value,
  };
}

function placesOf(token: Token | undefined): number {
  if (token?.kind !== "number") return 0;
  if (token.decimals > 0 || token.value.bottom !== 1n || token.value.top === 0n) return token.decimals;
  return -(/0*$/.exec(`${token.value.top}`)?.[0].length ?? 0);
}

const one =
  (value: Value, make: (a: Rational) => Rational | null): Value =>
  (names, meaning) => {
    const a = value(names, meaning);
    return a === null ? null : make(a);
  };

const both =
  (left: Value, right: Value, make: (a: Rational, b: Rational) => Rational | null): Value =>
  (names, meaning) => {
    const [a, b] = [left(names, meaning), right(names, meaning)];
    return a === null || b === null ? null : make(a, b);
  };

const dividedBy = (a: Rational, b: Rational) => (b.top === 0n ? null : over(a, b));

/** Exact where there is an exact one, and otherwise to twenty places: enough for "≈", never enough for "=". */
function squareRoot({ top, bottom }: Rational): Rational | null {
  if (top < 0n) return null;
  const [above, below] = [wholeRoot(top), wholeRoot(bottom)];
  if (above * above === top && below * below === bottom) return rational(above, below);
  const shift = 10n ** 20n;
  return rational(wholeRoot((top * shift * shift) / bottom), shift);
}

/** The largest whole number whose square is no larger. */
function wholeRoot(square: bigint): bigint {
  let low = 0n;
  let high = square + 1n;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (middle * middle <= square) low = middle;
    else high = middle;
  }
  return low;
}
