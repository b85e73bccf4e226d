import type { Rational } from "../rational.ts";

/** An expression as it was written: nothing in it is worked out, so that its form can be looked at. */
export type Expression =
  /** `places`: digits after the point, 0 for a whole number. */
  | { kind: "number"; value: Rational; places: number }
  | { kind: "mixed"; units: bigint; top: bigint; bottom: bigint }
  /** A letter; π is one. */
  | { kind: "letter"; name: string }
  | { kind: "sum"; left: Expression; right: Expression; sign: "+" | "−" }
  /** `beside`: 3x and 2(x + 1), without a sign. */
  | { kind: "product"; left: Expression; right: Expression; beside: boolean }
  | { kind: "quotient"; left: Expression; right: Expression; sign: "/" | "÷" }
  | { kind: "power"; base: Expression; exponent: number }
  | { kind: "negative"; of: Expression }
  | { kind: "root"; of: Expression }
  | { kind: "percent"; of: Expression }
  /** In brackets. */
  | { kind: "group"; of: Expression };

/** What an expression is made of, from the left. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case "sum":
    case "product":
    case "quotient":
      return [expression.left, expression.right];
    case "power":
      return [expression.base];
    case "negative":
    case "root":
    case "percent":
    case "group":
      return [expression.of];
    default:
      return [];
  }
}

/** The same expression with other parts, from the left. */
export function withParts(expression: Expression, parts: readonly Expression[]): Expression {
  const [first, second] = parts;
  if (first === undefined) return expression;
  switch (expression.kind) {
    case "sum":
    case "product":
    case "quotient":
      return { ...expression, left: first, right: second ?? expression.right };
    case "power":
      return { ...expression, base: first };
    case "negative":
    case "root":
    case "percent":
    case "group":
      return { ...expression, of: first };
    default:
      return expression;
  }
}

/** Without the brackets round all of it. */
export function bare(expression: Expression): Expression {
  return expression.kind === "group" ? bare(expression.of) : expression;
}

export function lettersIn(expression: Expression): Set<string> {
  if (expression.kind === "letter") return new Set([expression.name]);
  return new Set(partsOf(expression).flatMap((part) => [...lettersIn(part)]));
}
