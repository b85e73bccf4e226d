import { expect, test } from "bun:test";
import fc from "fast-check";
import { areBothWords, isWordOf } from "../../src/words/known-words.ts";
import { WordFilter } from "../../src/words/word-filter.ts";

test("a filter never denies a word that was put in, and seldom knows one that was not", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 3, maxLength: 12 }), { minLength: 50 }), (words) => {
      const half = words.slice(0, words.length / 2);
      const filter = WordFilter.of(half.length);
      for (const word of half) filter.add(word);
      const again = new WordFilter(filter.bytes);
      expect(half.every((word) => again.has(word))).toBe(true);
      const wrongly = words.filter((word) => !half.includes(word) && again.has(word));
      expect(wrongly.length).toBeLessThanOrEqual(Math.max(3, words.length / 20));
    }),
    { numRuns: 30 },
  );
});

test("each language knows its everyday words, and none knows a slip in them", () => {
  const everyday = [
    ["en", "house water night friend weather nitrite Iraq"],
    ["de", "Wasser Nacht Freund Wetter Kirsche Mütter"],
    ["ms", "rumah malam kawan cuaca dalam kepala"],
    ["fr", "maison nuit semaine pourquoi désert"],
    ["es", "noche semana porque hambre perro"],
  ] as const;
  for (const [tag, words] of everyday) {
    for (const word of words.toLowerCase().split(" ")) {
      expect([word, isWordOf(tag, word)]).toEqual([word, true]);
    }
  }
  expect(areBothWords("friend", "freind")).toBe(false);
  expect(areBothWords("nacht", "naht")).toBe(true);
});
