import { elements, literals } from "./input-shape.ts";

/** Where a test looks: at the first, last or only item of what is given, or at a limit itself; null anywhere else. */
export type Boundary = "first item" | "last item" | "only item" | "limit itself";

/** Told from the call: what is looked for is the first or last item, or the test is named after a limit. */
export function boundaryOf({ name, call }: { name: string; call: string }): Boundary | null {
  const inputs = literals(call);
  for (const input of inputs) {
    const items = elements(input);
    const others = inputs.filter((other) => other !== input && elements(other).length === 0);
    if (items.length === 1 && others.length > 0) return "only item";
    if (items.length > 1 && others.includes(items.at(-1) ?? "")) return "last item";
    if (items.length > 1 && others.includes(items[0] ?? "")) return "first item";
  }
  const length = /\brange\((\d+)\)/.exec(call)?.[1];
  if (length !== undefined && inputs.includes(String(Number(length) - 1))) return "last item";
  return limits.test(name) ? "limit itself" : null;
}

const limits = /\b(limits?|boundary|included|inclusive)\b/i;
