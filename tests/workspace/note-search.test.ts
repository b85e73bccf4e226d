import { describe, expect, test } from "bun:test";
import { findNotes } from "../../src/workspace/topics/find-notes.ts";
import { folderOf } from "./packs/desk.ts";

/** Whose own desk does not matter here. */
const desk = folderOf({ "classes/C.md": "---\nclass: C\n---\n" });
const first = (words: string) => findNotes(desk, words, 1)[0];
const idOf = (path = "") => path.split("/").at(-1)?.replace(/\.md$/, "") ?? "";

describe("a topic in more words than a note's title", () => {
  test.each([
    ["introducing ratio with recipes and paint", "ratio-and-proportion"],
    ["Is Scrooge to blame? (A Christmas Carol, stave one)", "a-christmas-carol-scrooge"],
    ["what happens to rivers when it rains a lot", "rivers"],
    ["consolidating times tables before the check", "times-tables"],
    ["how did Florence Nightingale change hospitals", "nightingale-and-seacole"],
    ["second lesson on negative numbers with thermometers", "negative-numbers"],
    ["food chains on the school field", "food-chains"],
    ["urbanization", "urbanisation"],
    ["the Gunpowder Plot: who was to blame?", "gunpowder-plot"],
    ["intro to binary with cards", "binary-and-data-representation"],
    ["getting better at throwing and catching outdoors", "throwing-and-catching"],
    ["what Muslims do: the five pillars of Islam", "five-pillars-of-islam"],
  ])("%s finds %s", (words, id) => {
    const found = first(words);
    expect(idOf(found?.path)).toBe(id);
    expect(found?.share).toBeGreaterThan(0.6);
  });
});

describe("a topic that only shares a word with a note is not taken for it", () => {
  test.each([
    ["Roman numerals", "romans-in-britain"],
    ["the causes of the Second World War", "causes-of-the-first-world-war"],
    ["the Russian Revolution", "industrial-revolution"],
    ["the Great Fire of Rome", "great-fire-of-london"],
    ["Heart of Darkness", "human-body-heart-and-circulation"],
    ["prison cells in Victorian times", "cells"],
    ["sound editing software", "sound"],
    ["mean girls", "averages-and-range"],
    ["the French Resistance", "current-voltage-and-resistance"],
    ["family trees of kings", "spanish-family"],
    ["Latin roots of words", "equivalent-fractions"],
    ["the Greek debt crisis", "ancient-greece"],
  ])("%s is not %s", (words, id) => {
    const found = findNotes(desk, words, 8).filter(
      ({ share, title, missing }) => share >= 0.6 && title >= 0.25 && missing.length === 0,
    );
    expect(found.map(({ path }) => idOf(path))).not.toContain(id);
  });
});

test("a teacher's own note of the same name takes the place of the pack's", () => {
  const own = folderOf({ "topics/rivers.md": "# Rivers of our valley\n\nThe Tay and the Earn.\n" });
  const found = findNotes(own, "rivers of our valley", 8).map(({ path }) => path);
  expect(found).toContain("topics/rivers.md");
  expect(found).not.toContain("packs/geography/topics/rivers.md");
});
