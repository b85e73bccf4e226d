import { rational } from "../rational.ts";
import type { Expression } from "./expression.ts";
import { longest, type ReadAs, type Token, tokensOf } from "./tokens.ts";

/** What was read, or in words for whoever wrote it why it could not be. */
export type Read = { expression: Expression } | { problem: string };

const mostDeep = 24;
export const largestExponent = 12;

/**
 * An expression in a pupil's own writing: "2(x + 3)", "1 3/4", "0,5", "50 %", "3x²", "√49". Never evaluated, bounded in
 * length and depth.
 */
export function readExpression(text: string, as: ReadAs): Read {
  if (text.trim() === "") return { problem: "There is nothing here yet." };
  if (text.length > longest) return { problem: `This is longer than ${longest} signs.` };
  const tokens = tokensOf(text, as);
  if (tokens === null) return { problem: "There is a sign in it that cannot be read as mathematics." };
  try {
    const reader = new Reader(tokens);
    const expression = reader.sum();
    return reader.isDone ? { expression } : { problem: reader.leftOver };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message };
    throw error;
  }
}

class Unreadable extends Error {}

/** Sums, products, what stands side by side, signs, powers: from the loosest to the tightest. */
class Reader {
  #at = 0;
  #depth = 0;
  readonly #tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get isDone(): boolean {
    return this.#at === this.#tokens.length;
  }

  get leftOver(): string {
    const token = this.#tokens[this.#at];
    if (token?.kind === "sign" && token.sign === ")") return "A bracket is closed that was not opened.";
    return "Two numbers stand side by side without a sign between them.";
  }

  sum(): Expression {
    let left = this.#product();
    for (;;) {
      const sign = this.#takes("+") ? "+" : this.#takes("-") ? "−" : null;
      if (sign === null) return left;
      left = { kind: "sum", left, right: this.#product(), sign };
    }
  }

  #product(): Expression {
    let left = this.#beside();
    for (;;) {
      if (this.#takes("*") || this.#takes("of"))
        left = { kind: "product", left, right: this.#beside(), beside: false };
      else if (this.#takes("/")) left = { kind: "quotient", left, right: this.#beside(), sign: "/" };
      else if (this.#takes(":")) left = { kind: "quotient", left, right: this.#beside(), sign: "÷" };
      else return left;
    }
  }

  #beside(): Expression {
    if (this.#takes("-")) return { kind: "negative", of: this.#deeper(() => this.#beside()) };
    if (this.#takes("+")) return this.#deeper(() => this.#beside());
    let left = this.#power();
    while (this.#standsBeside() || (left.kind === "group" && this.#isNumber()))
      left = { kind: "product", left, right: this.#power(), beside: true };
    return left;
  }

  #power(): Expression {
    const base = this.#percent();
    if (!this.#takes("^")) return base;
    const exponent = this.#exponent();
    if (this.#takes("^")) throw new Unreadable("A power of a power needs brackets.");
    return { kind: "power", base, exponent };
  }

  #exponent(): number {
    const bracket = this.#takes("(");
    const sign = this.#takes("-") ? -1n : 1n;
    const token = this.#tokens[this.#at++];
    if (token?.kind !== "number" || token.value.bottom !== 1n)
      throw new Unreadable("A power must be a whole number.");
    if (bracket && !this.#takes(")")) throw new Unreadable("A bracket is not closed.");
    if (token.value.top > BigInt(largestExponent))
      throw new Unreadable(`Powers above ${largestExponent} are not read.`);
    return Number(sign * token.value.top);
  }

  #percent(): Expression {
    const of = this.#one();
    return this.#takes("%") ? { kind: "percent", of } : of;
  }

  #one(): Expression {
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Unreadable("Something is missing at the end.");
    if (token.kind === "number" || token.kind === "letter") return token;
    if (token.kind === "mixed") return mustDivide(token);
    if (token.kind === "fraction") {
      const [left, right] = [token.top, token.bottom].map(wholeNumber);
      if (left === undefined || right === undefined) throw new Unreadable("A fraction is not whole.");
      mustDivide(token);
      return { kind: "quotient", left, right, sign: "/" };
    }
    if (token.sign === "√") return { kind: "root", of: this.#deeper(() => this.#percent()) };
    if (token.sign !== "(") throw new Unreadable("Something is missing between two signs.");
    return this.#deeper(() => {
      const of = this.sum();
      if (!this.#takes(")")) throw new Unreadable("A bracket is not closed.");
      return { kind: "group", of };
    });
  }

  #deeper(read: () => Expression): Expression {
    if (++this.#depth > mostDeep) throw new Unreadable("This is nested too deep.");
    const found = read();
    this.#depth--;
    return found;
  }

  #standsBeside(): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "letter" || (token?.kind === "sign" && /^[(√]$/.test(token.sign));
  }

  /** "(x + 2)3" is a product; "x 3" is nobody's. */
  #isNumber(): boolean {
    return this.#tokens[this.#at]?.kind === "number";
  }

  #takes(sign: string): boolean {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" || token.sign !== sign) return false;
    this.#at++;
    return true;
  }
}

function mustDivide<Part extends { bottom: bigint }>(part: Part): Part {
  if (part.bottom === 0n) throw new Unreadable("Nothing can be divided by 0.");
  return part;
}

function wholeNumber(value: bigint): Expression {
  return { kind: "number", value: rational(value), places: 0 };
}
