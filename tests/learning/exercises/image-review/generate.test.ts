import { expect, test } from "bun:test";
import { join } from "node:path";
import { loadCourse } from "../../../../src/learning/course.ts";
import { generateImageReview } from "../../../../src/learning/exercises/image-review/generate.ts";
import { imageReviewBody, readReference } from "../../../../src/learning/exercises/image-review/reference.ts";
import { courseOf, exerciseIn, now, requestFor } from "./exercises.ts";

const { course } = loadCourse(join(import.meta.dir, "../../../../courses/bahasa-melayu"));

test("practising Jawi by hand is offered, never required, and does not show the answer", () => {
  if (course === null) throw new Error("the sample course cannot be read");
  const made = generateImageReview(requestFor(course, "jawi-basics"));
  if ("problem" in made) throw new Error(made.problem);
  expect(made.files).toEqual([]);
  expect(made.instructions).toStartWith("If you like");
  expect(made.instructions).toContain(
    "teacher-assist study grade 20260222T143000Z-jawi-basics-img --image <photo>",
  );
  expect(made.instructions).toContain("type your answer instead");
  expect(made.instructions).not.toMatch(/\p{Script=Arabic}/u);
  const references = imageReviewBody(made.record)?.items.flatMap((item) => item.references) ?? [];
  expect(references).toContainEqual({ written: "سلامت ڤاݢي", gloss: "selamat pagi" });
  expect(references).toContainEqual({ written: "انق", gloss: "anak" });
});

test("what was practised lately is not offered again at once", () => {
  const own = courseOf(["satu"], "ms");
  const { uses } = exerciseIn(own);
  const done = {
    exercise_id: "e",
    completed: now.toISOString(),
    modality: "image_review" as const,
    type: "handwriting",
    uses,
    bloom_level: "apply" as const,
    percentage: 1,
    rating: 4,
  };
  expect(generateImageReview(requestFor(own, "hand", { history: [done] }))).toMatchObject({
    problem: expect.stringContaining("lately"),
  });
});

test("a concept with nothing to write by hand says so", () => {
  if (course === null) throw new Error("the sample course cannot be read");
  expect(generateImageReview(requestFor(course, "greetings"))).toMatchObject({
    problem: expect.stringContaining("nothing to practise by hand"),
  });
});

test("a reference may have a reading in brackets, several lines, or neither", () => {
  expect(readReference("ايبو (ibu)\n\n f(x) = (a+b)\nplain ")).toEqual([
    { written: "ايبو", gloss: "ibu" },
    { written: "f(x) =", gloss: "a+b" },
    { written: "plain", gloss: "" },
  ]);
});
