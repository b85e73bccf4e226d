import type { Literal } from "./literals-in.ts";

type Rule = (given: Literal) => boolean;

/** What may be so of everything that the tests give in one place: what then is asked beside them keeps to it. */
const rules: readonly Rule[] = [
  (given) => !isEmpty(given),
  (given) => numbers(given).every((one, at, all) => at === 0 || one >= (all[at - 1] ?? 0)),
  (given) => numbers(given).every((one, at, all) => at === 0 || one <= (all[at - 1] ?? 0)),
  // Sorted and turned round somewhere; up and then down; a heap, of either kind; every place once.
  (given) => turns(numbers(given), (a, b) => a > b) <= 1,
  (given) => isUpThenDown(numbers(given)),
  (given) => numbers(given).every((one, at, all) => at === 0 || one >= (all[(at - 1) >> 1] ?? 0)),
  (given) => numbers(given).every((one, at, all) => at === 0 || one <= (all[(at - 1) >> 1] ?? 0)),
  (given) => numbers(given).every((_, at, all) => all.includes(at)),
  (given) => new Set(items(given)).size === items(given).length,
  (given) => new Set(lengths(given)).size <= 1,
  (given) => lengths(given).every((length) => length === lengths(given).length),
  (given) => lengths(given).every((length) => length > 0),
  (given) => within(given).every((number) => number >= 0),
  (given) => within(given).every((number) => number > 0),
];

/** Keeps to all that every one of the given ones keeps to: what is always sorted stays sorted, a square stays square. */
export function alwaysSo(given: readonly Literal[]): (other: Literal) => boolean {
  const kept = rules.filter((rule) => given.every(rule));
  return (other) => kept.every((rule) => rule(other));
}

function isEmpty(given: Literal): boolean {
  if (given.kind === "string") return given.text.length <= 2;
  return given.kind === "list" ? given.items.length === 0 : false;
}

function items(given: Literal): string[] {
  return given.kind === "list" ? given.items.map((item) => JSON.stringify(item)) : [];
}

function numbers(given: Literal): number[] {
  if (given.kind !== "list") return [];
  return given.items.flatMap((item) => (item.kind === "number" ? [Number(item.text)] : []));
}

function lengths(given: Literal): number[] {
  if (given.kind !== "list") return [];
  return given.items.flatMap((item) =>
    item.kind === "list" ? [item.items.length] : item.kind === "string" ? [item.text.length - 2] : [],
  );
}

function turns(all: readonly number[], isTurn: (a: number, b: number) => boolean): number {
  return all.filter((one, at) => isTurn(one, all[(at + 1) % all.length] ?? one)).length;
}

function isUpThenDown(all: readonly number[]): boolean {
  const falls = all.findIndex((one, at) => one > (all[at + 1] ?? one));
  return falls === -1 || all.slice(falls).every((one, at, rest) => at === 0 || one <= (rest[at - 1] ?? one));
}

function within(given: Literal): number[] {
  if (given.kind === "number") return [Number(given.text)];
  if (given.kind === "pairs") return given.pairs.flat().flatMap(within);
  return "items" in given ? given.items.flatMap(within) : [];
}
