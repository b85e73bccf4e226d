import { expect, test } from "bun:test";
import { join } from "node:path";
import type { Ocr } from "../../../../src/documents/photo/ocr.ts";
import type { AskModel, ModelQuestion } from "../../../../src/learning/ask-model.ts";
import { loadCourse } from "../../../../src/learning/course.ts";
import { Evaluation } from "../../../../src/learning/evaluation.ts";
import {
  gradeBySelf,
  gradeImage,
  gradeTyped,
} from "../../../../src/learning/exercises/image-review/grade.ts";
import { courseOf, exerciseIn, fixture, now } from "./exercises.ts";

const jawi = loadCourse(join(import.meta.dir, "../../../../courses/bahasa-melayu")).course;
if (jawi === null) throw new Error("the sample course cannot be read");
const course = jawi;
const record = exerciseIn(course, "jawi-basics");
const photo = fixture("malay.png");

function saying(value: unknown, seen: ModelQuestion<unknown>[] = []): AskModel {
  return async (question) => {
    seen.push({ ...question });
    const read = question.schema.safeParse(value);
    return read.success
      ? { value: read.data, model: "test" }
      : { problem: "The answer did not have the right form." };
  };
}

const item = (number: number, match: string, read: string | null = null) => ({ number, match, read });

test("a model that sees reads each thing, and the learner gets its remarks", async () => {
  const seen: ModelQuestion<unknown>[] = [];
  const items = [
    item(1, "yes", "سلامت ڤاݢي"),
    item(2, "partly"),
    item(3, "yes"),
    item(4, "no", "اوبي"),
    item(5, "yes"),
  ];
  const ask = saying({ readable: true, items, notes: ["Join the letters of ibu."], confidence: 0.9 }, seen);
  const evaluation = Evaluation.parse(await gradeImage(record, photo, { ask, ocr: null, course, now }));
  expect(evaluation.score).toEqual({ correct: 3.5, total: 5, percentage: 0.7 });
  expect(evaluation.fsrs_rating).toBe(2);
  expect(evaluation.provisional).toBe(false);
  expect(evaluation.details.improvements).toEqual(["Join the letters of ibu."]);
  expect(evaluation.details.errors).toContainEqual(
    expect.objectContaining({ question: "ibu", expected: "ايبو", actual: "اوبي" }),
  );
  expect(seen[0]?.images?.[0]).toMatchObject({ mediaType: "image/png" });
  expect(seen[0]?.material.references).toContain("بوکو (buku)");
});

test("what cannot be read is not counted, and never wrong", async () => {
  const items = [item(1, "yes"), item(2, "cannot_read"), item(3, "cannot_read"), item(4, "yes")];
  const ask = saying({ readable: true, items, confidence: 0.8 });
  const evaluation = Evaluation.parse(await gradeImage(record, photo, { ask, ocr: null, course, now }));
  expect(evaluation.score).toEqual({ correct: 2, total: 2, percentage: 1 });
  expect(evaluation.details.errors).toEqual([]);
  expect(evaluation.provisional).toBe(true);
  expect(evaluation.feedback).toContain("could not be read");
});

test("a picture that the model cannot read, or hardly, marks nothing and gives nothing away", async () => {
  const blurred = [
    { readable: false, reason: "It is out of focus.", confidence: 0.9 },
    { readable: true, items: [item(1, "cannot_read")], confidence: 0.9 },
    {
      readable: true,
      items: [item(1, "no", "x"), item(2, "no"), item(3, "no"), item(4, "no"), item(5, "no")],
      confidence: 0.2,
    },
  ];
  for (const value of blurred) {
    const result = await gradeImage(record, photo, { ask: saying(value), ocr: null, course, now });
    expect(result).toMatchObject({
      cannotRead: true,
      reason: expect.stringMatching(/out of focus|made out/),
    });
    expect(JSON.stringify(result)).not.toContain("بوکو");
  }
});

test("if it read the reference itself, that is right whatever it says of the match", async () => {
  const own = courseOf(["satu", "dua"], "ms");
  const ask = saying({
    readable: true,
    items: [item(1, "no", "satu"), item(2, "yes", "dua")],
    confidence: 0.9,
  });
  expect(await gradeImage(exerciseIn(own), photo, { ask, ocr: null, course: own, now })).toMatchObject({
    fsrs_rating: 4,
  });
});

test("without a model, Jawi is not guessed at: the learner rates their own work", async () => {
  const never: Ocr = {
    reads: () => true,
    read: () => {
      throw new Error("it must not be tried");
    },
  };
  const result = await gradeImage(record, photo, { ask: null, ocr: never, course, now });
  expect(result).toMatchObject({ cannotRead: true });
  const rated = Evaluation.parse(
    await gradeImage(record, photo, { ask: null, ocr: never, course, now, self: 3 }),
  );
  expect(rated).toMatchObject({
    fsrs_rating: 3,
    provisional: false,
    score: { correct: 3, total: 4, percentage: 0.75 },
  });
  expect(rated.confidence).toBeLessThanOrEqual(0.5);
});

test("a model that fails leaves the learner with the reference, not with a mark", async () => {
  const result = await gradeImage(record, photo, { ask: saying("nonsense"), ocr: null, course, now });
  expect(result).toMatchObject({ cannotRead: true });
});

test("a file that is no picture is refused before anybody looks", async () => {
  const seen: ModelQuestion<unknown>[] = [];
  const ask = saying({ readable: true, confidence: 1 }, seen);
  const bytes = new TextEncoder().encode("%PDF-1.7 not a picture");
  expect(
    await gradeImage(record, { path: "work.png", bytes }, { ask, ocr: null, course, now, self: 4 }),
  ).toMatchObject({
    problem: expect.stringContaining("Nothing was recorded"),
  });
  expect(seen).toEqual([]);
});

test("typing it, or rating oneself without a photo, is always possible", () => {
  const typed = gradeTyped(record, "سلامت ڤاݢي\nتريما کاسيه\nبوکو\nايبو\nانق", { course, now });
  expect(typed).toMatchObject({ fsrs_rating: 4, provisional: false });
  const missing = gradeTyped(record, "بوکو", { course, now });
  expect(missing).toMatchObject({ score: { correct: 1, total: 5 }, fsrs_rating: 1 });
  expect(gradeBySelf(record, 2, { now })).toMatchObject({ fsrs_rating: 2, provisional: false });
});

test("a record that was damaged says so", async () => {
  const damaged = { ...record, body: null };
  expect(await gradeImage(damaged, photo, { ask: null, ocr: null, course, now })).toMatchObject({
    problem: expect.stringContaining("lost"),
  });
});
