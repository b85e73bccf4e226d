import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import type { DeckItem } from "../../../src/coach/deck/deck-format.ts";
import { loadDeck } from "../../../src/coach/deck/load-deck.ts";
import { formKey, says, saysItem } from "../../../src/coach/deck/spoken-form.ts";

const folder = join(import.meta.dir, "..", "..", "..", "plugins", "coach", "decks");
const decks: [name: string, least: number][] = [
  ["german", 64],
  ["malay", 64],
  ["english", 40],
];

for (const [name, least] of decks) {
  describe(`the ${name} deck`, () => {
    const { deck, problems } = loadDeck(join(folder, `${name}.yaml`));
    const items: DeckItem[] = deck?.items ?? [];
    const formsOf = ({ target, accepted }: DeckItem) => [target, ...accepted];

    test(`has at least ${least} words and nothing wrong with it`, () => {
      expect(problems).toEqual([]);
      expect(items.length).toBeGreaterThanOrEqual(least);
      expect(deck?.name).toBe(name);
    });

    test("gives every word two examples, two cues and two decoys at least, and a unit", () => {
      for (const { examples, cues, decoys, unit } of items) {
        expect(Math.min(examples.length, cues.length, decoys.length)).toBeGreaterThanOrEqual(2);
        expect(unit).not.toBe("");
      }
    });

    test("asks for a word without saying it", () => {
      const spoilt = items.flatMap((item) =>
        item.cues.filter(({ text }) => saysItem(text, item)).map(({ text }) => `${item.id}: ${text}`),
      );
      expect(spoilt).toEqual([]);
    });

    test("never says the same cue or example of a word twice", () => {
      for (const { examples, cues } of items) {
        const texts = [...examples, ...cues].map(({ text }) => formKey(text));
        expect(new Set(texts).size).toBe(texts.length);
      }
    });

    test("has no form of one word that is also a use of another", () => {
      const shared = items.flatMap((item) =>
        items
          .filter((other) => other !== item)
          .flatMap((other) =>
            formsOf(item)
              .filter((form) => saysItem(form.replaceAll("___", "x"), other))
              .map((form) => `${form} (${item.id}) is a use of ${other.id}`),
          ),
      );
      expect(shared).toEqual([]);
    });

    test("takes no decoy for a use, not even where umlauts are written out", () => {
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replaceAll("ä", "ae")
          .replaceAll("ö", "oe")
          .replaceAll("ü", "ue")
          .replaceAll("ß", "ss");
      const taken = items.flatMap((item) =>
        item.decoys.filter((decoy) => formsOf(item).some((form) => says(plain(decoy), plain(form)))),
      );
      expect(taken).toEqual([]);
    });

    test("uses most of its words in the examples of others, so that they come up again", () => {
      const woven = items.filter((item) =>
        items.some((other) => other !== item && other.examples.some(({ text }) => saysItem(text, item))),
      );
      expect(woven.length / items.length).toBeGreaterThan(0.7);
    });

    test("has phrases with a slot and verbs in two parts where the language has them", () => {
      const forms = items.flatMap(formsOf);
      expect(items.filter(({ target }) => target.includes("___")).length).toBeGreaterThanOrEqual(4);
      if (name !== "malay") expect(forms.filter((form) => / … /.test(form)).length).toBeGreaterThanOrEqual(8);
    });

    test("writes every umlaut of a target out as well", () => {
      if (name !== "german") return;
      const missing = items.filter(
        ({ target, accepted }) =>
          /[äöüß]/i.test(target) &&
          !accepted.some((form) => /(ae|oe|ue|ss)/i.test(form) && !/[äöüß]/i.test(form)),
      );
      expect(missing.map(({ id }) => id)).toEqual([]);
    });
  });
}

test("German phrases count in another spelling or word order", () => {
  const { deck } = loadDeck(join(folder, "german.yaml"));
  const heard: [id: string, text: string][] = [
    ["tschuess", "Tschüs!"],
    ["gibt-es-hier", "Gibt es ein Café hier?"],
    ["ich-haette-gern", "Einen Kaffee hätte ich gern."],
    ["ich-nehme", "Den Fisch nehme ich."],
  ];
  for (const [id, text] of heard) {
    const item = deck?.items.find((each) => each.id === id);
    expect([text, item !== undefined && saysItem(text, item)]).toEqual([text, true]);
  }
});
