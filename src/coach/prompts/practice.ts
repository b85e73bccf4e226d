import type { DeckItem } from "../deck/deck-format.ts";
import { phrasesFor } from "./phrases.ts";
import type { Line, PromptRequest } from "./prompt.ts";
import { contains, inTarget, spoken } from "./spoken.ts";
import { mixed, vary, type Wording } from "./vary.ts";

/**
 * A cue that asks for the word without saying it. Sentences with a word in them that was learned before come first, then the
 * least used of those by name (decision 32); each further cue is of another kind. After a miss the coach says the word once
 * more before it asks.
 */
export function practice(request: PromptRequest): Line[] {
  const { counters, deck, item, seed } = request;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const kinds = cuesByKind(request).filter((wordings) => wordings.length > 0);
  const start = (counters.presentation === undefined ? seed : counters.presentation - 1) % kinds.length;
  const chosen = vary(request, [...kinds.slice(start), ...kinds.slice(0, start)].flat(), true);
  if ((counters.failures ?? 0) === 0) return chosen;
  const reminder: Line = { text: phrases.reminder, language, slow: false, translation: null };
  return [reminder, inTarget(deck, spoken(item.target), item.gloss), ...chosen];
}

function cuesByKind(request: PromptRequest): Wording[][] {
  const { deck, item, woven } = request;
  const { phrases, language } = phrasesFor(deck.instruction_language);
  const told = (text: string): Wording => [{ text, language, slow: false, translation: null }];
  const known = ({ text }: { text: string }) => woven.some((other) => contains(text, other));
  const cues = item.cues.filter(({ text }) => !contains(text, item));
  const [least] = woven;
  const both =
    least === undefined
      ? []
      : phrases.sentenceWithBoth.map((say) => told(say(item.gloss, spoken(least.target))));
  const asIs = ({ text, translation }: DeckItem["cues"][number]): Wording => [
    inTarget(deck, text, translation),
  ];
  /** A sentence of the deck, asked for by what it means. */
  const asked = ({ translation }: DeckItem["examples"][number]): Wording =>
    mixed(
      request,
      phrases.howDoYouSay.map((say) => told(say(translation))),
    )[0] ?? [];
  return [
    [...cues.filter(known).map(asIs), ...item.examples.filter(known).map(asked)],
    mixed(request, both),
    mixed(request, cues.map(asIs)),
    mixed(request, item.examples.map(asked)),
    mixed(
      request,
      phrases.sentenceWith.map((say) => told(say(item.gloss))),
    ),
  ];
}
