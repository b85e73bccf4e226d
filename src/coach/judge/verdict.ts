import type { DeckItem } from "../deck/deck-format.ts";

export type UtteranceQuestion = {
  /** What was heard or typed, as it came. */
  heard: string;
  item: DeckItem;
  /** The other items of the deck: one of them heard instead is another word, not a slip. */
  others: readonly DeckItem[];
  targetLanguage: string;
  instructionLanguage: string;
  /** In repeat-after-me the word alone is asked for; a close sound may then count (decision 29, `repeat_lenient`). */
  repeating: boolean;
};

/** Decision 36. Fuzzy alone is never correct. */
export type UtteranceVerdict = {
  verdict: "correct" | "unclear" | "incorrect";
  /** Of the deck: the form that was found, or the other item that was heard; null when neither. */
  matched: string | null;
  /** The part of `heard` that decided it. */
  evidence: string;
  /** One sentence that may be shown: "I heard …". */
  because: string;
  /** Other deck items that were used in passing (decision 32: credited to them, never to the current word). */
  alsoUsed: string[];
};
