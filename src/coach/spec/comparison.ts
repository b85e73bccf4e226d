import { didYouMean } from "../../nearest.ts";
import type { Comparison, Effect, Operand } from "./compiled.ts";

/** What a guard may speak of. Of the context only numbers: a yes or no is read by the session. */
export type Names = { counters: ReadonlySet<string>; context: ReadonlySet<string> };

/** `ref op (ref | int)`, and nothing else (decision 28); a ref is looked up in counters, then in the context. */
export function parseComparison(text: string, names: Names): Comparison | { problem: string } {
  const match = /^\s*([A-Za-z_][\w.]*)\s*(>=|<=|==|!=|>|<)\s*([A-Za-z_][\w.]*|-?\d{1,15})\s*$/.exec(text);
  const [, left = "", op = "", right = ""] = match ?? [];
  if (match === null || !isOperator(op)) {
    return { problem: `"${text}" is not a comparison, such as counters.usage >= required_usages.` };
  }
  const one = operand(left, names);
  const other = operand(right, names);
  if ("problem" in one) return one;
  if ("problem" in other) return other;
  return { left: one, op, right: other, text: text.trim() };
}

/** `counter += int` or `counter = int`. */
export function parseEffect(text: string, names: Names): Effect | { problem: string } {
  const match = /^\s*([A-Za-z_]\w*)\s*(\+=|=)\s*(-?\d{1,15})\s*$/.exec(text);
  const [, counter = "", op = "", value = ""] = match ?? [];
  if (op !== "=" && op !== "+=") return { problem: `"${text}" is not an effect, such as usage += 1.` };
  if (!names.counters.has(counter))
    return { problem: `There is no counter \`${counter}\`.${didYouMean(counter, names.counters)}` };
  return { counter, op, value: Number(value) };
}

export type Values = {
  counters: Readonly<Record<string, number>>;
  context: Readonly<Record<string, number | boolean>>;
};

export function holds({ left, op, right }: Comparison, values: Values): boolean {
  return operators[op](amount(left, values), amount(right, values));
}

/** What a spec does not count is not counted: 0.2 has no `presentation`. */
export function applyEffects(
  counters: Readonly<Record<string, number>>,
  effects: readonly Effect[],
): Record<string, number> {
  const after = { ...counters };
  for (const { counter, op, value } of effects)
    if (Object.hasOwn(after, counter)) after[counter] = op === "=" ? value : (after[counter] ?? 0) + value;
  return after;
}

const operators = {
  ">=": (a: number, b: number) => a >= b,
  "<=": (a: number, b: number) => a <= b,
  ">": (a: number, b: number) => a > b,
  "<": (a: number, b: number) => a < b,
  "==": (a: number, b: number) => a === b,
  "!=": (a: number, b: number) => a !== b,
} as const;

function isOperator(op: string): op is keyof typeof operators {
  return Object.hasOwn(operators, op);
}

function operand(text: string, { counters, context }: Names): Operand | { problem: string } {
  if (/^-?\d+$/.test(text)) return { kind: "number", value: Number(text) };
  const [, scope, name = ""] = /^(?:(counters|context)\.)?(\w+)$/.exec(text) ?? [];
  if (scope !== "context" && counters.has(name)) return { kind: "counter", name };
  if (scope !== "counters" && context.has(name)) return { kind: "context", name };
  const where = scope === undefined ? "among the counters or the numbers of the context" : `in ${scope}`;
  const known = [...(scope === "context" ? [] : counters), ...(scope === "counters" ? [] : context)];
  return { problem: `There is no \`${name || text}\` ${where}.${didYouMean(name || text, known)}` };
}

function amount(operand: Operand, { counters, context }: Values): number {
  if (operand.kind === "number") return operand.value;
  return Number((operand.kind === "counter" ? counters : context)[operand.name] ?? 0);
}
