import { foldText } from "../../text/fold.ts";
import type { DeckItem } from "../deck/deck-format.ts";
import { type Form, formsOf } from "./form.ts";
import { madeForms } from "./forms/made-forms.ts";
import { type KnownLanguage, knownLanguage, scaleWord } from "./language-words.ts";

/** A deck item, read once for comparing. */
export interface KnownItem {
  id: string;
  target: string;
  /** The target, where numbers are made with it. */
  scale: string | null;
  forms: readonly Form[];
  /** Made by rule where the deck lists none: a use like any other. `perhaps` may be one, and is asked about. */
  made: readonly Form[];
  perhaps: readonly Form[];
  decoys: readonly Form[];
  /** The words of its translation. */
  gloss: ReadonlySet<string>;
}

const known = new WeakMap<DeckItem, Map<string, KnownItem>>();

/** Kept for as long as the item itself: a deck is read once, and judged against thousands of times. */
export function knownItem(item: DeckItem, targetLanguage: string): KnownItem {
  const byLanguage = known.get(item) ?? new Map<string, KnownItem>();
  known.set(item, byLanguage);
  const before = byLanguage.get(targetLanguage);
  if (before !== undefined) return before;
  const language = knownLanguage(targetLanguage);
  const read = readItem(item, language, targetLanguage);
  byLanguage.set(targetLanguage, read);
  return read;
}

function readItem(item: DeckItem, language: KnownLanguage | null, targetLanguage: string): KnownItem {
  const scale = scaleWord(item.target);
  const made = madeForms(item, targetLanguage);
  const formed = (entries: readonly string[]) =>
    [...new Set(entries)].flatMap((entry) => formsOf(entry, language, scale));
  return {
    id: item.id,
    target: item.target,
    scale,
    forms: formed([item.target, ...item.accepted]),
    made: formed(made.sure),
    perhaps: formed(made.perhaps),
    decoys: formed(item.decoys),
    gloss: new Set(foldText(item.gloss).split(" ")),
  };
}
