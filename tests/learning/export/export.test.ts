import { describe, expect, test } from "bun:test";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { cardsOf } from "../../../src/learning/exercises/flashcards/card.ts";
import { answerCard, noFlashcards } from "../../../src/learning/exercises/flashcards/state.ts";
import { exportCsv } from "../../../src/learning/export/export-csv.ts";
import { exportXapi } from "../../../src/learning/export/export-xapi.ts";
import { ExerciseResult } from "../../../src/learning/result.ts";
import { schedule } from "../../../src/learning/schedule.ts";
import { csvText, fromSafeCell } from "../../../src/text/csv.ts";
import { imported } from "../import/imported-course.ts";
import { shippedCourse } from "../shipped-course.ts";

const course = shippedCourse("bahasa-melayu");
const now = new Date("2026-03-02T02:00:00Z");

describe("a course as a table", () => {
  test("every word is in it with where the learner stands, read back by another program", () => {
    const [card] = cardsOf(course);
    const state = answerCard(noFlashcards, card?.id ?? "", 4, now, schedule("UTC"));
    const rows: Record<string, string>[] = parse(exportCsv(course, state), { columns: true, bom: true });
    const words = [...course.items.values()].flatMap(({ vocabulary, definitions }) => [
      ...vocabulary,
      ...definitions,
    ]);
    expect(rows).toHaveLength(words.length);
    const known = state.cards[card?.id ?? ""]?.fsrs;
    expect(rows[0]).toMatchObject({
      term: card?.front ?? "",
      status: "review",
      due: known?.due ?? "",
      stability: String(Math.round((known?.stability ?? 0) * 100) / 100),
    });
    expect(rows[1]?.status).toBe("new");
  });

  test("and back again: the words, meanings, sentences and units are those of the course", async () => {
    const { course: back } = await imported("words.csv", exportCsv(course, noFlashcards));
    const first = course.concepts[0];
    const before = course.items.get(first?.id ?? "")?.vocabulary[0];
    const after = [...back.items.values()]
      .flatMap(({ vocabulary }) => vocabulary)
      .find(({ term }) => term === before?.term);
    expect(after?.meanings[0]).toBe(before?.meanings[0] ?? "");
    expect(after?.sentences[0]).toEqual(before?.sentences[0] ?? { text: "", translation: "" });
    expect(new Set(back.concepts.map(({ unit }) => unit))).toContain(first?.unit ?? "");
  });

  test("no cell is run by a spreadsheet, and each comes back as it was", () => {
    const cell = fc.oneof(
      fc.string(),
      fc.string().map((text) => `=${text}`),
      fc.constantFrom(
        "+1+cmd|' /C calc'!A0",
        "@SUM(A1)",
        "-kan",
        "'=x",
        "-5",
        "+1,5",
        "\t=1",
        'a"b',
        "x\r\ny",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const read: string[][] = parse(csvText(rows), { bom: true });
        expect(read.map((row) => row.map(fromSafeCell))).toEqual(rows.map((row) => [...row]));
        for (const text of read.flat())
          if (/^[=+@\t\r-]/.test(text)) expect(text).toMatch(/^[+-]\d+([.,]\d+)?$/);
      }),
    );
  });
});

describe("results as xAPI statements", () => {
  const result = ExerciseResult.parse({
    exercise_id: "20260302T020000Z-greetings-ws",
    concept_id: "greetings",
    modality: "worksheet",
    bloom_level: "remember",
    started: "2026-03-02T01:55:00.000Z",
    completed: "2026-03-02T02:00:00.500Z",
    score: { correct: 7, total: 8, percentage: 0.875 },
    fsrs_rating: 3,
    type: "flashcards",
    errors: [{ question: "q", error_type: "spelling" }],
  });
  const read = (text: string): Record<string, never>[] => JSON.parse(text);

  test("who, what, how well, how long and when, as the specification asks", () => {
    const [statement] = read(exportXapi(course, [result], { actor: "learner-7" }));
    expect(statement).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      actor: {
        objectType: "Agent",
        account: { name: "learner-7", homePage: expect.stringMatching(/^https:/) },
      },
      verb: { id: "http://adlnet.gov/expapi/verbs/answered" },
      object: {
        objectType: "Activity",
        id: "urn:teacher-assist:bahasa-melayu:greetings:20260302T020000Z-greetings-ws",
      },
      result: {
        score: { scaled: 0.875, raw: 7, min: 0, max: 8 },
        success: true,
        completion: true,
        duration: "PT300.5S",
      },
      context: {
        contextActivities: {
          grouping: [{ id: "urn:teacher-assist:bahasa-melayu" }],
          parent: [{ id: "urn:teacher-assist:bahasa-melayu:greetings" }],
        },
      },
      timestamp: "2026-03-02T02:00:00.500Z",
    });
  });

  test("the same result has the same id in every export, another one another", () => {
    const ids = (results: ExerciseResult[]) =>
      read(exportXapi(course, results, { actor: "a" })).map(({ id }) => String(id));
    const other = { ...result, exercise_id: "other" };
    expect(ids([result])).toEqual(ids([result]));
    expect(new Set(ids([result, other])).size).toBe(2);
    expect(read(exportXapi(course, [], { actor: "a" }))).toEqual([]);
  });

  test("below Good is no success, a clock that ran backwards gives no duration, an essay is scored", () => {
    const odd: ExerciseResult = {
      ...result,
      modality: "long_form",
      fsrs_rating: 2,
      started: "2026-03-02T03:00:00.000Z",
      concept_id: "söme thing",
    };
    const [statement] = read(exportXapi(course, [odd], { actor: "a" }));
    expect(statement).toMatchObject({
      verb: { id: "http://adlnet.gov/expapi/verbs/scored" },
      result: { success: false },
      object: { id: expect.stringContaining(":s%C3%B6me%20thing:") },
    });
    expect(JSON.stringify(statement)).not.toContain("duration");
  });
});
