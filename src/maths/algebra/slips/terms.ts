import { number, product, quotient, sum } from "../build.ts";
import { bare, type Expression } from "../expression.ts";
import { exactly, numberOf } from "../value.ts";
import type { Rule } from "./slip.ts";

/** 2x + 3 as 5x, and x + x as x². */
export const unlikeTerms: Rule = (node) => {
  if (node.kind !== "sum") return [];
  const [a, b] = [exactly(node.left), exactly(node.right)];
  const [left, right] = [numberOf(a), numberOf(b)];
  if ((left === null) === (right === null) || a === null || b === null) return [];
  const [letters, plain] = left === null ? [node.left, node.right] : [node.right, node.left];
  const only = [...(exactly(letters)?.top.values() ?? [])];
  const [term] = only;
  if (only.length !== 1 || term === undefined || term.by.top === 0n) return [];
  const unit = quotient(letters, { kind: "number", value: term.by, places: 0 });
  return [
    {
      expression: sum(
        left === null ? letters : product(plain, unit),
        left === null ? product(plain, unit) : letters,
        node.sign,
      ),
      says: "Unlike terms were put together: a term with a letter and one without cannot become one.",
      type: "method",
    },
  ];
};

export const letterTwice: Rule = (node) => {
  if (node.kind === "product" && bare(node.left).kind === "letter" && sameLetter(node.left, node.right))
    return [
      {
        expression: product(number(2), node.left),
        says: "A letter times itself is its square, not twice the letter.",
        type: "method",
      },
    ];
  if (node.kind === "sum" && node.sign === "+" && sameLetter(node.left, node.right))
    return [
      {
        expression: { kind: "power", base: node.left, exponent: 2 },
        says: "A letter plus itself is twice the letter, not its square.",
        type: "method",
      },
    ];
  return [];
};

function sameLetter(a: Expression, b: Expression): boolean {
  const [one, other] = [bare(a), bare(b)];
  return one.kind === "letter" && other.kind === "letter" && one.name === other.name;
}
