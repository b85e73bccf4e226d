import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tesseractOcr } from "../../../../src/documents/photo/ocr.ts";
import { gradeImage } from "../../../../src/learning/exercises/image-review/grade.ts";
import { swept } from "../../../sweep.ts";
import { courseOf, exerciseIn, fixture, now } from "./exercises.ts";

const ocr = tesseractOcr();
const malay = courseOf(["selamat pagi", "terima kasih", "jumpa lagi"], "ms");

/** About a second each: the real reader, on small rendered pages. */
describe("print is read on this machine, without a model", () => {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), "ocr-"));
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });

  test("three lines of Malay are all right, and nothing is left behind in the folder", async () => {
    const result = await gradeImage(exerciseIn(malay), fixture("malay.png"), {
      ask: null,
      ocr,
      course: malay,
      now,
    });
    expect(result).toMatchObject({ fsrs_rating: 4, provisional: false, score: { correct: 3, total: 3 } });
    expect(readdirSync(folder)).toEqual([]);
  });

  test("English is read in a course that teaches no other language", async () => {
    const course = courseOf(["Good morning, teacher.", "Thank you very much."], undefined);
    const result = await gradeImage(exerciseIn(course), fixture("english.png"), {
      ask: null,
      ocr,
      course,
      now,
    });
    expect(result).toMatchObject({ fsrs_rating: 4, provisional: false });
  });

  test("a line that is another phrase is shown as such, but the learner has the last word", async () => {
    const record = exerciseIn(malay);
    const image = fixture("malay-one-wrong.png");
    const read = await ocr.read(image.bytes, "ms");
    const deps = { ask: null, ocr: { reads: () => true, read: async () => read }, course: malay, now };
    expect(await gradeImage(record, image, deps)).toMatchObject({
      score: { correct: 2, total: 3 },
      provisional: true,
      details: { errors: [{ expected: "selamat pagi", actual: "selamat malam" }] },
    });
    expect(await gradeImage(record, image, { ...deps, self: 2 })).toMatchObject({
      fsrs_rating: 2,
      provisional: false,
    });
  });

  test("a scribble and a blank page cannot be read, and nothing is marked wrong", async () => {
    for (const name of swept(["scribble.png", "blank.png"], 1)) {
      const result = await gradeImage(exerciseIn(malay), fixture(name), {
        ask: null,
        ocr,
        course: malay,
        now,
      });
      expect(result).toMatchObject({ cannotRead: true });
    }
  });

  test("a picture that breaks off is refused in words before it is read", async () => {
    const { path, bytes } = fixture("malay.png");
    const image = { path, bytes: bytes.slice(0, 4000) };
    expect(await gradeImage(exerciseIn(malay), image, { ask: null, ocr, course: malay, now })).toMatchObject({
      problem: expect.stringContaining("damaged"),
    });
  });

  test("a picture that is damaged inside is a reading that failed, not a crash", async () => {
    const { path, bytes } = fixture("malay.png");
    const image = { path, bytes: Uint8Array.from(bytes).fill(0, 60, 4000) };
    expect(await gradeImage(exerciseIn(malay), image, { ask: null, ocr, course: malay, now })).toMatchObject({
      cannotRead: true,
    });
  });

  test("a reader that takes too long is stopped", async () => {
    expect(await tesseractOcr(0.001).read(fixture("malay.png").bytes, "ms")).toEqual({
      problem: "Reading the picture took too long.",
    });
  });
});

test("languages without data here are not tried", () => {
  expect(["ms", "en-GB", "ar", "zh", ""].map((language) => ocr.reads(language))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
