import { foldText } from "../../text/fold.ts";
import type { DeckItem } from "../deck/deck-format.ts";
import { type Form, formsOf } from "./form.ts";
import { type KnownLanguage, scaleWord } from "./language-words.ts";

/** A deck item, read once for comparing. */
export interface KnownItem {
  id: string;
  target: string;
  /** The target, where numbers are made with it. */
  scale: string | null;
  forms: readonly Form[];
  decoys: readonly Form[];
  /** The words of its translation. */
  gloss: ReadonlySet<string>;
}

const known = new WeakMap<DeckItem, Map<KnownLanguage | null, KnownItem>>();

/** Kept for as long as the item itself: a deck is read once, and judged against thousands of times. */
export function knownItem(item: DeckItem, language: KnownLanguage | null): KnownItem {
  const byLanguage = known.get(item) ?? new Map<KnownLanguage | null, KnownItem>();
  known.set(item, byLanguage);
  const before = byLanguage.get(language);
  if (before !== undefined) return before;
  const scale = scaleWord(item.target);
  const read: KnownItem = {
    id: item.id,
    target: item.target,
    scale,
    forms: [item.target, ...item.accepted].flatMap((entry) => formsOf(entry, language, scale)),
    decoys: item.decoys.flatMap((entry) => formsOf(entry, language, scale)),
    gloss: new Set(foldText(item.gloss).split(" ")),
  };
  byLanguage.set(language, read);
  return read;
}
