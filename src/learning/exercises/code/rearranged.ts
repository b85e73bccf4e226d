import type { Literal } from "./literals-in.ts";

const fewest = 3;
const most = 40;
const places = 4;

/**
 * As long as what is given, and in another order or with the largest in another place: code that chooses its answer by how
 * much it is given, or by where the answers of the tests happen to stand, does not follow.
 */
export function rearranged(given: Literal): Literal[] {
  if (given.kind === "string") {
    const letters = [...given.text.slice(1, -1)];
    if (letters.length < fewest || letters.length > most || !/^.[a-z]+.$/i.test(given.text)) return [];
    const quote = given.text[0] ?? "";
    return otherWays(letters).map((one) => ({ kind: "string", text: `${quote}${one.join("")}${quote}` }));
  }
  if (given.kind !== "list" || given.items.length < fewest || given.items.length > most) return [];
  const { items } = given;
  const numbers = items.flatMap((item) => (item.kind === "number" ? [Number(item.text)] : []));
  if (numbers.length < items.length || !numbers.every(Number.isInteger)) return [];
  const larger: Literal = { kind: "number", text: String(Math.max(...numbers) + 3) };
  const step = Math.max(1, Math.floor(items.length / places));
  const raised = items.flatMap((_, at) => (at % step === 0 ? [items.with(at, larger)] : []));
  return [...otherWays(items), ...raised].map((one) => ({ kind: "list", items: one }));
}

function otherWays<Item>(items: readonly Item[]): Item[][] {
  const turned = (by: number) => [...items.slice(by), ...items.slice(0, by)];
  return [items.toReversed(), turned(1), turned(2), turned(Math.ceil(items.length / 2))];
}
