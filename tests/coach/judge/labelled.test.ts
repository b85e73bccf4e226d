import { describe, expect, test } from "bun:test";
import { judgeUtterance } from "../../../src/coach/judge/judge-utterance.ts";
import { isCleanUse, isMinimalPair, type LabelledRow, labelledRows, questionOf } from "./labelled.ts";

const shown = (row: LabelledRow) => `${row.id}: "${row.heard}" for "${row.target}"`;
const verdictOn = (row: LabelledRow) => judgeUtterance(questionOf(row)).verdict;

describe.each(["labelled", "held-out"] as const)("the %s utterances", (set) => {
  const rows = labelledRows(set);

  test("no word is taken for the one it sounds like", () => {
    const pairs = rows.filter(isMinimalPair);
    expect(pairs.length).toBeGreaterThanOrEqual(set === "labelled" ? 60 : 40);
    expect(pairs.filter((row) => verdictOn(row) === "correct").map(shown)).toEqual([]);
  });

  test("nor where the deck lists no decoys, or the coach is lenient in repeat-after-me", () => {
    const bare = rows.filter(isMinimalPair).map((row) => ({ ...row, decoys: [], others: [] }));
    const lenient = rows.filter(isMinimalPair).map((row) => ({ ...row, repeating: true }));
    const both = bare.map((row) => ({ ...row, repeating: true }));
    const taken = [...bare, ...lenient, ...both].filter((row) => verdictOn(row) === "correct");
    expect(taken.map(shown)).toEqual([]);
  });

  test("a listed decoy is called another word, not a slip", () => {
    const listed = rows.filter((row) => row.category === "minimal-listed");
    expect(listed.filter((row) => verdictOn(row) !== "incorrect").map(shown)).toEqual([]);
  });

  test.each(["de", "en", "ms"] as const)("at least 95 %% of the clean uses in %s are counted", (language) => {
    const clean = rows.filter((row) => row.language === language && isCleanUse(row));
    expect(clean.length).toBeGreaterThan(set === "labelled" ? 50 : 10);
    const missed = clean.filter((row) => verdictOn(row) !== "correct");
    expect(missed.length / clean.length, missed.map(shown).join("\n")).toBeLessThanOrEqual(0.05);
  });

  test("talk about the word, its translation and off-topic speech are never a use", () => {
    const none = rows.filter((row) =>
      ["meta", "spelled", "first-language", "offtopic"].includes(row.category),
    );
    expect(none.filter((row) => verdictOn(row) === "correct").map(shown)).toEqual([]);
  });

  test("the judge agrees with people on at least 95 % of all utterances", () => {
    const missed = rows.filter((row) => verdictOn(row) !== row.label);
    expect(missed.length / rows.length, missed.map(shown).join("\n")).toBeLessThanOrEqual(0.05);
  });
});

test.each(["false-friend", "asks-for-mark", "named-not-said", "longer-phrase"])(
  "%s: nothing but a use is counted, and no use is lost",
  (category) => {
    const rows = labelledRows("labelled").filter((row) => row.category === category);
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(rows.filter((row) => verdictOn(row) !== row.label).map(shown)).toEqual([]);
  },
);

test("the labelled sets are as large as promised and no utterance is in both", () => {
  const [first, second] = [labelledRows("labelled"), labelledRows("held-out")];
  expect(first.length).toBeGreaterThanOrEqual(450);
  expect(second.length).toBeGreaterThanOrEqual(120);
  expect(new Set([...first, ...second].map((row) => row.id)).size).toBe(first.length + second.length);
  const targets = new Set(first.map((row) => row.target));
  expect(second.filter((row) => targets.has(row.target))).toEqual([]);
});

describe.each([
  ["talk", 150, 0.05],
  // Written when the rules were done; at first sight 7 of 20 were counted (docs/coach-judge.md).
  ["talk-held-out", 20, 0.35],
  ["about", 60, 0.05],
  // Written with "about" and kept apart: at first sight 1 of 60 was counted, and one use was lost.
  ["about-held-out", 60, 0.05],
] as const)("the %s utterances", (set, fewest, most) => {
  const rows = labelledRows(set);

  test("a word that is only talked about is hardly ever counted as used", () => {
    const about = rows.filter(({ category }) => category === "talked-about");
    expect(about.length).toBeGreaterThanOrEqual(fewest);
    const counted = about.filter((row) => verdictOn(row) === "correct");
    expect(counted.length / about.length, counted.map(shown).join("\n")).toBeLessThanOrEqual(most);
  });

  test("and no use is lost that only looks like talk", () => {
    const uses = rows.filter(({ category }) => category === "use-near-talk" || category === "used");
    const lost = uses.filter((row) => verdictOn(row) !== "correct");
    expect(lost.length / uses.length, lost.map(shown).join("\n")).toBeLessThanOrEqual(0.03);
  });
});

describe.each(["wrong-use", "wrong-use-held-out"] as const)("the %s utterances, in five languages", (set) => {
  const rows = labelledRows(set);

  test.each(["wrong-gender", "wrong-frame", "wrong-person", "wrong-agreement", "dictionary"])(
    "%s: asked about, never silently counted",
    (category) => {
      const wrong = rows.filter((row) => row.category === category);
      expect(wrong.length).toBeGreaterThanOrEqual(6);
      expect(wrong.filter((row) => verdictOn(row) !== "unclear").map(shown)).toEqual([]);
    },
  );

  test("and right uses that look like them are counted", () => {
    const right = rows.filter(({ category }) => category === "right-use");
    expect(right.length).toBeGreaterThanOrEqual(25);
    expect(right.filter((row) => verdictOn(row) !== "correct").map(shown)).toEqual([]);
  });
});

describe("a question that only names the word is no use of it", () => {
  const row = {
    instruction: "en",
    accepted: [],
    decoys: [],
    others: [],
    repeating: false,
    category: "asked-whether",
  };
  const rows = [
    ["de", "die Frist", "Was heißt Frist?", "incorrect"],
    ["de", "die Frist", "Is it Frist?", "incorrect"],
    ["de", "die Frist", "Is it die Frist?", "incorrect"],
    ["de", "die Frist", "Ist es Frist?", "incorrect"],
    ["de", "der Termin", "Meinst du Termin?", "incorrect"],
    ["de", "die Frist", "Frist?", "unclear"],
    ["de", "die Frist", "Die Frist?", "unclear"],
    ["en", "the deadline", "Is it deadline?", "incorrect"],
    ["fr", "la clé", "Is it clé?", "incorrect"],
    ["es", "la llave", "¿Es llave?", "incorrect"],
    ["de", "die Frist", "Ist die Frist morgen?", "correct"],
    ["de", "die Frist", "Ist es die Frist?", "correct"],
    ["de", "die Frist", "Wann ist die Frist?", "correct"],
    ["de", "Wie geht's?", "Wie geht's?", "correct"],
    ["en", "the deadline", "When is the deadline?", "correct"],
    ["de", "müde", "Bist du müde?", "correct"],
    ["de", "die Frist", "Frist Frist Frist", "correct"],
  ] as const;
  test.each(rows)("%s %s: “%s” is %s", (language, target, heard, label) => {
    expect(verdictOn({ ...row, id: heard, language, target, gloss: "?", heard, label })).toBe(label);
  });
});
