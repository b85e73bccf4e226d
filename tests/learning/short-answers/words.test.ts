import { describe, expect, test } from "bun:test";
import { foldWord } from "../../../src/text/stem.ts";
import { tokensOf } from "../../../src/words/tokens.ts";
import { isOpposite, likeness } from "../../../src/words/word-match.ts";

function word(text: string) {
  const [token] = tokensOf(text);
  if (token === undefined) throw new Error(`no word in ${text}`);
  return token;
}

describe("forms of a word", () => {
  test.each([
    ["connected", "connects"],
    ["carried", "carry"],
    ["stopping", "stop"],
    ["making", "makes"],
    ["broken", "broke"],
    ["leaves", "leaf"],
    ["lit", "light"],
    ["classes", "class"],
  ])("%s and %s are one word", (one, other) => {
    expect(foldWord(one).stem).toBe(foldWord(other).stem);
  });

  test.each([
    ["connection", "connect"],
    ["measurement", "measure"],
    ["quickly", "quick"],
    ["hardness", "harder"],
    ["evaporation", "evaporates"],
  ])("%s and %s have one root", (one, other) => {
    expect(foldWord(one).root).toBe(foldWord(other).root);
  });

  test("different words stay apart", () => {
    for (const [one, other] of [
      ["light", "night"],
      ["series", "serious"],
      ["bus", "bush"],
    ] as const) {
      expect(foldWord(one).stem).not.toBe(foldWord(other).stem);
    }
  });
});

describe("words beside each other", () => {
  test("a slip and a synonym are near, numbers and labels only themselves", () => {
    expect(likeness(word("temperature"), word("temprature"))).toBeGreaterThan(0.8);
    expect(likeness(word("begin"), word("starts"))).toBeGreaterThan(0.7);
    expect(likeness(word("12"), word("13"))).toBe(0);
    expect(likeness(word("two"), word("2"))).toBe(1);
  });

  test("opposites are told from synonyms", () => {
    for (const [one, other] of [
      ["open", "closed"],
      ["complete", "incomplete"],
      ["faster", "slower"],
    ] as const) {
      expect(isOpposite(word(one), word(other))).toBe(true);
    }
    expect(isOpposite(word("begin"), word("start"))).toBe(false);
  });
});

describe("words in their sentence", () => {
  test("“not” reaches the words after it and stops with the clause", () => {
    const negated = (text: string) =>
      tokensOf(text).flatMap((t) => (t.negated && t.kind !== "function" ? t.word : []));
    expect(negated("The lamp doesn't glow, the fan turns")).toEqual(["glow"]);
    expect(negated("It cannot float because wood burns")).toEqual(["float"]);
  });

  test("a letter that names something is a label, an article is not", () => {
    const labels = (text: string) => tokensOf(text).flatMap((t) => (t.kind === "label" ? t.word : []));
    expect(labels("A door leads to room A and room c.")).toEqual(["a", "c"]);
    expect(labels("a big door")).toEqual([]);
  });
});
