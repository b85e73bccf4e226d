import { expect, test } from "bun:test";
import fc from "fast-check";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import type { UtteranceQuestion } from "../../../src/coach/judge/verdict.ts";
import { times } from "../../sweep.ts";
import { deckItem, labelledRows, questionOf } from "./labelled.ts";

const rows = labelledRows("labelled");
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(fc.constantFrom(...rows.flatMap((row) => row.heard.split(" "))), { maxLength: 12 })
    .map((words) => words.join(" ")),
);
const entry = anyText.map((text) => (text.trim() === "" ? "___" : text));
const anyQuestion: fc.Arbitrary<UtteranceQuestion> = fc.record({
  heard: anyText,
  item: fc
    .tuple(entry, entry, fc.array(entry, { maxLength: 3 }), fc.array(entry, { maxLength: 2 }))
    .map(([target, gloss, accepted, decoys]) => deckItem("target", target, gloss, accepted, decoys)),
  others: fc
    .array(entry, { maxLength: 3 })
    .map((all) => all.map((target, at) => deckItem(`other-${at}`, target))),
  targetLanguage: fc.constantFrom("de", "en", "ms", "de-AT", "fr", ""),
  instructionLanguage: fc.constantFrom("en", "de"),
  repeating: fc.boolean(),
  asked: anyText,
});

test("whatever was heard, there is a verdict with a piece of it as evidence, the same every time", () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const verdict = judgeUtterance(question);
      expect(question.heard).toContain(verdict.evidence);
      expect(verdict.because).toMatch(
        question.instructionLanguage === "de" ? /^Ich habe .*\.$/u : /^I (?:heard|did not hear) .*\.$/u,
      );
      expect(verdict.because).not.toMatch(/[\r\n]/);
      expect(judgeUtterance(structuredClone(question))).toEqual(verdict);
      expect(verdict.alsoUsed.every((id) => question.others.some((other) => other.id === id))).toBe(true);
    }),
    { numRuns: times(375, 1500) },
  );
});

test("composed and decomposed letters are heard alike, in the utterance and in the deck", () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), fc.boolean(), fc.boolean(), (row, inHeard, inDeck) => {
      const form = (decomposed: boolean) => (decomposed ? "NFD" : "NFC");
      const deck = (text: string) => text.normalize(form(inDeck));
      const { verdict } = judgeUtterance(
        questionOf({
          ...row,
          heard: row.heard.normalize(form(inHeard)),
          target: deck(row.target),
          accepted: row.accepted.map(deck),
          decoys: row.decoys.map(deck),
          others: row.others.map(deck),
        }),
      );
      expect(verdict).toBe(judgeUtterance(questionOf(row)).verdict);
    }),
    { numRuns: times(250, 1000) },
  );
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const composed = judgeUtterance({ ...question, heard: question.heard.normalize("NFC") });
      const decomposed = judgeUtterance({ ...question, heard: question.heard.normalize("NFD") });
      expect(decomposed.verdict).toBe(composed.verdict);
    }),
    { numRuns: times(125, 500) },
  );
});

test("capitals and a full stop change nothing", () => {
  fc.assert(
    fc.property(fc.constantFrom(...rows), (row) => {
      const loud = judgeUtterance(
        questionOf({ ...row, heard: `  ${row.heard.replaceAll("ß", "ẞ").toUpperCase()}. ` }),
      );
      expect(loud.verdict).toBe(judgeUtterance(questionOf(row)).verdict);
    }),
    { numRuns: times(250, 1000) },
  );
});

test("one letter for another is never correct, repeating or not", () => {
  const words = [
    "Kaffee",
    "Kirche",
    "toffee",
    "sheep",
    "makan",
    "kata",
    "Fenster",
    "library",
    "rumah",
    "Tisch",
  ];
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.nat(),
      letter,
      fc.constantFrom("en", "fr"),
      (word, at, other, language) => {
        const place = at % word.length;
        fc.pre(word[place]?.toLowerCase() !== other);
        const heard = word.slice(0, place) + other + word.slice(place + 1);
        const item = deckItem("word", word);
        const languages = { targetLanguage: language, instructionLanguage: "de" };
        for (const repeating of [true, false]) {
          expect(judgeUtterance({ heard, item, others: [], ...languages, repeating }).verdict).not.toBe(
            "correct",
          );
        }
      },
    ),
    { numRuns: times(250, 1000) },
  );
});

test("a pasted book is answered, and is no use of the word by its length", () => {
  const item = deckItem("call", "anrufen", "call", [
    "rufe … dich … morgen … an",
    "Wie viel ___ kostet ___ das",
  ]);
  const languages = { targetLanguage: "de", instructionLanguage: "en", repeating: false };
  for (const word of ["rufe dich morgen ", "wie viel kostet ", "x", "anruf ", "a ", "🙂"]) {
    const { verdict } = judgeUtterance({ heard: word.repeat(50_000), item, others: [item], ...languages });
    expect(["correct", "unclear", "incorrect"]).toContain(verdict);
  }
});
