import { expect, test } from "bun:test";
import type { Deck } from "../../../src/coach/deck/deck-format.ts";
import { type Claim, claimOn } from "../../../src/coach/prompts/claim.ts";
import { deckItem } from "../judge/labelled.ts";
import { said, sampleDecks } from "./samples.ts";

const [german] = sampleDecks;
if (german === undefined) throw new Error("There should be a German deck.");
const deck: Deck = german;

const train = {
  ...deckItem("train", "der Zug", "train", ["den Zug", "Zug"]),
  examples: [
    {
      text: "Der Zug nach Berlin ist heute pünktlich.",
      translation: "The train to Berlin is on time today.",
    },
    { text: "Ich nehme den Zug.", translation: "I am taking the train." },
  ],
};
const byMeaning = "Say this in German: “The train to Berlin is on time today.”";
const freely = "Make a sentence in German with the word for “train”.";

const claims: readonly (readonly [asked: string, heard: string, kind: Claim["kind"]])[] = [
  [byMeaning, "Der Zug nach Berlin ist heute pünktlich", "right"],
  [byMeaning, "Heute ist der Zug nach Berlin pünktlich.", "used"],
  [byMeaning, "Mein Zug hat gestern gegessen", "usedElse"],
  [byMeaning, "Ich nehme den Zug.", "usedElse"],
  [byMeaning, "Ein Zug", "usedAlone"],
  [freely, "Zug", "usedAlone"],
  [freely, "Ein Zug", "usedAlone"],
  [freely, "Der Zug sind komme", "used"],
  [freely, "Ich nehme den Zug.", "right"],
  ["Fill the gap: Ich nehme … .", "den Zug", "right"],
  ["Womit fährst du nach Berlin?", "Den Zug", "right"],
];
test.each(claims)("“%s”, “%s”: %s, and no more is claimed", (asked, heard, kind) => {
  const [request] = [{ deck, item: train, heard, asked }];
  const plain = { action: "", handler: null, woven: [], counters: {}, candidate: null, another: null };
  expect(claimOn({ ...plain, ...request, wasUsed: true, lately: [], seed: 1 }).kind).toBe(kind);
});

test("another sentence than the one asked for is not called right: the one asked for is shown, in practice and at the end", () => {
  const more = {
    wasUsed: true,
    asked: byMeaning,
    heard: "Mein Zug hat gestern gegessen",
    counters: { usage: 1 },
  };
  for (const action of ["coach_prompt_dialogue", "coach_positive_reinforce"]) {
    const lines = said(action, deck, train, more).map(({ text }) => text);
    expect(lines[0]).toContain("counts");
    expect(lines[1]).toBe("Der Zug nach Berlin ist heute pünktlich.");
    expect(lines.join(" ")).not.toMatch(/\bright\b|richtig/i);
  }
});
