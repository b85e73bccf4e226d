import type { DeckEntry } from "../../../coach/session/list-decks.ts";

/** What was begun first, what cannot be used last; else as the decks are named. */
export function inOrder(decks: readonly DeckEntry[]): DeckEntry[] {
  const rank = ({ problem, unfinished, learned, deferred }: DeckEntry) =>
    problem !== null ? 3 : unfinished ? 0 : learned + deferred > 0 ? 1 : 2;
  return decks.toSorted((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
}

/** What a deck is opened for. */
export function verbFor({
  unfinished,
  learned,
  deferred,
  words,
}: DeckEntry): "goOn" | "begin" | "again" | "practised" {
  if (unfinished) return "goOn";
  if (learned >= words) return "practised";
  return learned + deferred >= words ? "again" : "begin";
}
