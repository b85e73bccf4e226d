import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "../../../src/learning/course.ts";
import { openCourse } from "../../../src/learning/courses.ts";
import type { ConceptForm } from "../../../src/learning/making/concept-form.ts";
import { checkConcept, formOf } from "../../../src/learning/making/concept-form.ts";
import { deleteCourse, restoreCourse } from "../../../src/learning/making/deleted-courses.ts";
import {
  addConcept,
  changeAbout,
  orderConcepts,
  removeConcept,
  saveConcept,
} from "../../../src/learning/making/edit-course.ts";
import { duplicateCourse, newCourse } from "../../../src/learning/making/new-course.ts";
import { courseList } from "../../../src/learning/room/course-list.ts";
import type { Room } from "../../../src/learning/room/room.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { realDisk } from "../../../src/store/disk.ts";
import { ownRoom } from "../room/own-room.ts";

const word = (term: string, meaning: string) => ({
  term,
  meanings: [meaning],
  sentences: [{ text: `Ada ${term} di sini.`, translation: `There is a ${meaning} here.` }],
});

function topic(title: string, more: Partial<ConceptForm["items"]> = {}): ConceptForm {
  return {
    concept: { title, type: "vocabulary", bloom_target: "remember" },
    items: { teach: { explanation: "", example: "" }, ...more },
  };
}

async function garden(room: Room) {
  const { name, concept } = await newCourse(room, {
    title: "In the garden",
    domain: "language",
    target: "ms",
    topic: "Plants",
  });
  const words = { vocabulary: [word("bunga", "flower"), word("pokok", "tree"), word("daun", "leaf")] };
  await saveConcept(room, name, concept, topic("Plants", words));
  return { name, concept };
}

const course = (room: Room, name: string) => openCourse(name, room.courseFolders, room.cwd);
const form = (room: Room, name: string, id: string) => {
  const found = course(room, name);
  const concept = found.concepts.find((one) => one.id === id);
  const items = found.items.get(id);
  if (concept === undefined || items === undefined) throw new Error(`there is no ${id}`);
  return formOf(concept, items);
};

test("a course from nothing is one that can be studied once a word is in it", async () => {
  using own = ownRoom();
  const { name, concept } = await garden(own.room);
  const { config, items } = course(own.room, name);
  expect([config.title, config.target_language, items.get(concept)?.vocabulary.length]).toEqual([
    "In the garden",
    "ms",
    3,
  ]);
  // Nobody wrote a text, so the words stand there with their meanings.
  expect(items.get(concept)?.teach.explanation).toContain("**pokok**: tree");
  expect(form(own.room, name, concept).items.teach).toEqual({ explanation: "", example: "" });
});

test("two courses are never called the same, nor share a folder that something is known of", async () => {
  using own = ownRoom();
  const first = await newCourse(own.room, { title: "Trees" });
  await visit(own.room, first.name).then(({ state }) => state.locked(async () => null));
  await deleteCourse(own.room, first.name);
  const second = await newCourse(own.room, { title: "Trees" });
  const third = await newCourse(own.room, { title: "trees" });
  expect(new Set([first.name, second.name, third.name]).size).toBe(3);
  expect(course(own.room, third.name).config.title).toBe("trees (2)");
});

test("what is missing is told where it is missing, and nothing of it is saved", async () => {
  using own = ownRoom();
  const { name, concept } = await garden(own.room);
  const before = course(own.room, name);
  const broken = topic("Plants", {
    vocabulary: [word("bunga", "flower"), { term: "akar", meanings: [] }, word("Bunga ", "blossom")],
    facts: [{ statement: "Roots drink.", truth: true, why: " " }],
    questions: [
      { question: "Why?", bloom: "understand", references: ["So."], points: [], hints: ["Think."] },
    ],
  });
  const { problems } = checkConcept(before, concept, broken);
  expect(problems.filter(({ stops }) => stops).map(({ field }) => field)).toEqual([
    "vocabulary.1.meanings",
    "facts.0.why",
    "questions.0.points",
  ]);
  expect(problems.every(({ message }) => !/zod|string|array|undefined/i.test(message))).toBe(true);
  await expect(saveConcept(own.room, name, concept, broken)).rejects.toThrow("Not saved yet.");
  expect(course(own.room, name).items.get(concept)).toEqual(before.items.get(concept));
});

test("a word that stands there twice, and one that no text teaches, are told at that word", async () => {
  using own = ownRoom();
  const { name, concept } = await garden(own.room);
  const items = { vocabulary: [word("bunga", "flower"), word("akar", "root"), word("bunga", "bowl")] };
  const form = topic("Plants", {
    ...items,
    teach: { explanation: "A **bunga** is a flower.", example: "Bunga." },
  });
  const { problems } = checkConcept(course(own.room, name), concept, form);
  expect(problems.map(({ field, stops }) => [field, stops])).toEqual([
    ["vocabulary.2", true],
    ["vocabulary.1", false],
    ["vocabulary.2", false],
  ]);
  expect(problems[1]?.message).toContain("Not in the text yet");
});

