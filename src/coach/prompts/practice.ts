import { foldText } from "../../text/fold.ts";
import { asking, type Cue } from "./asking.ts";
import { claim } from "./claim.ts";
import { phrasesFor } from "./phrases.ts";
import type { Line, PromptRequest } from "./prompt.ts";
import { inTarget, toSay } from "./spoken.ts";

/**
 * A cue that asks for the word without saying it: first one of the word's own, then a sentence by what it means, then one with
 * a word in it that was coached before, where the deck has one (decision 32). After a miss the coach says the word once more
 * before it asks, and weaves nothing in.
 */
export function practice(request: PromptRequest): Line[] {
  const { counters, deck, item } = request;
  const missed = (counters.failures ?? 0) > 0;
  // 0.2 does not count how often it asked.
  const nth = Math.max(1, counters.presentation ?? (counters.usage ?? 0) + 1);
  const { own, byMeaning, woven, freely } = asking(request);
  const weaves = !missed && nth % everyThird === 0;
  const kinds = [own, byMeaning, freely].filter((cues) => cues.length > 0).map(plainFirst);
  const start = (nth - 1) % kinds.length;
  const order = [...(weaves ? woven : []), ...kinds.slice(start).flat(), ...kinds.slice(0, start).flat()];
  const chosen = longestUnasked(order, request.lately);
  const { phrases, language } = phrasesFor(deck.instruction_language);
  if (!missed && request.wasUsed) return [...claim(request), ...chosen];
  if (!missed) return chosen;
  const { text, translation } = toSay(item);
  const reminder: Line = { text: phrases.reminder, language, slow: false, translation: null };
  return [reminder, inTarget(deck, text, translation), ...chosen];
}

const everyThird = 3;

/** Sentences with another coached word in them are kept for the prompt that weaves, as long as there are others. */
function plainFirst(cues: readonly Cue[]): Cue[] {
  return [...cues.filter(({ weaves }) => !weaves), ...cues.filter(({ weaves }) => weaves)];
}

function longestUnasked(cues: readonly Cue[], lately: readonly string[]): Line[] {
  const [first, ...others] = cues.map((cue) => ({ cue, age: ageOf(cue, lately) }));
  const best = others.reduce((oldest, each) => (each.age > (oldest?.age ?? -1) ? each : oldest), first);
  return [...(best?.cue.lines ?? [])];
}

/** How many lines ago it was asked for, in whatever words; what the coach has just given as an example is not asked right back. */
function ageOf({ said, meanings, gives }: Cue, lately: readonly string[]): number {
  const last = lately.at(-1);
  if (last !== undefined && gives.some((text) => foldText(text) === last)) return 0;
  const whole = said.map(foldText);
  const quoted = meanings.map((text) => ` ${foldText(text)} `);
  const at = lately.findLastIndex(
    (line) => whole.includes(line) || quoted.some((meaning) => ` ${line} `.includes(meaning)),
  );
  return at === -1 ? Number.POSITIVE_INFINITY : lately.length - at;
}
