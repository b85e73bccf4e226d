import type { DeckItem } from "../deck/deck-format.ts";
import { phrasesFor } from "./phrases.ts";
import type { Line, PromptRequest } from "./prompt.ts";
import { contains, inTarget, spoken } from "./spoken.ts";
import { mixed, vary, type Wording } from "./vary.ts";

/**
 * A cue that asks for the word without saying it. Where a sentence of the deck has a word in it that was learned before,
 * that sentence is asked for first; else the least used word is woven in by name (decision 32). After a miss the coach
 * says the word once more before it asks.
 */
export function practice(request: PromptRequest): Line[] {
  const { counters, deck, item } = request;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const chosen = vary(request, [...wovenCues(request), ...mixed(request, plainCues(request))], true);
  if ((counters.failures ?? 0) === 0) return chosen;
  const reminder: Line = { text: phrases.reminder, language, slow: false, translation: null };
  return [reminder, inTarget(deck, spoken(item.target), item.gloss), ...chosen];
}

function wovenCues(request: PromptRequest): Wording[] {
  const { deck, item, woven, seed } = request;
  const [least] = woven;
  if (least === undefined) return [];
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const known = (text: string) => woven.some((other) => contains(text, other));
  const sentences = item.examples.filter(({ text }) => known(text));
  const cues = item.cues.filter(({ text }) => known(text) && !contains(text, item));
  const named = phrases.sentenceWithBoth.map((say): Wording => [
    { text: say(item.gloss, spoken(least.target)), language, slow: false, translation: null },
  ]);
  // Every other cue may be about the new word alone.
  if (seed % 2 === 1) return [];
  return [
    ...cues.map(({ text, translation }): Wording => [inTarget(deck, text, translation)]),
    ...sentences.flatMap((sentence) => asked(request, sentence)),
    ...mixed(request, named),
  ];
}

function plainCues(request: PromptRequest): Wording[] {
  const { deck, item } = request;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const cues = item.cues.filter(({ text }) => !contains(text, item));
  return [
    ...cues.map(({ text, translation }): Wording => [inTarget(deck, text, translation)]),
    ...item.examples.flatMap((sentence) => asked(request, sentence)),
    ...phrases.sentenceWith.map((say): Wording => [
      { text: say(item.gloss), language, slow: false, translation: null },
    ]),
  ];
}

/** A sentence of the deck, asked for by what it means. */
function asked({ deck }: PromptRequest, { translation }: DeckItem["examples"][number]): Wording[] {
  const { phrases, language } = phrasesFor(deck.instruction_language);
  return phrases.howDoYouSay.map((say) => [
    { text: say(translation), language, slow: false, translation: null },
  ]);
}
