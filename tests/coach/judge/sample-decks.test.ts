import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { DeckItem } from "../../../src/coach/deck/deck-format.ts";
import { loadDeck } from "../../../src/coach/deck/load-deck.ts";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import { swept, times } from "../../sweep.ts";

const folder = join(import.meta.dir, "../../../plugins/coach/decks");

describe.each(["german", "english", "malay"])("the %s deck", (name) => {
  const { deck, problems } = loadDeck(join(folder, `${name}.yaml`));
  if (deck === null) throw new Error(`The deck ${name} cannot be read: ${JSON.stringify(problems)}`);
  const verdictOn = (item: DeckItem, heard: string) =>
    judgeUtterance({
      heard,
      item,
      others: deck.items,
      targetLanguage: deck.target_language,
      instructionLanguage: deck.instruction_language,
      repeating: false,
    }).verdict;
  const said = (texts: (item: DeckItem) => string[], wrong: (verdict: string) => boolean) =>
    deck.items.flatMap((item) =>
      texts(item)
        .filter((heard) => wrong(verdictOn(item, heard)))
        .map((heard) => `${item.target}: ${heard}`),
    );

  test("each of its example sentences is a use of its word", () => {
    const examples = (item: DeckItem) => item.examples.map((example) => example.text);
    expect(said(examples, (verdict) => verdict !== "correct")).toEqual([]);
  });

  test("none of its decoys is, nor a sentence in the learner's own language", () => {
    expect(
      said(
        (item) => item.decoys,
        (verdict) => verdict === "correct",
      ),
    ).toEqual([]);
    const translations = (item: DeckItem) => item.examples.map((example) => example.translation);
    expect(said(translations, (verdict) => verdict === "correct")).toEqual([]);
  });

  test("sentences about its other words seldom raise a doubt: at most one in fifty", () => {
    let [doubtful, all] = [0, 0];
    for (const item of deck.items) {
      for (const other of swept(deck.items, 8)) {
        const [example] = other.examples;
        if (other === item || example === undefined) continue;
        all++;
        if (verdictOn(item, example.text) === "unclear") doubtful++;
      }
    }
    expect(all).toBeGreaterThan(times(300, 1000));
    expect(doubtful / all).toBeLessThanOrEqual(0.02);
  });
});
