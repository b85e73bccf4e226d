import { number, product, sum } from "../build.ts";
import { bare } from "../expression.ts";
import type { Rule, Slip } from "./slip.ts";

export const distributing: Rule = (node) => {
  if (node.kind !== "product") return [];
  return [
    [node.left, node.right],
    [node.right, node.left],
  ].flatMap(([factor, other]): Slip[] => {
    const inner = other === undefined ? undefined : bare(other);
    if (factor === undefined || inner?.kind !== "sum" || bare(factor).kind === "sum") return [];
    const { left, right, sign } = inner;
    return [
      {
        expression: sum(product(factor, left), right, sign),
        says: "Only the first term in the bracket was multiplied: what stands before a bracket multiplies every term in it.",
        type: "method",
      },
      {
        expression: sum(product(factor, left), product(factor, right), sign === "+" ? "−" : "+"),
        says: "A sign went wrong when the bracket was multiplied out.",
        type: "sign",
      },
    ];
  });
};

/** a − (b + c) and a − 2(b + c): the minus reaches only the first term. */
export const minusBefore: Rule = (node) => {
  const taken =
    node.kind === "sum" && node.sign === "−" ? node.right : node.kind === "negative" ? node.of : null;
  if (taken === null) return [];
  const before = node.kind === "sum" ? node.left : number(0);
  const inside = bare(taken);
  const [by, inner] = inside.kind === "product" ? [inside.left, bare(inside.right)] : [number(1), inside];
  if (inner.kind !== "sum" || taken.kind === "sum") return [];
  const [first, second] = [product(by, inner.left), product(by, inner.right)];
  return [
    {
      expression: sum(sum(before, first, "−"), second, inner.sign),
      says: "The minus before the bracket belongs to every term in it: each of them changes its sign.",
      type: "sign",
    },
  ];
};
