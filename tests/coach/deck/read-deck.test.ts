import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { readDeck } from "../../../src/coach/deck/read-deck.ts";
import { deckOf, item } from "./sample.ts";

const sound = `name: fruit
title: Fruit
instruction_language: en
target_language: de
license: CC0
praise:
  - { text: Gut!, translation: Good! }
  - { text: Prima!, translation: Great! }
  - { text: Toll!, translation: Super! }
encouragement:
  - { text: Weiter!, translation: Go on! }
  - { text: Noch einmal!, translation: Again! }
  - { text: Nur Mut!, translation: Courage! }
items:
  - id: apple
    target: der Apfel
    gloss: the apple
    explanation: It grows on a tree.
    examples:
      - { text: Ich esse einen Apfel., translation: I eat an apple. }
    accepted: [Apfel, Äpfel]
    decoys: [Ampel, die Birne]
  - id: pear
    target: die Birne
    gloss: the pear
    explanation: It grows on a tree too.
    examples:
      - text: Die Birne ist süß.
        translation: The pear is sweet.
`;

/** The sound deck with one piece of it changed; each piece stands in it once. */
function changed(...changes: [from: string, to: string][]): ReturnType<typeof readDeck> {
  let source = sound;
  for (const [from, to] of changes) {
    expect(source.split(from)).toHaveLength(2);
    source = source.replace(from, to);
  }
  return readDeck(source);
}

describe("a deck that is sound", () => {
  test("comes with what was not written filled in", () => {
    const { deck, problems } = readDeck(sound);
    expect(problems).toEqual([]);
    expect(deck?.items[1]).toMatchObject({ id: "pear", accepted: [], decoys: [], cues: [], unit: "" });
  });

  test("may name another of its words as a decoy", () => {
    expect(readDeck(sound).deck?.items[0]?.decoys).toContain("die Birne");
  });

  test("reads back the same from what is written of it", () => {
    const word = fc.stringMatching(/^[a-zäöüß]{1,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 8 }), (words) => {
        const deck = deckOf(words.map((each, index) => item(`item-${index}`, `${each} ___`)));
        expect(readDeck(JSON.stringify(deck))).toEqual({ deck, problems: [] });
      }),
    );
  });
});

