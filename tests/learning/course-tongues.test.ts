import { expect, test } from "bun:test";
import { join } from "node:path";
import { loadCourse } from "../../src/learning/course.ts";
import { tonguesOf } from "../../src/learning/course-tongues.ts";

const project = join(import.meta.dir, "..", "..");
const courseAt = (name: string) => loadCourse(join(project, "courses", name)).course;

test("the words of the language that is learned, apart from those of the one it is told in", () => {
  const course = courseAt("bahasa-melayu");
  const tongues = course === null ? null : tonguesOf(course);
  expect(tongues).toMatchObject({ target: "ms", instruction: "en" });
  const own = new Set(tongues?.words);
  for (const word of ["selamat", "pagi", "khabar", "jirannya"])
    expect([word, own.has(word)]).toEqual([word, true]);
  for (const word of ["good", "morning", "is", "teacher"])
    expect([word, own.has(word)]).toEqual([word, false]);
  expect(tongues?.either.filter((word) => own.has(word))).toEqual([]);
});

test("a course about no language has none", () => {
  const course = courseAt("intro-to-algorithms");
  expect(course === null ? undefined : tonguesOf(course)).toBeNull();
});
