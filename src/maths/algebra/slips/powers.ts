import { negative, number, product, quotient, sum } from "../build.ts";
import { bare, type Expression } from "../expression.ts";
import type { Rule, Slip } from "./slip.ts";

export const powers: Rule = (node) => {
  if (node.kind !== "power" || node.exponent < 2) return [];
  const inner = bare(node.base);
  const raised = (base: Expression): Expression => ({ kind: "power", base, exponent: node.exponent });
  const times: Slip = {
    expression: product(node.base, number(node.exponent)),
    says: "A power says how often a number is multiplied by itself; it was multiplied by the power.",
    type: "method",
  };
  const sign: Slip = {
    expression: negative(node),
    says: "A sign went wrong with the power: an even power of a negative number is positive.",
    type: "sign",
  };
  if (inner.kind === "negative") return [times, sign];
  if (inner.kind !== "sum") return [times];
  const termByTerm = sum(raised(inner.left), raised(inner.right), inner.sign);
  return [
    {
      expression: termByTerm,
      says: "A bracket was raised term by term: (a + b)² is (a + b)(a + b), so there is a middle term.",
      type: "method",
    },
    times,
  ];
};

export const halved: Rule = (node) =>
  node.kind === "root"
    ? [
        {
          expression: quotient(node.of, number(2)),
          says: "It was halved: a square root is the number that gives it when multiplied by itself.",
          type: "method",
        },
      ]
    : [];
