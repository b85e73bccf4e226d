import { foldText } from "../../text/fold.ts";
import type { DeckItem } from "../deck/deck-format.ts";
import { firstGloss } from "./sentence.ts";

/** "Guten Morgen" and "How are you?" are said as a whole; "der Apfel" and "get up" are words. */
export function isPhrase({ target, gloss }: DeckItem): boolean {
  const words = (text: string) => foldText(text).split(" ").length;
  if (/[?!]$/.test(target)) return true;
  const meaning = unnoted(gloss).replace(/^(the|an?|to|der|die|das|ein|eine)\s/i, "");
  return words(target) > 1 && words(meaning) > 1;
}

/** What a learner is to finish has no remark after it: "please … (asking for help)". */
export function unnoted(gloss: string): string {
  return firstGloss(gloss)
    .replace(/\s*\(.*?\)/g, "")
    .trim();
}
