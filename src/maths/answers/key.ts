import { z } from "zod";
import { apart } from "./units.ts";

/** Numbers and expressions as they are written on a board: they are read again when an answer is compared with them. */
const Written = z.string().min(1).max(200);

/** What is right, and in which form it was asked for. */
export const Key = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("value"),
    value: Written,
    /** As `units.ts` shows it; empty: a bare number. */
    unit: z.string(),
    /** `fraction`: in its simplest form, as one. `places`: rounded, with all its digits after the point. */
    form: z.enum(["number", "fraction", "places"]),
  }),
  z.object({ kind: z.literal("solution"), letter: z.string().length(1), value: Written }),
  z.object({
    kind: z.literal("expression"),
    value: Written,
    form: z.enum(["any", "expanded", "collected", "factorised"]),
  }),
  z.object({ kind: z.literal("ratio"), parts: z.array(Written).min(2) }),
  z.object({ kind: z.literal("point"), across: Written, up: Written }),
  z.object({ kind: z.literal("list"), values: z.array(Written).min(2), unit: z.string() }),
]);
export type Key = z.infer<typeof Key>;
export type Form = "fraction" | "places" | "expanded" | "collected" | "factorised";

/** The key of an answer as a maker of tasks writes it, `start` being the sum it begins with: "x = 5", "3:4", "£12 and £18", "24 cm²", "(3, −1)", "2x + 6". */
export function keyOf(answer: string, form: Form | null, start = ""): Key {
  const [, letter, solution] = /^(\p{L}) = (.+)$/u.exec(answer) ?? [];
  if (letter !== undefined && solution !== undefined)
    return /\p{L}/u.test(solution)
      ? { kind: "expression", value: solution, form: expressionForm(form) }
      : { kind: "solution", letter, value: solution };
  if (/^[\d,]+(?::[\d,]+)+$/.test(answer)) return { kind: "ratio", parts: answer.split(":") };
  const [, across, up] = /^\(([^,()]+), ([^,()]+)\)$/.exec(answer) ?? [];
  if (across !== undefined && up !== undefined) return { kind: "point", across, up };
  if (answer.includes(" and ")) {
    const all = answer.split(/, | and /).map((part) => apart(part));
    return { kind: "list", values: all.map(({ number }) => number), unit: all[0]?.unit?.shown ?? "" };
  }
  // A sum's own letters, "of" and names of units aside: "5 m of 3 m" has none.
  const letters = start.match(/(?<!\p{L})\p{L}(?!\p{L})/gu) ?? [];
  const { number, unit } = apart(answer, letters);
  if (unit === null && /[\p{L}--π]/v.test(answer))
    return { kind: "expression", value: answer, form: expressionForm(form) };
  return { kind: "value", value: number, unit: unit?.shown ?? "", form: valueForm(form) };
}

function expressionForm(form: Form | null) {
  return form === "expanded" || form === "collected" || form === "factorised" ? form : "any";
}

function valueForm(form: Form | null) {
  return form === "fraction" || form === "places" ? form : "number";
}
