import { foldText } from "../../text/fold.ts";
import type { Deck, DeckItem } from "../deck/deck-format.ts";
import { says } from "../deck/spoken-form.ts";
import type { Line } from "./prompt.ts";

/** A target as it is said: a slot is a pause. */
export function spoken(target: string): string {
  return target
    .replace(/\s*_{2,}\s*/g, " … ")
    .replace(/ … ([.,!?])/g, " …$1")
    .trim();
}

export function hasSlot(form: string): boolean {
  return /_{2,}/.test(form);
}

/** The item as it can be said after the coach and be right: one with a slot is filled, as in its shortest example. */
export function toSay({ target, gloss, examples }: DeckItem): { text: string; translation: string } {
  if (!hasSlot(target)) return { text: spoken(target), translation: gloss };
  const shortest = [...examples].sort((a, b) => a.text.length - b.text.length);
  const filled = shortest.find(({ text }) => says(text, target)) ?? shortest[0];
  return filled ?? { text: spoken(target), translation: gloss };
}

export function inTarget(deck: Deck, text: string, translation: string | null = null, slow = false): Line {
  return { text, language: deck.target_language, slow, translation };
}

/** Whether a sentence has the item in it, in one of its forms; a slot stands for anything. Only to choose sentences by. */
export function contains(sentence: string, item: DeckItem): boolean {
  const words = ` ${foldText(sentence)} `;
  return [item.target, ...item.accepted].some((form) => {
    const parts = form.split(/_{2,}|…|\.\.\./).map(foldText);
    let from = 0;
    return parts.every((part) => {
      if (part === "") return true;
      const at = words.indexOf(` ${part} `, from);
      from = at + part.length + 1;
      return at !== -1;
    });
  });
}
