import { describe, expect, test } from "bun:test";
import type { DeckEntry } from "../../../src/coach/session/list-decks.ts";
import { inOrder, verbFor } from "../../../src/web/speak/decks/deck-order.ts";
import { languageName } from "../../../src/web/speak/language-name.ts";
import { daysUntil } from "../../../src/web/speak/session/days-until.ts";
import { ringSegments, wordSize } from "../../../src/web/speak/session/ring-segments.ts";
import { loudness } from "../../../src/web/speak/sound/level.ts";
import { stayMs } from "../../../src/web/speak/talk/pace.ts";

function deck(name: string, more: Partial<DeckEntry> = {}): DeckEntry {
  const languages = { course: name, instruction_language: "en", target_language: "de" };
  return {
    ...{ name, title: name, ...languages, words: 10, problem: null },
    ...{ learned: 0, deferred: 0, unfinished: false },
    ...more,
  };
}

describe("the list of decks", () => {
  test("what was begun stands first, what cannot be used last", () => {
    const decks = [
      deck("broken", { problem: "line 3", unfinished: true }),
      deck("new"),
      deck("practised", { learned: 2 }),
      deck("open", { unfinished: true }),
      deck("another"),
    ];
    expect(inOrder(decks).map(({ name }) => name)).toEqual(["open", "practised", "another", "new", "broken"]);
  });

  test("each deck says what opening it does", () => {
    expect(verbFor(deck("a", { unfinished: true }))).toBe("goOn");
    expect(verbFor(deck("a", { learned: 3, deferred: 2 }))).toBe("begin");
    expect(verbFor(deck("a", { learned: 8, deferred: 2 }))).toBe("again");
    expect(verbFor(deck("a", { learned: 10 }))).toBe("practised");
  });

  test("a language is named, and what is none stays as it is", () => {
    expect([languageName("ms"), languageName("not a tag")]).toEqual(["Malay", "not a tag"]);
  });
});

describe("the ring", () => {
  test("has a part for each use, however many a spec asks for", () => {
    for (const count of [1, 2, 3, 7]) {
      const parts = ringSegments(count);
      expect(new Set(parts).size).toBe(count);
      for (const part of parts) expect(part).toMatch(/^M[\d.]+ [\d.]+A46 46 0 [01] 1 [\d.]+ [\d.]+$/);
    }
  });

  test("a long word is written smaller, so that it stays inside", () => {
    expect(wordSize("Tasse")).toBe("large");
    expect(wordSize("Entschuldigung")).toBe("small");
    expect(wordSize("Ich hätte gern …")).toBe("middle");
    expect(wordSize("Könnten Sie das bitte noch einmal sagen?")).toBe("small");
  });
});

test("a day is a day of the calendar, whatever the hour", () => {
  const now = new Date(2026, 2, 1, 23, 50);
  const at = (day: number, hour: number) => daysUntil(new Date(2026, 2, day, hour).toISOString(), now);
  expect([at(1, 23), at(2, 0), at(2, 22), at(9, 1)]).toEqual([0, 1, 1, 8]);
});

test("silence is no level, and shouting is not more than all", () => {
  expect(loudness(new Uint8Array(512).fill(128))).toBe(0);
  expect(loudness(new Uint8Array(512).fill(255))).toBe(1);
  expect(loudness(new Uint8Array(0))).toBe(0);
});

test("without a voice a turn waits for a breath, not at all where less motion is asked for; a finished word stays longer", () => {
  const word = { id: "a", target: "a", gloss: "", slots: false };
  const finished = { word, done: [{ id: "a", target: "a", gloss: "", outcome: "mastered" as const }] };
  expect(stayMs({ word, done: [] }, true)).toBe(0);
  expect(stayMs({ word, done: [] }, false)).toBeLessThan(500);
  expect(stayMs(finished, true)).toBeGreaterThan(1_000);
});
