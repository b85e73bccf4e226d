import { rational } from "../rational.ts";
import type { Expression } from "./expression.ts";

/** Expressions put together by code: for their value, not for how they look. */

export const number = (value: bigint | number): Expression => ({
  kind: "number",
  value: rational(value),
  places: 0,
});
export const sum = (left: Expression, right: Expression, sign: "+" | "−" = "+"): Expression => ({
  kind: "sum",
  left,
  right,
  sign,
});
export const product = (left: Expression, right: Expression): Expression => ({
  kind: "product",
  left,
  right,
  beside: false,
});
export const quotient = (left: Expression, right: Expression): Expression => ({
  kind: "quotient",
  left,
  right,
  sign: "/",
});
export const negative = (of: Expression): Expression => ({ kind: "negative", of });