test("a topic that is taken out comes back in its place, with its name and with those that build on it", async () => {
  using own = ownRoom();
  const { name, concept } = await garden(own.room);
  const animals = await addConcept(
    own.room,
    name,
    topic("Animals", { vocabulary: [word("burung", "bird")] }),
  );
  const birds = topic("Birds", { vocabulary: [word("helang", "eagle")] });
  await addConcept(own.room, name, { ...birds, concept: { ...birds.concept, prerequisites: [animals.id] } });
  const before = course(own.room, name);
  const { form: taken, place } = await removeConcept(own.room, name, animals.id);
  const without = course(own.room, name);
  expect(without.concepts.map(({ id, prerequisites }) => [id, prerequisites])).toEqual([
    [concept, []],
    ["birds", []],
  ]);
  await addConcept(own.room, name, taken, place);
  expect(course(own.room, name)).toEqual(before);
});

test("what one builds on stays before it, and the last topic stays", async () => {
  using own = ownRoom();
  const { name, concept } = await garden(own.room);
  const next = topic("Trees", { vocabulary: [word("hutan", "forest")] });
  await addConcept(own.room, name, { ...next, concept: { ...next.concept, prerequisites: [concept] } });
  await expect(orderConcepts(own.room, name, ["trees", concept])).rejects.toThrow("builds on “Plants”");
  const ring = form(own.room, name, concept);
  await expect(
    saveConcept(own.room, name, concept, { ...ring, concept: { ...ring.concept, prerequisites: ["trees"] } }),
  ).rejects.toThrow("ring");
  await removeConcept(own.room, name, concept);
  await expect(removeConcept(own.room, name, "trees")).rejects.toThrow("only topic");
});

test("somebody else's change is not written over", async () => {
  using own = ownRoom();
  const { name, concept } = await garden(own.room);
  const seen = form(own.room, name, concept);
  await saveConcept(
    own.room,
    name,
    concept,
    topic("Green plants", { vocabulary: [word("rumput", "grass")] }),
    seen,
  );
  await expect(saveConcept(own.room, name, concept, seen, seen)).rejects.toThrow("another window");
  expect(course(own.room, name).concepts[0]?.title).toBe("Green plants");
});

test("a course that came with the program becomes one's own by its first change, and is back when that is deleted", async () => {
  using own = ownRoom();
  const name = "research-methods";
  const shipped = course(own.room, name);
  await changeAbout(own.room, name, { title: "My methods" });
  expect(course(own.room, name).config.title).toBe("My methods");
  expect(course(own.room, name).items).toEqual(shipped.items);
  await expect(deleteCourse(own.room, name)).resolves.toEqual({ comesBack: true });
  expect(course(own.room, name).config.title).toBe(shipped.config.title);
  await expect(deleteCourse(own.room, name)).rejects.toThrow("came with the program");
  await restoreCourse(own.room, name);
  expect(course(own.room, name).config.title).toBe("My methods");
});

test("a copy has a name and a title of its own, and the same in it", async () => {
  using own = ownRoom();
  const { name, concept } = await garden(own.room);
  const copy = await duplicateCourse(own.room, name);
  expect(copy.title).toBe("In the garden (copy)");
  expect(course(own.room, copy.name).items.get(concept)).toEqual(course(own.room, name).items.get(concept));
  expect((await duplicateCourse(own.room, name)).title).toBe("In the garden (copy) (2)");
});

test("a crash at any step leaves the course as it was or as it was to be", async () => {
  using own = ownRoom();
  const { name, concept } = await garden(own.room);
  const before = course(own.room, name);
  const change = (room: Room) =>
    addConcept(room, name, topic("Animals", { vocabulary: [word("burung", "bird")] }));
  for (let step = 0; ; step++) {
    let left = step;
    const failing = <F extends (...given: never[]) => Promise<unknown>>(work: F) =>
      ((...given: Parameters<F>) =>
        left-- <= 0
          ? Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }))
          : work(...given)) as F;
    const disk = {
      ...realDisk,
      open: failing(realDisk.open),
      rename: failing(realDisk.rename),
      syncFolder: failing(realDisk.syncFolder),
    };
    const done = await change({ ...own.room, ports: { ...own.room.ports, disk } }).then(
      () => true,
      () => false,
    );
    const { course: now, problems } = loadCourse(join(own.home, "courses", name));
    expect(problems).toEqual([]);
    const count = now?.concepts.length;
    expect(count === 1 || count === 2).toBe(true);
    if (done) {
      expect(count).toBe(2);
      break;
    }
    if (count === 2) await removeConcept(own.room, name, "animals");
    else expect(now).toEqual(before);
    expect(step).toBeLessThan(60);
  }
  expect(existsSync(join(own.home, "courses", name, "items", `${concept}.yaml`))).toBe(true);
});

test("a course that a crash caught between two names is put back by whoever enters", async () => {
  using own = ownRoom();
  const { name } = await garden(own.room);
  const courses = join(own.home, "courses");
  renameSync(join(courses, name), join(courses, `.before-${name}`));
  expect((await courseList(own.room)).some((one) => one.name === name)).toBe(true);
  // After the second name nothing of the first is left over.
  mkdirSync(join(courses, `.before-${name}`));
  await visit(own.room, name);
  expect(readdirSync(courses).filter((each) => each.startsWith(".before"))).toEqual([]);
  expect(readFileSync(join(courses, name, "config.json"), "utf8")).toContain("In the garden");
});
