import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parseTopic, parseTopicHead } from "../../src/workspace/topic.ts";

const root = join(import.meta.dir, "..", "..");
const notes = [...new Bun.Glob("packs/{computing,technologies}/topics/*.md").scanSync(root)].map((path) => ({
  path,
  text: readFileSync(join(root, path), "utf8"),
}));

test("every topic note that we ship is read whole: tasks with answers, questions that reveal each misconception", () => {
  expect(notes.length).toBeGreaterThanOrEqual(16);
  for (const { path, text } of notes) {
    const topic = parseTopic(path, text);
    const practice =
      topic === null ? [] : [...topic.practice.easy, ...topic.practice.medium, ...topic.practice.hard];
    expect({
      path,
      tasks: practice.length >= 8,
      answered: practice.every(({ answer }) => answer !== ""),
    }).toEqual({ path, tasks: true, answered: true });
    expect(topic?.example?.steps.length).toBeGreaterThanOrEqual(4);
    expect(topic?.vocabulary.length).toBeGreaterThanOrEqual(5);
    for (const misconception of topic?.misconceptions ?? []) {
      const letters = misconception.options.map(({ letter }) => letter);
      expect({
        path,
        title: misconception.title,
        letters,
        answer: letters.includes(misconception.answer),
      }).toEqual({ path, title: misconception.title, letters: ["A", "B", "C", "D"], answer: true });
      expect(misconception.question).not.toMatch(/^\s*- A\./m);
    }
  }
  const subjects = new Set(notes.map(({ path, text }) => parseTopicHead(path, text)?.subject));
  expect(subjects.size).toBeGreaterThanOrEqual(2);
});

test("a note's first lines tell whether it fits", () => {
  for (const { path, text } of notes) {
    const beginning = text.split("\n").slice(0, 14).join("\n");
    expect(parseTopicHead(path, beginning)).toEqual(parseTopicHead(path, text));
  }
});

test("a note by a teacher who left half of it out gives the half that is there", () => {
  const topic = parseTopic(
    "topics/mine.md",
    "---\ntitle: Mine\nkeywords: loops, repeat\n---\n\n## Key ideas\n- One thing.\n\n## Practice\n### Easy\n1. Do it.\n",
  );
  expect(topic).toMatchObject({
    slug: "mine",
    keywords: ["loops", "repeat"],
    keyIdeas: ["One thing."],
    example: null,
    misconceptions: [],
  });
  expect(topic?.practice).toEqual({ easy: [{ text: "Do it.", answer: "" }], medium: [], hard: [] });
});

test("no text, however strange, stops the reading", () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: fc.constantFrom(..."#-*\n 1.A:`|>ab") }), (a, b) => {
      expect(() => parseTopic("topics/x.md", `---\ntitle: x\n---\n${a}\n${b}`)).not.toThrow();
      expect(() => parseTopic("topics/x.md", a)).not.toThrow();
    }),
  );
});
