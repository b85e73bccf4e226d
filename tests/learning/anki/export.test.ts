import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { exportApkg } from "../../../src/learning/anki/export-apkg.ts";
import type { Course } from "../../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../../src/learning/course-format.ts";
import { cardsOf } from "../../../src/learning/exercises/flashcards/card.ts";
import {
  answerCard,
  type FlashcardState,
  noFlashcards,
} from "../../../src/learning/exercises/flashcards/state.ts";
import { type FsrsRating, schedule } from "../../../src/learning/schedule.ts";
import { times } from "../../sweep.ts";
import { imported } from "../import/imported-course.ts";
import { shippedCourse } from "../shipped-course.ts";

const now = new Date("2026-06-01T10:00:00.123Z");
const zones = ["UTC", "Asia/Kuala_Lumpur", "America/Los_Angeles", "Europe/London", "Asia/Kathmandu"];

const odd: Course = {
  config: CourseConfig.parse({
    name: "odd",
    title: 'Odd :: "things"',
    description: "d",
    domain_type: "language",
    license: "none",
  }),
  concepts: ["first", "second"].map((id) =>
    Concept.parse({
      id,
      title: `The ${id} <part>`,
      description: "d",
      unit: `Unit ${id}: a::b`,
      type: "vocabulary",
      bloom_target: "remember",
    }),
  ),
  items: new Map(
    [
      {
        concept: "first",
        vocabulary: [
          {
            term: '<b>tag</b> & "quote"',
            meanings: ["a < b", "c / d"],
            sentences: [{ text: "x & y", translation: "ü → 日本" }],
          },
          { term: "kita", meanings: ["we"], accepted: ["kite"], part: "pronoun", note: "with you" },
          { term: "===SUM(A1)", meanings: ["{{c1::no}}"] },
        ],
        cloze: [{ text: "Saya {{makan}} ___ di rumah.", answers: ["nasi }} ::", "mi"], hint: "food" }],
        facts: [{ statement: "Malay has tenses.", truth: false, why: "Words like sudah do that." }],
      },
      {
        concept: "second",
        vocabulary: [{ term: "Kita", meanings: ["our"] }],
        definitions: [{ term: "affix", definition: "a part\nof a word", example: "meN-" }],
      },
    ].map((items) => [items.concept, Items.parse({ ...items, teach: { explanation: "e", example: "x" } })]),
  ),
};

function rowsOf(apkg: Uint8Array, sql: string, file = "collection.anki21"): Record<string, unknown>[] {
  using database = Database.deserialize(unzipSync(apkg)[file] ?? new Uint8Array());
  return database.query<Record<string, unknown>, []>(sql).all();
}

/** Answers at times of their own, as a person gives them. */
function answered(
  course: Course,
  zone: string,
  answers: readonly [number, FsrsRating, number][],
): FlashcardState {
  const cards = cardsOf(course);
  const fsrs = schedule(zone);
  let state = noFlashcards;
  let at = Date.parse("2026-01-10T15:59:00.500Z");
  for (const [which, rating, minutes] of answers) {
    at += minutes * 60_000 + 17;
    const card = cards[which % cards.length];
    if (card !== undefined && at < now.getTime())
      state = answerCard(state, card.id, rating, new Date(at), fsrs);
  }
  return state;
}

describe("a course goes to Anki and comes back", () => {
  test("cards, their states and every answer are the same, whatever was answered, in every zone", async () => {
    const answer = fc.tuple(
      fc.nat(20),
      fc.constantFrom<FsrsRating>(1, 2, 3, 4),
      fc.integer({ min: 1, max: 60 * 24 * 9 }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.array(answer, { maxLength: 40 }),
        async (zone, answers) => {
          const state = answered(odd, zone, answers);
          const back = await imported("odd.apkg", exportApkg(odd, state, { now, zone }), { zone });
          expect(back.flashcards).toEqual(state);
          expect(cardsOf(back.course).map(({ id, front, back: answer }) => [id, front, answer])).toEqual(
            cardsOf(odd).map(({ id, front, back: answer }) => [id, front, answer]),
          );
          const reviews = Object.values(state.cards).flatMap(({ reviews: given }) => given);
          expect(back.importedReviews.map(({ at, rating }) => `${at} ${rating}`)).toEqual(
            reviews.map(({ review, rating }) => `${review} ${rating}`).toSorted(),
          );
        },
      ),
      { numRuns: times(15, 40) },
    );
  });

  test("the material is the same: markup, braces, alternatives, notes and concepts", async () => {
    const { course, report } = await imported(
      "odd.apkg",
      exportApkg(odd, noFlashcards, { now, zone: "UTC" }),
    );
    expect(report.skipped).toEqual([]);
    expect(course.concepts.map(({ id, title }) => [id, title])).toEqual([
      ["first", "The first <part>"],
      ["second", "The second <part>"],
    ]);
    for (const id of ["first", "second"]) {
      const { teach: _, ...before } = odd.items.get(id) ?? {};
      const { teach: __, ...after } = course.items.get(id) ?? {};
      expect(after).toEqual(before);
    }
  });

  test.each(["bahasa-melayu", "intro-to-algorithms", "research-methods"])("%s", async (name) => {
    const course = shippedCourse(name);
    const zone = "Asia/Kuala_Lumpur";
    const state = answered(
      course,
      zone,
      Array.from({ length: 60 }, (_, i) => [i * 7, 3, 300]),
    );
    const back = await imported("deck.apkg", exportApkg(course, state, { now, zone }), { zone });
    expect(back.report.skipped).toEqual([]);
    expect(back.flashcards).toEqual(state);
    expect(cardsOf(back.course).map(({ id }) => id)).toEqual(cardsOf(course).map(({ id }) => id));
  });
});

