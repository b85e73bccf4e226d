import { equal, minus, negative, over, plus, power, type Rational, rational, times } from "./rational.ts";

/** What a written sum is worth, exactly: "3/4 of 20", "1 1/2 + 2 2/3", "(2 + 3)² × 4", "15% of 60". */

type Token =
  | { kind: "number"; value: Rational }
  | { kind: "sign"; sign: string }
  | { kind: "name"; name: string };

/** Longer than any sum on a worksheet: what is longer is prose. */
const longest = 200;
const largestPower = 12n;

/** null where it is no sum: then nothing is known of its worth. `names`: what letters stand for. */
export function worthOf(text: string, names: ReadonlyMap<string, Rational> = new Map()): Rational | null {
  if (text.length > longest) return null;
  const tokens = tokensOf(text);
  if (tokens === null || tokens.length === 0) return null;
  try {
    const reader = new Reader(tokens, names);
    const value = reader.sum();
    return reader.done ? value : null;
  } catch (error) {
    if (error instanceof Unreadable || error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether an equation in one letter holds for a value; null where it is none. */
export function holdsFor(equation: string, letter: string, value: Rational): boolean | null {
  const sides = equation.split("=");
  const names = new Map([[letter, value]]);
  const [left, right] = sides.map((side) => worthOf(side, names));
  if (sides.length !== 2 || !left || !right) return null;
  return equal(left, right);
}

class Unreadable extends Error {}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function tokensOf(text: string): Token[] | null {
  const plain = text
    .replace(/[−–]/g, "-")
    .replace(/[×·]/g, "*")
    .replace(/÷/g, ":")
    .replace(/⁄/g, "/")
    .replace(new RegExp(`[${superscripts}]`, "g"), (digit) => `^${superscripts.indexOf(digit)}`)
    .trim();
  const tokens: Token[] = [];
  // A mixed number and a fraction are one number each; "6 / 3" with spaces is a division.
  const next =
    /\s*(?:(\d+) (\d+)\/(\d+)|(\d+)\/(\d+)|(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?|(of\b|[-+*/:^()%])|(\p{L})(?!\p{L}))/uy;
  while (next.lastIndex < plain.length) {
    const found = next.exec(plain);
    if (found === null) return null;
    const [, units, top, bottom, above, below, whole, part, sign, name] = found;
    if (units !== undefined) tokens.push(number(plus(rational(BigInt(units)), fraction(top, bottom))));
    else if (above !== undefined) tokens.push(number(fraction(above, below)));
    else if (whole !== undefined) {
      const digits = `${whole.replaceAll(",", "")}${part ?? ""}`;
      if (digits.length > 30) return null;
      tokens.push(number(rational(BigInt(digits), 10n ** BigInt(part?.length ?? 0))));
    } else if (sign !== undefined) tokens.push({ kind: "sign", sign });
    else if (name !== undefined) tokens.push({ kind: "name", name });
  }
  return tokens.some((token) => token.kind === "number" && token.value.bottom === 0n) ? null : tokens;
}

const number = (value: Rational): Token => ({ kind: "number", value });

function fraction(top = "0", bottom = "1"): Rational {
  const under = BigInt(bottom);
  return under === 0n ? { top: 0n, bottom: 0n } : rational(BigInt(top), under);
}

/** Sums, products, powers, from the loosest to the tightest. */
class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];
  readonly #names: ReadonlyMap<string, Rational>;
  #depth = 0;

  constructor(tokens: readonly Token[], names: ReadonlyMap<string, Rational>) {
    this.#tokens = tokens;
    this.#names = names;
  }

  get done(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(): Rational {
    let value = this.#product();
    for (;;) {
      if (this.#takes("+")) value = plus(value, this.#product());
      else if (this.#takes("-")) value = minus(value, this.#product());
      else return value;
    }
  }

  #product(): Rational {
    let value = this.#signed();
    for (;;) {
      if (this.#takes("*") || this.#takes("of")) value = times(value, this.#signed());
      else if (this.#takes("/") || this.#takes(":")) value = over(value, this.#signed());
      else if (this.#standsBeside()) value = times(value, this.#power());
      else return value;
    }
  }

  #signed(): Rational {
    return this.#takes("-") ? negative(this.#signed()) : this.#power();
  }

  #power(): Rational {
    const base = this.#percent();
    if (!this.#takes("^")) return base;
    const exponent = this.#percent();
    if (exponent.bottom !== 1n || exponent.top > largestPower || exponent.top < 0n) throw new Unreadable();
    return power(base, Number(exponent.top));
  }

  #percent(): Rational {
    const value = this.#one();
    return this.#takes("%") ? over(value, rational(100)) : value;
  }

  #one(): Rational {
    const token = this.#tokens[this.#at++];
    if (token?.kind === "number") return token.value;
    const named = token?.kind === "name" ? this.#names.get(token.name) : undefined;
    if (named !== undefined) return named;
    if (token?.kind !== "sign" || token.sign !== "(" || ++this.#depth > 20) throw new Unreadable();
    const value = this.sum();
    if (!this.#takes(")")) throw new Unreadable();
    this.#depth--;
    return value;
  }

  /** "3x" and "4(x + 1)" are products; "3 4" is none. */
  #standsBeside(): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "name" || (token?.kind === "sign" && token.sign === "(");
  }

  #takes(sign: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" || token.sign !== sign) return false;
    this.#at++;
    return true;
  }
}
