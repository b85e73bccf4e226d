import type { Expression } from "../expression.ts";

/** What somebody writes who makes a well-known mistake, and what the mistake is. */
export type Slip = { expression: Expression; says: string; type: SlipType };
export type SlipType = "sign" | "method";
/** The mistakes that can be made with one part of an expression. */
export type Rule = (node: Expression) => Slip[];
