import { greatestCommonDivisor } from "../../rational.ts";
import { number, product, quotient, sum } from "../build.ts";
import { bare, type Expression, partsOf } from "../expression.ts";
import { isFraction } from "../say.ts";
import { exactly, numberOf } from "../value.ts";
import type { Rule, Slip } from "./slip.ts";

export const fractionsApart: Rule = (node) => {
  if (node.kind !== "sum" || !isFraction(bare(node.left)) || !isFraction(bare(node.right))) return [];
  const [a, b] = [bare(node.left), bare(node.right)];
  const [p, q, r, s] = [...partsOf(a), ...partsOf(b)];
  if (p === undefined || q === undefined || r === undefined || s === undefined) return [];
  const [below, other] = [numberOf(exactly(q))?.top ?? 1n, numberOf(exactly(s))?.top ?? 1n];
  if (below === other) return [apart(p, q, r, s, node.sign)];
  const common = (below * other) / greatestCommonDivisor(below, other);
  return [
    apart(p, q, r, s, node.sign),
    ...[common, below * other].map(
      (bottom): Slip => ({
        expression: quotient(sum(p, r, node.sign), number(bottom)),
        says: "Only the denominators were made the same: each numerator has to be multiplied as well.",
        type: "method",
      }),
    ),
  ];
};

function apart(p: Expression, q: Expression, r: Expression, s: Expression, sign: "+" | "−"): Slip {
  const word = sign === "+" ? "added" : "subtracted";
  return {
    expression: quotient(sum(p, r, sign), sum(q, s, sign)),
    says: `The denominators were ${word}: they say how large the parts are, so they are made the same and then kept.`,
    type: "method",
  };
}

export const dividing: Rule = (node) => {
  if (node.kind !== "quotient") return [];
  const over = bare(node.left);
  const oneTerm: Slip[] =
    over.kind === "sum"
      ? [
          {
            expression: sum(over.left, quotient(over.right, node.right), over.sign),
            says: "Only one term was divided: every term above the line is.",
            type: "method",
          },
        ]
      : [];
  if (!isFraction(bare(node.right))) return oneTerm;
  return [
    ...oneTerm,
    {
      expression: product(node.left, node.right),
      says: "The fractions were multiplied as they stand: to divide, turn the second one over first.",
      type: "method",
    },
    {
      expression: quotient(node.right, node.left),
      says: "The first fraction was turned over: it is the second one that is.",
      type: "method",
    },
  ];
};
