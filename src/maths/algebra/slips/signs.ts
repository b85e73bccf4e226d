import { negative, product, quotient, sum } from "../build.ts";
import type { Expression } from "../expression.ts";
import { exactly, numberOf } from "../value.ts";
import type { Rule, Slip } from "./slip.ts";

const isNegative = (expression: Expression) => (numberOf(exactly(expression))?.top ?? 0n) < 0n;

export const signs: Rule = (node) => {
  if (node.kind === "sum" && isNegative(node.right))
    return [
      {
        expression: sum(node.left, node.right, node.sign === "+" ? "−" : "+"),
        says:
          node.sign === "−"
            ? "Subtracting a negative number is the same as adding."
            : "Adding a negative number is the same as subtracting.",
        type: "sign",
      },
    ];
  const isTimes = node.kind === "product" || node.kind === "quotient";
  if (isTimes && (isNegative(node.left) || isNegative(node.right)))
    return [
      {
        expression: negative(node),
        says: "The sign went wrong: like signs give a positive result, unlike signs a negative one.",
        type: "sign",
      },
    ];
  return [];
};

export const order: Rule = (node) => {
  if (node.kind !== "sum") return [];
  const { left, right, sign } = node;
  if (right.kind === "product" && !right.beside)
    return [before(product(sum(left, right.left, sign), right.right))];
  if (right.kind === "quotient" && right.sign === "÷")
    return [before(quotient(sum(left, right.left, sign), right.right))];
  if (left.kind === "sum" && left.sign === "−")
    return [
      {
        expression: sum(left.left, sum(left.right, right, sign), "−"),
        says: "Adding and subtracting go from left to right.",
        type: "method",
      },
    ];
  return [];
};

const before = (expression: Expression): Slip => ({
  expression,
  says: "It was worked out from left to right: multiplication and division come before addition and subtraction.",
  type: "method",
});
