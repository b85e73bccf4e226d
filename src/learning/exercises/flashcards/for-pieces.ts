import type { PieceAt } from "../../pieces.ts";
import type { Card } from "./card.ts";
import type { FlashcardState } from "./state.ts";

/**
 * One card for each piece, in their order: of its directions the one that was turned over longest ago. What was
 * answered in the sitting that is open is done with; what was rated Again comes back after the others.
 */
export function cardsForPieces(
  cards: readonly Card[],
  pieces: readonly PieceAt[],
  state: FlashcardState,
): Card[] {
  const wanted = new Set(pieces.map(({ item }) => item));
  const byItem = Map.groupBy(
    cards.filter(({ item }) => wanted.has(item)),
    ({ item }) => item,
  );
  const said = new Map(state.sitting?.answers.map(({ card, rating }, i) => [card, { rating, i }]));
  const last = ({ id }: Card) =>
    Object.hasOwn(state.cards, id) ? Date.parse(state.cards[id]?.fsrs.last_review ?? "") || 0 : 0;
  const fresh: Card[] = [];
  const again: { card: Card; i: number }[] = [];
  for (const { item, concept_id } of pieces) {
    const all = byItem.get(item) ?? [];
    const own = all.filter((card) => card.concept_id === concept_id);
    const mine = own.length > 0 ? own : all;
    const answered = mine.flatMap((card) => ({ card, ...(said.get(card.id) ?? { rating: null, i: 0 }) }));
    const latest = answered.filter(({ rating }) => rating !== null).toSorted((a, b) => b.i - a.i)[0];
    if (latest !== undefined) {
      if (latest.rating === 1) again.push(latest);
      continue;
    }
    const [next] = mine.toSorted((a, b) => last(a) - last(b));
    if (next !== undefined) fresh.push(next);
  }
  return [...fresh, ...again.toSorted((a, b) => a.i - b.i).map(({ card }) => card)];
}
