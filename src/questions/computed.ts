import { unsetMaths } from "../formulas/unset-maths.ts";
import { readAmount } from "../maths/amount.ts";
import { equal, type Rational } from "../maths/rational.ts";
import { holdsFor, worthOf } from "../maths/worth.ts";

/** What code can work out of a question's own words: a sum, or an equation that an answer can be put into. */
export type Computable =
  | { kind: "sum"; value: Rational }
  | { kind: "equation"; equation: string; letter: string };

const asks =
  /^(?:(?:please |now )?(?:work out|calculate|compute|evaluate|find|what is|what's|how much is|add|simplify|complete)[:,]?\s+)?(.+?)\s*(?:=\s*(?:\?|_+|…|\.\.\.)?)?[.?]?$/is;
const solves = /^solve[:,]?\s+(?:the equation\s+)?(.+?)(?:\s+for\s+\p{L})?[.?]?$/iu;

/** null where its words are more than a sum: then nothing is claimed of it. */
export function computable(prompt: string): Computable | null {
  const plain = unsetMaths(prompt)
    .replace(/[*_`$]/g, "")
    .trim();
  const equation = solves.exec(plain)?.[1] ?? (/^[^=]*\p{L}[^=]*=[^=]+$/u.test(plain) ? plain : undefined);
  const letters = new Set(equation?.match(/\p{L}/gu) ?? []);
  const [letter] = letters;
  if (equation !== undefined && letter !== undefined && letters.size === 1)
    return holdsFor(equation, letter, { top: 1n, bottom: 1n }) === null
      ? null
      : { kind: "equation", equation, letter };
  const sum = asks.exec(plain)?.[1] ?? "";
  // A number by itself asks for something else: to be rounded, say.
  if (readAmount(sum) !== null) return null;
  const value = worthOf(sum);
  return value === null ? null : { kind: "sum", value };
}

/** Whether a written answer is what comes out; null where it is no number. "x = 5" and a chain count by their end. */
export function comesOut(task: Computable, answer: string): boolean | null {
  const last = unsetMaths(answer).split("=").at(-1)?.trim() ?? "";
  const value = readAmount(last)?.value ?? worthOf(last);
  if (value === null) return null;
  return task.kind === "sum" ? equal(task.value, value) : holdsFor(task.equation, task.letter, value);
}
