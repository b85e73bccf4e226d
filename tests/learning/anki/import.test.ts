import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { zipSync } from "fflate";
import { openPackage } from "../../../src/learning/anki/package.ts";
import { cardsOf } from "../../../src/learning/exercises/flashcards/card.ts";
import { FlashcardState } from "../../../src/learning/exercises/flashcards/state.ts";
import { schedule } from "../../../src/learning/schedule.ts";
import { imported, refusal } from "../import/imported-course.ts";
import { basic, type Deck, gaps, newCollection, oldCollection, packages, reversed } from "./deck.ts";

const zone = "Asia/Kuala_Lumpur";
const day = 86_400_000;
const first = Date.UTC(2026, 0, 5, 2);

const deck: Deck = {
  notes: [
    { id: 1, type: reversed, fields: ["cat", "<b>kucing</b>&nbsp;[sound:cat.mp3]"], tags: "pets marked" },
    {
      id: 2,
      type: reversed,
      fields: ["dog / hound", "anjing", "Anjing <b>itu</b> tidur.", "The dog sleeps."],
    },
    {
      id: 3,
      type: basic,
      fields: ["What does a durian smell of?", "Onions,<br>some say<div>custard</div>", ""],
    },
    {
      id: 4,
      type: gaps,
      fields: ["{{c1::Kuala Lumpur::a city}} is in {{c2::Malaysia}} &amp; is <i>big</i>", ""],
    },
    { id: 5, type: basic, fields: ['<img src="x.png">', "picture", ""] },
    { id: 6, type: 77, fields: ["no", "type"] },
    { id: 7, type: basic, fields: ["anjing", "canine", ""] },
  ],
  cards: [
    {
      id: 100,
      note: 1,
      ord: 0,
      type: 2,
      due: 30,
      ivl: 12,
      reps: 3,
      lapses: 1,
      data: '{"s":13.5,"d":6.25,"dr":0.9}',
    },
    { id: 101, note: 1, ord: 1, type: 0, due: 1 },
    { id: 102, note: 2, ord: 0, type: 1, due: first / 1000 + 600, reps: 1 },
    { id: 103, note: 3, ord: 0, deck: 12, type: 2, queue: -1, due: 40, ivl: 20, reps: 5 },
    { id: 104, note: 4, ord: 0, deck: 12 },
    { id: 105, note: 4, ord: 1, deck: 12, type: 2, due: -100, ivl: 3, reps: 2, odue: 20, odid: 12 },
    { id: 106, note: 5 },
    { id: 107, note: 7, type: 0 },
  ],
  reviews: [
    { at: first, card: 100, ease: 3, type: 0 },
    { at: first + day, card: 100, ease: 1 },
    { at: first + 2 * day, card: 100, ease: 0, type: 4, factor: 2500 },
    { at: first + 3 * day, card: 100, ease: 4 },
    { at: first + 5, card: 102, ease: 3, type: 0 },
    { at: first + 9 * day, card: 103, ease: 2 },
    { at: first + 9 * day + 1, card: 103, ease: 3, type: 3, factor: 0 },
    { at: first + 4, card: 106, ease: 3 },
  ],
};

