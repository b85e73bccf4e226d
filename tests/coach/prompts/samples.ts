import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Deck, DeckItem } from "../../../src/coach/deck/deck-format.ts";
import { deckOfCourse } from "../../../src/coach/deck/deck-of-course.ts";
import { loadDeck } from "../../../src/coach/deck/load-deck.ts";
import { builtinAuthor } from "../../../src/coach/prompts/builtin-author.ts";
import type { Line, PromptRequest } from "../../../src/coach/prompts/prompt.ts";
import { coachFor } from "../../../src/coach/session/coach.ts";
import { shippedCourse } from "../../learning/shipped-course.ts";
import { project, session, spec03 } from "../session/samples.ts";

export const sampleDecks: readonly Deck[] = ["german", "malay", "english"].map((name) => {
  const { deck } = loadDeck(join(project, "plugins", "coach", "decks", `${name}.yaml`));
  if (deck === null) throw new Error(`${name} cannot be read`);
  return deck;
});

export const courseDecks: readonly Deck[] = readdirSync(join(project, "courses")).flatMap((name) => {
  const deck = deckOfCourse(shippedCourse(name));
  return "problem" in deck ? [] : [deck];
});

export function said(
  action: string,
  deck: Deck,
  item: DeckItem,
  more: Partial<PromptRequest> = {},
): readonly Line[] {
  const plain = {
    handler: null,
    woven: [],
    counters: {},
    heard: null,
    candidate: null,
    another: null,
    wasUsed: false,
    asked: "",
    lately: [],
    seed: 1,
  };
  return builtinAuthor([{ action, deck, item, ...plain, ...more }])[0] ?? [];
}

export type Turn = { state: string; item: DeckItem; lines: readonly Line[] };

/** What a learner hears who misses three times in nine, through as many words as a lesson has. */
export function lesson(deck: Deck, words: number): Turn[] {
  const queue = deck.items.slice(0, words).map(({ id }) => id);
  const one = session({ coach: coachFor(spec03, deck), queue, seed: 5 });
  const turns: Turn[] = [];
  let answers = 0;
  for (let next = one.does("start"); !one.state().position.final; ) {
    const item = one.coach.items.get(one.state().current?.id ?? "");
    if (item === undefined || turns.length > 5000) throw new Error("There should be a word.");
    if (next.say !== null) turns.push({ state: one.state().position.state, item, lines: next.say.lines });
    if (next.listen === null) next = one.does("tts_done");
    else {
      answers++;
      const missed = [3, 4, 5].includes(answers % 9);
      next = one.does({ say: missed ? "hm hm" : (item.examples[0]?.text ?? "") });
    }
  }
  return turns;
}