describe("whoever writes a deck is told, at the line,", () => {
  const cases: [what: string, change: [string, string], line: number, words: RegExp][] = [
    ["that an id is there twice", ["id: pear", "id: apple"], 23, /`apple` is item 1's already/],
    [
      "that a word is taught twice",
      ["target: die Birne", "target: DER APFEL!"],
      24,
      /taught by item 1 already/,
    ],
    [
      "that an example lacks the word",
      ["text: Die Birne ist süß.", "text: Das Obst ist süß."],
      28,
      /neither "die Birne" in it nor/,
    ],
    [
      "that an example lacks every form of the word",
      ["accepted: [Apfel, Äpfel]", "accepted: [Äpfel]"],
      20,
      /neither "der Apfel"/,
    ],
    [
      "that a decoy counts as a use",
      ["decoys: [Ampel, die Birne]", "decoys: [Ampel, äpfel]"],
      22,
      /"äpfel" counts as a use of "der Apfel"/,
    ],
    [
      "that a decoy has the word in it",
      ["decoys: [Ampel, die Birne]", "decoys: [roter Apfel]"],
      22,
      /"roter Apfel" counts as a use/,
    ],
    [
      "that a form would accept anything",
      ["accepted: [Apfel, Äpfel]", 'accepted: [Apfel, "___"]'],
      21,
      /"___" has no word in it/,
    ],
    [
      "that a field is not known, and which was meant",
      ["gloss: the pear", "glos: the pear"],
      25,
      /`glos` is not known here. Did you mean `gloss`\?/,
    ],
    ["that a field is not known to the deck", ["title: Fruit", "titel: Fruit"], 2, /`titel` is not known/],
    ["that a field is missing", ["    gloss: the pear\n", ""], 23, /`gloss` is missing/],
    ["that a field has the wrong kind of value", ["gloss: the pear", "gloss: 5"], 25, /`gloss` must be text/],
    ["that an id is no id", ["id: pear", "id: Die Birne"], 23, /lower-case letters/],
    [
      "that there is no example",
      [
        "examples:\n      - text: Die Birne ist süß.\n        translation: The pear is sweet.",
        "examples: []",
      ],
      27,
      /`examples` needs at least 1/,
    ],
    [
      "that there is too little praise",
      ["  - { text: Toll!, translation: Super! }\n", ""],
      6,
      /`praise` needs at least 3/,
    ],
    [
      "that a language is none",
      ["target_language: de", "target_language: german"],
      4,
      /`target_language` must be the short name of a language, .*not "german"/,
    ],
    [
      "that a language is written another way",
      ["instruction_language: en", "instruction_language: en_GB"],
      3,
      /not "en_GB"/,
    ],
    [
      "that a field is given twice",
      ["title: Fruit", "title: Fruit\ntitle: Obst"],
      3,
      /`title` is given twice/,
    ],
    ["that it is not YAML", ["title: Fruit", "title: [Fruit"], 3, /not YAML/],
  ];
  for (const [what, change, line, words] of cases) {
    test(what, () => {
      const { deck, problems } = changed(change);
      expect(deck).toBeNull();
      expect(problems.map((problem) => problem.message).join("\n")).toMatch(words);
      expect(problems.find(({ message }) => words.test(message))?.line).toBe(line);
    });
  }

  test("everything at once, in the order of the file", () => {
    const { problems } = changed(
      ["target_language: de", "target_language: german"],
      ["text: Ich esse einen Apfel.", "text: Ich esse."],
      ["decoys: [Ampel, die Birne]", "decoys: [Apfel]"],
      ["id: pear", "id: apple"],
      ["gloss: the pear", "glos: the pear"],
    );
    expect(problems.map(({ line }) => line)).toEqual([4, 20, 22, 23, 23, 25]);
  });

  test("once, not once for every way it is wrong", () => {
    expect(changed(["target_language: de", "target_language: d"]).problems).toHaveLength(1);
    expect(changed(["id: pear", "id: ''"]).problems).toHaveLength(1);
  });
});

describe("whatever a file holds, reading it never breaks", () => {
  test("any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (source) => {
        const { deck, problems } = readDeck(source);
        expect(deck === null).toBe(problems.length > 0);
      }),
    );
  });

  test("any values where a deck's should be", () => {
    const value = fc.jsonValue({ maxDepth: 2 });
    const some = fc.oneof(value, fc.array(value, { maxLength: 3 }));
    const oddItem = fc.record(
      { id: some, target: some, examples: some, accepted: some, decoys: some, cues: some },
      { requiredKeys: [] },
    );
    const odd = fc.record({
      items: fc.oneof(some, fc.array(oddItem, { maxLength: 4 })),
      praise: some,
      target_language: some,
    });
    fc.assert(
      fc.property(odd, (fields) => {
        const { deck, problems } = readDeck(JSON.stringify({ ...deckOf([item("a", "a")]), ...fields }));
        expect(deck).toBeNull();
        for (const { line, message } of problems) {
          expect(line).toBeGreaterThanOrEqual(1);
          expect(message).not.toBe("");
        }
      }),
    );
  });

  test("a sound deck with one line lost or doubled", () => {
    const lines = sound.split("\n");
    fc.assert(
      fc.property(fc.nat(lines.length - 1), fc.boolean(), (at, doubled) => {
        const kept = lines.flatMap((line, index) => (index === at ? (doubled ? [line, line] : []) : [line]));
        const { deck, problems } = readDeck(kept.join("\n"));
        expect(deck === null).toBe(problems.length > 0);
        for (const { line } of problems) expect(line).toBeLessThanOrEqual(kept.length);
      }),
    );
  });
});