describe.each(Object.entries(packages))("an Anki deck in %s", (_, pack) => {
  test("words, questions and gaps become material, by deck, in words only", async () => {
    const { course, report } = await imported("deck.apkg", pack(deck), { zone });
    expect(course.config.title).toBe("Malay");
    expect(course.concepts.map(({ title }) => title)).toEqual(["Animals", "Food: Fruit"]);
    const animals = course.items.get("animals");
    expect(animals?.vocabulary.map(({ term, meanings }) => [term, meanings])).toEqual([
      ["kucing", ["cat"]],
      ["anjing", ["dog", "hound", "canine"]],
    ]);
    expect(animals?.vocabulary[1]?.sentences).toEqual([
      { text: "Anjing itu tidur.", translation: "The dog sleeps." },
    ]);
    const fruit = course.items.get("food-fruit");
    expect(fruit?.definitions).toEqual([
      { term: "What does a durian smell of?", definition: "Onions,\nsome say\ncustard" },
    ]);
    expect(fruit?.cloze).toEqual([
      { text: "___ is in Malaysia & is big", answers: ["Kuala Lumpur"], hint: "a city" },
      { text: "Kuala Lumpur is in ___ & is big", answers: ["Malaysia"] },
    ]);
    const why = report.skipped.map(({ where, why }) => `${where}: ${why}`).join("\n");
    expect(why).toMatch(/note 5.*picture/);
    expect(why).toMatch(/note 6.*note type/);
    expect(why).toMatch(/note 7.*anjing/);
    expect(why).toMatch(/pictures and sounds: 1 was left out/);
    expect(why).toMatch(/1 answer to cards that have no counterpart/);
  });

  test("where each card stands, and every answer ever given, come along", async () => {
    const { course, flashcards, importedReviews } = await imported("deck.apkg", pack(deck), { zone });
    expect(FlashcardState.parse(flashcards)).toEqual(flashcards);
    const known = new Set(cardsOf(course).map(({ id }) => id));
    expect(Object.keys(flashcards.cards).filter((id) => !known.has(id))).toEqual([]);
    // Day 30 of a collection that began on 1 January, at the turn of the learner's day.
    expect(flashcards.cards["vocabulary:kucing#recognise"]?.fsrs).toMatchObject({
      due: "2026-01-30T20:00:00.000Z",
      stability: 13.5,
      difficulty: 6.25,
      scheduled_days: 12,
      reps: 3,
      lapses: 1,
      state: 2,
      last_review: new Date(first + 3 * day).toISOString(),
    });
    expect(flashcards.cards["vocabulary:kucing#recall"]).toBeUndefined();
    expect(flashcards.cards["vocabulary:anjing#recognise"]?.fsrs.due).toStartWith("2026-01-05T02:10:00");
    // A suspended card keeps its day; one lent to a filtered deck has its own.
    expect(flashcards.cards["definitions:what does a durian smell of?#recognise"]?.fsrs.due).toBe(
      "2026-02-09T20:00:00.000Z",
    );
    expect(flashcards.cards["cloze:kuala lumpur is in ___ & is big#complete"]?.fsrs.due).toBe(
      "2026-01-20T20:00:00.000Z",
    );
    expect(importedReviews.map(({ card, at, rating }) => [card, at, rating])).toEqual([
      ["vocabulary:kucing#recognise", new Date(first).toISOString(), 3],
      ["vocabulary:anjing#recognise", new Date(first + 5).toISOString(), 3],
      ["vocabulary:kucing#recognise", new Date(first + day).toISOString(), 1],
      ["vocabulary:kucing#recognise", new Date(first + 3 * day).toISOString(), 4],
      ["definitions:what does a durian smell of?#recognise", new Date(first + 9 * day).toISOString(), 2],
    ]);
    expect(importedReviews[0]?.concept_id).toBe("animals");
  });

  test("a card goes on from where it was: the next answer lengthens what Anki knew", async () => {
    const { flashcards } = await imported("deck.apkg", pack(deck), { zone });
    const cat = flashcards.cards["vocabulary:kucing#recognise"];
    if (cat === undefined) throw new Error("the card is missing");
    const { card } = schedule(zone).review(cat.fsrs, 3, new Date(cat.fsrs.due));
    expect(card.stability).toBeGreaterThan(13.5);
    expect(card.reps).toBe(4);
  });
});

describe("what is no deck is refused in words", () => {
  const whole = packages["collection.anki2"]?.(deck) ?? new Uint8Array();
  const locked = Uint8Array.from(whole);
  const directory = Buffer.from(locked.buffer).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  locked[6] = 1;
  locked[directory + 8] = 1;
  // A directory that says a thousand bytes of what unpacks to forty million.
  const lie = zipSync({ "collection.anki2": new Uint8Array(40_000_000) });
  const entry = Buffer.from(lie.buffer).indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  new DataView(lie.buffer).setUint32(entry + 24, 1000, true);
  const bomb = zipSync({ "collection.anki21b": Bun.zstdCompressSync(new Uint8Array(300 * 1024 * 1024)) });
  test.each([
    ["a text file called .apkg", Buffer.from("hello"), /no zip archive/],
    ["an empty file", new Uint8Array(), /empty/],
    ["a damaged archive", whole.slice(0, 400), /damaged|no Anki collection/],
    ["an archive with a password", locked, /password/],
    [
      "an archive of something else",
      zipSync({ "../../etc/passwd": Buffer.from("x"), "a.txt": Buffer.from("y") }),
      /no Anki collection/,
    ],
    [
      "a database that is none",
      zipSync({ "collection.anki2": Buffer.from("SQLite format 3\0rubbish") }),
      /damaged/,
    ],
    ["another program's database", zipSync({ "collection.anki2": otherDatabase() }), /tables are missing/],
    ["what would unpack to more than any deck", bomb, /256 MB/],
    ["an archive that lies about its size", lie, /damaged/],
    [
      "a deck without notes",
      packages["collection.anki21"]?.({ notes: [], cards: [] }) ?? new Uint8Array(),
      /no note with two sides/,
    ],
  ])("%s", async (_, bytes, says) => {
    expect(await refusal("deck.apkg", bytes)).toMatch(says);
  });

  test("no byte of a package turned over makes the import fail", async () => {
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 60)) {
      const broken = Uint8Array.from(whole);
      broken[at] = (broken[at] ?? 0) ^ 0xff;
      openPackage(broken);
      await refusal("deck.apkg", broken);
    }
  });

  test("no byte of a database turned over makes the import fail", async () => {
    for (const bytes of [oldCollection(deck), newCollection(deck)])
      for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
        const broken = Uint8Array.from(bytes);
        broken[at] = (broken[at] ?? 0) ^ 0xff;
        await refusal("deck.apkg", zipSync({ "collection.anki21": broken }, { level: 0 }));
      }
  });
});

function otherDatabase(): Uint8Array {
  const database = new Database(":memory:");
  database.run("create table other (id integer)");
  return database.serialize();
}
