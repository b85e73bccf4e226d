import { seedOf } from "../chance.ts";

/**
 * The same things in an order that says nothing of the right one: by what they are alone. Only where that happens to be
 * the right order is it turned by one.
 */
export function shuffled(items: readonly string[], salt: string): string[] {
  const ranked = items.toSorted((a, b) => rank(a, salt) - rank(b, salt) || (a < b ? -1 : 1));
  const asGiven = ranked.every((item, at) => item === items[at]);
  const [first, ...rest] = ranked;
  return asGiven && first !== undefined ? [...rest, first] : ranked;
}

function rank(item: string, salt: string): number {
  return seedOf(`${salt}\n${item}`);
}

export const letters = "ABCDEFGHIJKLMNOP";

/** "A" for 0. */
export function letterAt(index: number): string {
  return letters.charAt(index);
}
