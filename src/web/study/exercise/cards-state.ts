export type CardShown = {
  id: string;
  concept_id: string;
  front: string;
  back: string;
  hint?: string | undefined;
};
/** A word that was never shown before. */
export type NewWord = {
  id: string;
  kind: "vocabulary" | "definitions" | "facts" | "cloze";
  word: string;
  meaning: string;
  sentence: { text: string; translation: string } | null;
  note: string | null;
  picture?: string | undefined;
  sound?: string | undefined;
};
export type Rating = 1 | 2 | 3 | 4;
export type Hand = {
  due: readonly CardShown[];
  /** What of it is shown before the cards are turned over. */
  meet: readonly NewWord[];
  /** When the first of them comes back, by how it is rated. */
  outlook: Readonly<Record<Rating, string>> | null;
  /** When the next one comes, where none is due. */
  next: string | null;
  /** How many answers can be taken back. */
  given: number;
};

/** Flashcards in hand. */
export type Cards = {
  hand: Hand;
  /** Whether the answer of the first card is to be seen. */
  turned: boolean;
  hinted: boolean;
  /** A rating was sent, and its answer is awaited. */
  sending: boolean;
  /** What was done in this sitting, newest last. */
  done: readonly { card: CardShown; rating: Rating }[];
};

export type CardEvent =
  | { type: "turn" }
  | { type: "hint" }
  | { type: "sent" }
  | { type: "failed" }
  | { type: "rated"; card: CardShown; rating: Rating; hand: Hand }
  | { type: "back"; hand: Hand }
  /** Some were rated elsewhere meanwhile. */
  | { type: "met"; hand: Hand }
  /** A new sitting. */
  | { type: "fresh"; hand: Hand };

export function cardsOf(hand: Hand): Cards {
  return { hand, turned: false, hinted: false, sending: false, done: [] };
}

export function cardsAfter(cards: Cards, event: CardEvent): Cards {
  switch (event.type) {
    case "turn":
      return cards.hand.due.length === 0 || cards.sending ? cards : { ...cards, turned: true };
    case "hint":
      return { ...cards, hinted: true };
    case "sent":
      return { ...cards, sending: true };
    case "failed":
      return { ...cards, sending: false };
    case "rated": {
      const done = [...cards.done, { card: event.card, rating: event.rating }];
      return { hand: event.hand, turned: false, hinted: false, sending: false, done };
    }
    case "back":
      return {
        hand: event.hand,
        turned: false,
        hinted: false,
        sending: false,
        done: cards.done.slice(0, -1),
      };
    case "met":
      return { ...cardsOf(event.hand), done: cards.done };
    case "fresh":
      return cardsOf(event.hand);
  }
}

/** What may be rated now; null before the answer was seen, and while a rating is on its way. */
export function rateable({ hand, turned, sending }: Cards): CardShown | null {
  return turned && !sending ? (hand.due[0] ?? null) : null;
}

/** Which lines of a card are in the language that is learned, from one end to the other: a word's card says so in its name. */
export function learnedSides({ id }: Pick<CardShown, "id">): { front: boolean; back: readonly boolean[] } {
  const [, direction] = /^vocabulary\b.*#(recognise|recall)(?:@|$)/su.exec(id) ?? [];
  if (direction === undefined) return { front: false, back: [] };
  const isAsked = direction === "recognise";
  // The word or what it means; a sentence with it; what that means.
  return { front: isAsked, back: [!isAsked, true, false] };
}
