import { describe, expect, test } from "bun:test";
import { isNumberWord, numberAt } from "../../src/text/number-at.ts";
import type { NumberLanguage } from "../../src/text/number-words.ts";
import { wholeSaid } from "../../src/text/numbers-said.ts";

const written: [NumberLanguage, string, number][] = [
  ["en", "nought", 0],
  ["en", "two hundred seven", 207],
  ["en", "a thousand and six", 1006],
  ["en", "seventeen hundred", 1700],
  ["en", "three hundred and twelve thousand", 312_000],
  ["de", "zweihundertsieben", 207],
  ["de", "neunzehnhundertvierundachtzig", 1984],
  ["de", "zwounddreißig", 32],
  ["de", "fünftausendeinhundertelf", 5111],
  ["fr", "deux cents", 200],
  ["fr", "deux cent sept", 207],
  ["fr", "mille neuf cent quatre-vingt-dix-neuf", 1999],
  ["fr", "septante et un", 71],
  ["es", "ciento sesenta", 160],
  ["es", "ciento setenta y siete", 177],
  ["es", "setecientos seis", 706],
  ["es", "quinientos dieciséis", 516],
  ["es", "dos mil veintidós", 2022],
  ["ms", "seribu sembilan", 1009],
  ["ms", "lapan puluh ribu seratus", 80_100],
  ["ms", "delapan belas", 18],
  ["ms", "duabelas", 12],
];

const none: [NumberLanguage, string][] = [
  ["en", "a"],
  ["en", "hundred and dog"],
  ["en", "and two"],
  ["de", "ein"],
  ["de", "und zwei"],
  ["es", "un"],
  ["ms", "ratus"],
  ["ms", "ribu"],
];

describe("numbers in words", () => {
  test.each(written)("%s: %s", (language, words, value) => expect(wholeSaid(words, [language])).toBe(value));
  test.each(none)("%s: %s is none", (language, words) => expect(wholeSaid(words, [language])).toBeNull());

  test("the longest is found where it stands, and the next begins after it", () => {
    const words = "there are twenty five of one two".split(" ");
    expect([2, 5, 6].map((at) => numberAt(words, at, ["en"]))).toEqual([
      { value: 25, length: 2, language: "en" },
      { value: 1, length: 1, language: "en" },
      { value: 2, length: 1, language: "en" },
    ]);
    expect(numberAt(words, 0, ["en", "ms"])).toBeNull();
    expect(numberAt(["one", "4"], 0, ["en"])?.length).toBe(1);
  });

  test("only in the languages that are asked for: an elf is no eleven in English", () => {
    expect(numberAt(["elf"], 0, ["en", "ms"])).toBeNull();
    expect(numberAt(["elf"], 0, ["en", "de"])?.value).toBe(11);
  });

  test("a word of numbers is one in every language; what joins them or stands before any noun is none", () => {
    expect(["treinta", "quatorze", "fünf", "belas", "x2"].filter((word) => !isNumberWord(word))).toEqual([]);
    expect(["and", "und", "dan", "a", "ein", "un", "tenant"].filter(isNumberWord)).toEqual([]);
  });
});
