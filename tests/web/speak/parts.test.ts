import { describe, expect, test } from "bun:test";
import { diagram } from "../../../src/coach/diagram/diagram.ts";
import type { DeckEntry } from "../../../src/coach/session/list-decks.ts";
import { inOrder, verbFor } from "../../../src/web/speak/decks/deck-order.ts";
import { languageName } from "../../../src/web/speak/language-name.ts";
import { daysUntil } from "../../../src/web/speak/session/days-until.ts";
import { beginsAnswer } from "../../../src/web/speak/session/letters.ts";
import { litPlace } from "../../../src/web/speak/session/lit-place.ts";
import { ringSegments, wordSize } from "../../../src/web/speak/session/ring-segments.ts";
import { whyNotSent, whyNotTaken, withBegun } from "../../../src/web/speak/session/sending.ts";
import { loudness } from "../../../src/web/speak/sound/level.ts";
import { withNote } from "../../../src/web/speak/talk/notes.ts";
import { otherTabs } from "../../../src/web/speak/talk/other-tabs.ts";
import { pause, stayMs } from "../../../src/web/speak/talk/pace.ts";
import { speak } from "../../../src/web/words/en/speak.ts";
import { spec03 } from "../../coach/session/samples.ts";
import { eventually } from "../../coach/speech/stage.ts";

function deck(name: string, more: Partial<DeckEntry> = {}): DeckEntry {
  const languages = { course: name, instruction_language: "en", target_language: "de" };
  return {
    ...{ name, title: name, ...languages, words: 10, isCourse: false, units: [], first: [], problem: null },
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
    expect(wordSize("Donaudampfschifffahrtsgesellschaft")).toBe("long");
    expect(wordSize("ja", "what one says to agree, to encourage, or to ask whether it is so")).toBe("long");
  });
});

test("only a letter or a number that no shortcut takes is the beginning of an answer", () => {
  const keys = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false, defaultPrevented: false };
  const begins = (key: string, more: Partial<typeof keys> = {}) =>
    beginsAnswer({ ...keys, ...more, key, target: null });
  expect(["s", "Ü", "7", "好"].map((key) => begins(key))).toEqual([true, true, true, true]);
  expect(["Enter", " ", "?", "Tab", "Dead"].map((key) => begins(key))).toEqual(Array(5).fill(false));
  expect([begins("k", { ctrlKey: true }), begins("s", { defaultPrevented: true })]).toEqual([false, false]);
});

test("what is not sent is told why, and an answer without a word is not sent as silence", () => {
  const say = speak.type;
  expect([whyNotSent("  "), whyNotSent("👋🎉"), whyNotSent("7 Tassen")]).toEqual([
    say.empty,
    say.noWords,
    null,
  ]);
  expect([whyNotTaken("thinking"), whyNotTaken("resting")]).toEqual([say.wait, say.notNow]);
});

test("an answer that comes back into a field where another was begun takes nothing from it", () => {
  expect(withBegun("selamat pagi", "")).toBe("selamat pagi");
  expect(withBegun("selamat pagi", "apa kha")).toBe("selamat pagi apa kha");
  expect(withBegun("selamat", "selamat pagi")).toBe("selamat pagi"); // typed once more, and further
});

test("there is one note for each cause, the newest; an empty one takes it away", () => {
  const notes = withNote(
    withNote(withNote({}, "ear", "no microphone"), "voice", "no voice"),
    "ear",
    "no network",
  );
  expect(notes).toEqual({ voice: "no voice", ear: "no network" });
  expect(withNote(notes, "ear", "")).toEqual({ voice: "no voice" });
});

test("the lit state of the drawing is found, so that it can be scrolled to", () => {
  const drawing = (state: string) => diagram(spec03, "svg", { state });
  const [begin, waits] = [litPlace(drawing("INIT")), litPlace(drawing("WAIT_STUDENT"))];
  expect(begin?.y).toBeLessThan(0.1);
  expect(waits?.y).toBeGreaterThan(begin?.y ?? 1);
  expect(waits?.x).toBeWithin(0, 1);
  expect(litPlace(diagram(spec03, "svg", {}))).toBeNull();
});

test("every state in which a session can stand has a plain name", () => {
  const waits = Object.entries(spec03.states).filter(([, { kind }]) => kind !== "choice");
  const named = speak.diagram.states;
  const passing = [
    "RESET_COUNTERS",
    "EVALUATE_ATTEMPT",
    "ENTER_REMEDIATION",
    "EVALUATE_REPEAT",
    "RESET_REMEDIATION",
  ];
  expect(
    waits.map(([name]) => name).filter((name) => named[name] === undefined && !passing.includes(name)),
  ).toEqual([]);
});

test("whoever opens a session takes it from the other tab, and from no other deck", async () => {
  const taken: string[] = [];
  const first = otherTabs("german", () => taken.push("first"));
  const other = otherTabs("malay", () => taken.push("other"));
  const second = otherTabs("german", () => taken.push("second"));
  second.took();
  await eventually(() => taken.length > 0);
  await Bun.sleep(5);
  expect(taken).toEqual(["first"]);
  for (const tab of [first, other, second]) tab.close();
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

test("without a voice what goes out of sight waits for its reader; what stays in sight waits for a breath, not at all where less motion is asked for", async () => {
  expect(stayMs({ passing: true }, true)).toBeNull();
  expect(stayMs({ passing: true }, false)).toBeNull();
  expect(stayMs({ passing: false }, true)).toBe(0);
  expect(stayMs({ passing: false }, false)).toBeLessThan(500);
  const reader = new AbortController();
  let over = false;
  const reading = pause(null, reader.signal).then(() => {
    over = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(over).toBe(false);
  reader.abort();
  await reading;
});