describe("what Anki is given", () => {
  const zone = "Asia/Kuala_Lumpur";
  const state = answered(odd, zone, [
    [0, 3, 10],
    [0, 3, 20],
    [0, 3, 60 * 24 * 3],
    [2, 1, 5],
    [3, 4, 5],
  ]);
  const apkg = exportApkg(odd, state, { now, zone });

  test("the tables of Anki's schema 11, whole, under both names", () => {
    for (const file of ["collection.anki21", "collection.anki2"]) {
      const names = rowsOf(apkg, "select name from sqlite_master where type = 'table' order by name", file);
      expect(names.map(({ name }) => name)).toEqual(["cards", "col", "graves", "notes", "revlog"]);
      expect(rowsOf(apkg, "pragma integrity_check", file)).toEqual([{ integrity_check: "ok" }]);
    }
    expect(unzipSync(apkg).meta).toEqual(Uint8Array.of(8, 2));
    expect(rowsOf(apkg, "select ver from col")).toEqual([{ ver: 11 }]);
  });

  test("every card belongs to a note, a deck and a template that are there", () => {
    const [col] = rowsOf(apkg, "select models, decks, dconf from col");
    const models: Record<string, { tmpls: unknown[]; flds: unknown[]; type: number }> = JSON.parse(
      String(col?.models),
    );
    const decks: Record<string, { name: string; conf: number }> = JSON.parse(String(col?.decks));
    const cards = rowsOf(
      apkg,
      "select cards.did, cards.ord, notes.mid, notes.flds from cards left join notes on notes.id = cards.nid",
    );
    expect(cards).toHaveLength(cardsOf(odd).length);
    for (const { did, ord, mid, flds } of cards) {
      expect(decks[String(did)]).toBeDefined();
      const model = models[String(mid)];
      expect(Number(ord)).toBeLessThan(model?.tmpls.length ?? 0);
      expect(String(flds).split("\x1f")).toHaveLength(model?.flds.length ?? 0);
    }
    expect(
      Object.values(decks)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([
      "Default",
      "Odd : 'things'",
      "Odd : 'things'::Unit first: a:b",
      "Odd : 'things'::Unit second: a:b",
    ]);
    expect(Object.keys(JSON.parse(String(col?.dconf)))).toContain("1");
  });

  test("FSRS memory, intervals and days that Anki's scheduler reads", () => {
    const rows = rowsOf(
      apkg,
      "select type, queue, due, ivl, reps, data from cards where reps > 0 order by id",
    );
    const first = state.cards[cardsOf(odd)[0]?.id ?? ""]?.fsrs;
    expect(rows[0]).toMatchObject({ type: 2, queue: 2, ivl: first?.scheduled_days, reps: 3 });
    const data = JSON.parse(String(rows[0]?.data));
    expect([data.s, data.d]).toEqual([first?.stability ?? 0, first?.difficulty ?? 0]);
    const [col] = rowsOf(apkg, "select crt, conf from col");
    // Day 0 began at 04:00 in Kuala Lumpur; the due day is counted from there.
    expect(new Date(Number(col?.crt) * 1000).toISOString()).toBe("2026-01-09T20:00:00.000Z");
    expect(JSON.parse(String(col?.conf)).creationOffset).toBe(-480);
    const dueDay = new Date((Number(col?.crt) + Number(rows[0]?.due) * 86_400) * 1000).getTime();
    const due = Date.parse(first?.due ?? "");
    expect(due - dueDay).toBeGreaterThanOrEqual(0);
    expect(due - dueDay).toBeLessThan(86_400_000);
    const learning = rows.find(({ type }) => type === 1);
    expect(learning).toMatchObject({ queue: 1 });
    expect(Number(learning?.due)).toBeGreaterThan(1_700_000_000);
    const log = rowsOf(apkg, "select id, ease, ivl, type, factor from revlog order by id");
    expect(log.map(({ ease }) => ease)).toEqual([3, 3, 3, 1, 4]);
    expect(log.map(({ type }) => type)).toEqual([0, 0, 1, 0, 0]);
    for (const { factor } of log) expect(Number(factor)).toBeWithin(100, 1101);
  });

  test("a second export after a change is known again: the same guids, note types and decks", () => {
    const more: Course = { ...odd, concepts: odd.concepts.toReversed() };
    const later = exportApkg(more, state, { now: new Date(now.getTime() + 1e9), zone });
    const guids = (from: Uint8Array) =>
      rowsOf(from, "select guid, mid from notes order by guid").map(({ guid, mid }) => `${guid} ${mid}`);
    const plain = (from: Uint8Array) => rowsOf(from, "select distinct did from cards order by did");
    expect(plain(later)).toEqual(plain(apkg));
    // The word that stands in both concepts belongs to the one that comes first.
    expect(guids(later).filter((guid) => !guids(apkg).includes(guid)).length).toBeLessThanOrEqual(2);
    expect(new Set(guids(apkg)).size).toBe(guids(apkg).length);
    expect(exportApkg(odd, state, { now, zone })).toEqual(apkg);
  });

  test("no id lies in the future, where Anki refuses it", () => {
    const ids = rowsOf(
      apkg,
      "select id from notes union all select id from cards union all select id from revlog",
    );
    expect(Math.max(...ids.map(({ id }) => Number(id)))).toBeLessThan(now.getTime());
  });
});
