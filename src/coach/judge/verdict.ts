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
  /** What the coach said last, where known: saying it back is not a use of the word in it. */
  asked?: string;
  /** What the coach has said of this word in the target language, and what the learner was credited with before. */
  told?: readonly string[];
  before?: readonly string[];
};

/** Decision 36. Fuzzy alone is never correct. */
export type UtteranceVerdict = {
  verdict: "correct" | "unclear" | "incorrect";
  /** Of the deck: the form that was found or came close, or the other word that was heard; null when none. */
  matched: string | null;
  /** The part of `heard` that decided it: a substring, "" only where no word was heard. */
  evidence: string;
  /** One sentence that may be shown: "I heard …", in the instruction language (`reasons.ts`). */
  because: string;
  /** Ids of other deck items that were used in passing (decision 32: credited to them, never to the current word). */
  alsoUsed: string[];
  /** For what is unclear: the word was heard well enough, and a sentence of the learner's own is wanted. */
  asks?: "another" | undefined;
};
