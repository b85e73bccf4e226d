import type { Deck, DeckItem } from "../../../src/coach/deck/deck-format.ts";

const line = (text: string) => ({ text, translation: `${text} in English` });

export function item(id: string, target: string, more: Partial<DeckItem> = {}): DeckItem {
  return {
    id,
    target,
    gloss: `the ${id}`,
    explanation: `What a ${id} is.`,
    examples: [line(`Das ist ${target.replaceAll("___", "etwas")}.`)],
    accepted: [],
    decoys: [],
    cues: [],
    unit: "One",
    ...more,
  };
}

export function deckOf(items: DeckItem[], more: Partial<Deck> = {}): Deck {
  return {
    name: "sample",
    title: "Sample",
    instruction_language: "en",
    target_language: "de",
    license: "CC0",
    praise: [line("Gut"), line("Prima"), line("Toll")],
    encouragement: [line("Weiter"), line("Noch einmal"), line("Mut")],
    items,
    ...more,
  };
}
