import { foldText } from "../../text/fold.ts";
import type { DeckItem } from "../deck/deck-format.ts";
import { contains } from "./spoken.ts";

type Items = ReadonlyMap<string, DeckItem>;

/** The deck's other words that stand in an item's own examples and cues. */
export function wordsInSentences(items: Items, item: DeckItem): ReadonlySet<string> {
  const byFirst = firstWords(items);
  const found = new Set<string>();
  for (const { text } of [...item.examples, ...item.cues])
    for (const word of foldText(text).split(" "))
      for (const other of byFirst.get(word) ?? [])
        if (other !== item && contains(text, other)) found.add(other.id);
  return found;
}

/** A deck is never changed in place, so that it is looked through once, however many words it has. */
const known = new WeakMap<Items, Map<string, DeckItem[]>>();

function firstWords(items: Items): Map<string, DeckItem[]> {
  const before = known.get(items);
  if (before !== undefined) return before;
  const byFirst = new Map<string, DeckItem[]>();
  for (const item of items.values())
    for (const form of [item.target, ...item.accepted]) {
      const first = foldText(form.replace(/_{2,}|…|\.{3}/g, " ")).split(" ")[0] ?? "";
      const others = byFirst.get(first);
      if (others === undefined) byFirst.set(first, [item]);
      else if (!others.includes(item)) others.push(item);
    }
  known.set(items, byFirst);
  return byFirst;
}
