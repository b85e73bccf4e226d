import type { Literal } from "./literals-in.ts";

/**
 * Other things of the same kind that might have been given: a list or text with one more or less, from the other end,
 * twice over, a larger number, a branch cut off a tree or grafted on. A tuple is a record: it keeps its length.
 */
export function otherInputs(given: Literal): Literal[] {
  if (given.kind === "number") return steps.flatMap((more) => moved(given.text, more));
  if (given.kind === "string") return otherTexts(given.text).map((text) => ({ kind: "string", text }));
  if (given.kind === "pairs") return otherPairs(given.pairs);
  if (given.kind === "tuple") return otherBranches(given);
  if (given.kind !== "list") return [];
  const orders = [...otherOrders(given.items), ...withLarger(given.items)];
  const lists = orders.map((items): Literal => ({ kind: "list", items }));
  return [...lists, ...inEachItem(given.items), ...inOneItem(given.items)];
}

const steps = [1, -1, 2, 10, -10, 25];

function otherOrders<Item>(items: readonly Item[]): Item[][] {
  const [first, second, ...rest] = items;
  if (first === undefined) return [];
  const fewer = [items.slice(1), items.slice(0, -1)];
  if (second === undefined) return [...fewer, [first, first]];
  return [...fewer, items.toReversed(), [...items, first], [second, first, ...rest], [...items, ...items]];
}

/** With one more that is larger than all, so that what is sorted or all different stays so. */
function withLarger(items: readonly Literal[]): Literal[][] {
  const numbers = items.map((item) => (item.kind === "number" ? Number(item.text) : Number.NaN));
  const largest = Math.max(...numbers);
  return Number.isInteger(largest) ? [[...items, { kind: "number", text: String(largest + 3) }]] : [];
}

/** The same done to every row, so that rows which are alike in length stay so. */
function inEachItem(items: readonly Literal[]): Literal[] {
  const each = items.map((item) => (item.kind === "list" || item.kind === "string" ? otherInputs(item) : []));
  const ways = Math.min(4, ...each.map((ways) => ways.length));
  return Array.from({ length: Number.isFinite(ways) ? ways : 0 }, (_, way) => ({
    kind: "list",
    items: each.flatMap((ways) => ways[way] ?? []),
  }));
}

function inOneItem(items: readonly Literal[]): Literal[] {
  return items.slice(0, 3).flatMap((item, at) => {
    const other = item.kind === "tuple" ? inRecord(item.items) : otherInputs(item).slice(0, 2);
    return other.map((one): Literal => ({ kind: "list", items: items.with(at, one) }));
  });
}

/** One number of a record. */
function inRecord(items: readonly Literal[]): Literal[] {
  const at = items.findLastIndex(({ kind }) => kind === "number");
  const number = items[at];
  if (number?.kind !== "number") return [];
  return steps.flatMap((more) =>
    moved(number.text, more).map((one): Literal => ({ kind: "tuple", items: items.with(at, one) })),
  );
}

function otherBranches(tree: Extract<Literal, { kind: "tuple" }>): Literal[] {
  const { items } = tree;
  const nothing = items.findIndex((item) => item.kind === "word" && /^(None|null)$/.test(item.text));
  const branch = items.findIndex(({ kind }) => kind === "tuple");
  const cut: Literal = { kind: "word", text: "None" };
  const within = items.flatMap((item, at) =>
    item.kind === "tuple"
      ? otherBranches(item).map((one): Literal => ({ kind: "tuple", items: items.with(at, one) }))
      : [],
  );
  return [
    ...(branch === -1 ? inRecord(items) : [{ kind: "tuple" as const, items: items.with(branch, cut) }]),
    ...(nothing === -1 ? [] : [{ kind: "tuple" as const, items: items.with(nothing, tree) }]),
    ...within,
  ];
}

function otherPairs(pairs: readonly [Literal, Literal][]): Literal[] {
  const fewer = pairs.length > 1 ? [pairs.slice(1), pairs.slice(0, -1)] : [];
  const within = pairs.flatMap(([key, value], at) =>
    otherInputs(value)
      .slice(0, 2)
      .map((one) => pairs.with(at, [key, one])),
  );
  return [...fewer, ...within].map((some) => ({ kind: "pairs", pairs: some }));
}

function otherTexts(text: string): string[] {
  const quote = text[0] ?? "";
  const inside = text.slice(1, -1);
  if (inside === "" || inside.includes("\\")) return [];
  const last = [...inside].toSorted().at(-1) ?? "";
  const next = /[a-w]/i.test(last) ? [String.fromCharCode(last.charCodeAt(0) + 1)] : [];
  const more = next.map((letter) => [...inside, letter, String.fromCharCode(letter.charCodeAt(0) + 1)]);
  return [...more, ...otherOrders([...inside])].map((letters) => `${quote}${letters.join("")}${quote}`);
}

function moved(text: string, more: number): Literal[] {
  return /^-?\d{1,6}$/.test(text) ? [{ kind: "number", text: String(Number(text) + more) }] : [];
}
