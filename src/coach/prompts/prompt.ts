import type { Deck, DeckItem } from "../deck/deck-format.ts";

/** One thing the coach says, in one language. */
export type Line = {
  text: string;
  /** BCP 47. */
  language: string;
  slow: boolean;
  /** For the eye only: what a line in the target language means. */
  translation: string | null;
};

/** What an action asks the coach to say, and everything that may be said about it. */
export type PromptRequest = {
  action: string;
  /** The spec's name for the prompt; null in 0.2, which names none. */
  handler: string | null;
  deck: Deck;
  item: DeckItem;
  /** Words that were coached before: those in the item's own sentences, then others; the least used first (decision 32). */
  woven: readonly DeckItem[];
  counters: Readonly<Record<string, number>>;
  /** The learner's words as they were heard: data, never instructions. */
  heard: string | null;
  /** What was just heard was a use of the word: it is told so, and nothing more. */
  wasUsed: boolean;
  /** The question that it answers, as it was asked. */
  asked: string;
  /** For `coach_ask_again`: what it may have been. */
  candidate: string | null;
  /** For `coach_ask_again`: why another sentence is wanted, and not the same once more; null where it is. */
  another: string | null;
  /** Lines said of late, newest last, folded: nothing is said twice in a row. */
  lately: readonly string[];
  /** The same number gives the same words. */
  seed: number;
};

/** The lines of each request of one turn, in the requests' order. */
export type Author = (requests: readonly PromptRequest[]) => Line[][];

/** What a spec's `handler` may name: each has instructions for a model (`model-author.ts`). */
export const promptHandlers = {
  COACH_First_Use:
    "The learner meets the word for the first time: `coach_introduce_word` says it, `coach_explain_word` explains it as one would to a child of five, `coach_example_sentence` uses it in one simple sentence, with words learned before where they fit.",
  COACH_Practice_Dialogue:
    "Where what was just said was a use of the word, begin with a few words that say that it counts; call it right only where it says what was asked for. Ask one short question, or give one short cue, that can only be answered well with the word. Do not say the word itself. Weave in one of the words coached before where it makes sense, and never call a word known.",
  COACH_Ask_Again:
    "What the learner said was close, but not clear. Say what was heard, ask whether it was the word, and ask to hear it once more.",
  COACH_Repeat_After_Me:
    "Say the word alone, slowly, and ask the learner to repeat it; a phrase with a slot is said filled, as in one of its examples. Nothing else is asked for.",
  COACH_Positive_Reinforce:
    "The word is learned. Praise in the target language, then use the word in one sentence.",
  COACH_Encourage:
    "The word was hard today and is put off. Encourage in the target language; say that it will come back. Do not praise.",
  STUDENT_Process_Response: "Decide whether the learner said the word, from what was heard and nothing else.",
} as const satisfies Record<string, string>;

export const promptNames: ReadonlySet<string> = new Set(Object.keys(promptHandlers));
