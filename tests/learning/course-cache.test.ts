import { expect, test } from "bun:test";
import { cpSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadCourse } from "../../src/learning/course.ts";
import { courseCache } from "../../src/learning/course-cache.ts";

const config = (title: string) =>
  JSON.stringify({
    name: "kelas",
    title,
    description: "d",
    domain_type: "language",
    license: "CC0-1.0",
  });

function folder() {
  const home = mkdtempSync(join(tmpdir(), "kursus kami é-"));
  const dir = join(home, "kelas");
  cpSync(join(import.meta.dir, "../../courses/research-methods"), dir, { recursive: true });
  writeFileSync(join(dir, "config.json"), config("One"));
  return { dir, [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
}

function counting(now: () => number) {
  const count = { loads: 0 };
  const read = courseCache((dir) => {
    count.loads++;
    return loadCourse(dir);
  }, now);
  return { count, read };
}

const later = () => Date.now() + 60_000;

test("a course that did not change is read once, and gives the same", () => {
  using place = folder();
  const { count, read } = counting(later);
  const first = read(place.dir);
  expect(first.course?.config.title).toBe("One");
  expect(read(place.dir)).toBe(first);
  expect(count.loads).toBe(1);
});

test("every way of changing a course shows at once", () => {
  using place = folder();
  const { read } = counting(later);
  const file = join(place.dir, "config.json");
  const title = () => read(place.dir).course?.config.title;
  expect(title()).toBe("One");
  writeFileSync(file, config("Other"));
  expect(title()).toBe("Other");
  // As a program does that keeps the times of what it copies: as long as before, and as old.
  writeFileSync(`${file}.new`, config("Third"));
  utimesSync(`${file}.new`, new Date(2020, 1), new Date(2020, 1));
  renameSync(`${file}.new`, file);
  expect(title()).toBe("Third");
  writeFileSync(join(place.dir, "items", "stray.yaml"), "concept: stray");
  expect(read(place.dir).problems).toHaveLength(1);
  rmSync(join(place.dir, "items", "stray.yaml"));
  expect(title()).toBe("Third");
  rmSync(join(place.dir, "concepts.yaml"));
  expect(read(place.dir).course).toBeNull();
});

test("what was written this very moment is read again, since its time may not tell", () => {
  using place = folder();
  const { count, read } = counting(Date.now);
  read(place.dir);
  read(place.dir);
  expect(count.loads).toBe(2);
});

test("a folder that is not there is no course, and one later on is", () => {
  using place = folder();
  const { read } = counting(later);
  const aside = `${place.dir}-aside`;
  renameSync(place.dir, aside);
  expect(read(place.dir).course).toBeNull();
  renameSync(aside, place.dir);
  expect(read(place.dir).course?.config.title).toBe("One");
});
