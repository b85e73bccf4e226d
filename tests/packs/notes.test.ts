import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hardPassages } from "../../src/lesson/check/age/hard-passages.ts";
import { proseOf } from "../../src/lesson/check/age/prose.ts";
import { taughtWords, vocabularyIn } from "../../src/lesson/check/age/vocabulary.ts";
import { quizRules } from "../../src/lesson/check/lints/quiz-items.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { parseFrontmatter } from "../../src/markdown/frontmatter.ts";
import { isKind } from "../../src/maths/generate.ts";
import { parseTopic, parseTopicHead, type Topic } from "../../src/workspace/topic.ts";
import { packedNote } from "../../src/workspace/topic-notes.ts";
import { wrongClaims } from "./claims/wrong-claims.ts";

const root = join(import.meta.dir, "..", "..");
const notes = [...new Bun.Glob("packs/*/topics/*.md").scanSync(root)]
  .sort()
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const idOf = ({ path }: { path: string }) => path.split("/").at(-1)?.replace(/\.md$/, "") ?? "";

const known = new Map<string, Topic>();

function read({ path, text }: { path: string; text: string }): Topic {
  const topic = known.get(text) ?? parseTopic(path, text);
  if (topic === null) throw new Error(`${path} cannot be read`);
  known.set(text, topic);
  return topic;
}

describe("every topic note of the packs", () => {
  test("says of itself all that choosing it takes, in lines that are read first", () => {
    for (const { path, text } of notes) {
      const head = parseFrontmatter(path, text, packedNote);
      expect({ path, problems: head.ok ? head.unknown : head.problems }).toEqual({ path, problems: [] });
      expect(parseTopicHead(path, text.split("\n").slice(0, 14).join("\n"))).toEqual(
        parseTopicHead(path, text),
      );
      const { keywords, shapes, sources, tasks } = read({ path, text });
      expect({ path, unknown: tasks.filter((kind) => !isKind(kind)) }).toEqual({ path, unknown: [] });
      for (const list of [keywords, shapes, sources, tasks])
        expect({ path, list: list.length }).toEqual({ path, list: new Set(list).size });
    }
  });

  test("has its own name, and builds on notes that there are", () => {
    const all = notes.map(idOf);
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
    for (const note of notes) {
      const { path, slug, prerequisites } = read(note);
      const missing = prerequisites.filter((id) => !all.includes(id) || id === slug);
      expect({ path, missing }).toEqual({ path, missing: [] });
    }
  });

  test("reads as its pupils do: no idea, correction or step is two years above the middle of its ages", () => {
    const found: string[] = [];
    for (const note of notes) {
      const { path, ages, keyIdeas, example, misconceptions, practical, keywords, vocabulary } = read(note);
      const taught = [...keywords, ...vocabulary.map(({ term }) => term), ...vocabularyIn(note.text)];
      const steps = [...(example?.steps ?? []), ...(practical?.steps ?? [])];
      const told = [...keyIdeas, ...steps, ...misconceptions.map(({ truth }) => truth)];
      const middle = ages === undefined ? 18 : (ages[0] + ages[1]) / 2;
      const { passages } = proseOf(told.map((text) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n"));
      const hard = hardPassages(passages, { stage: path, age: middle, taught: taughtWords(taught) });
      found.push(...hard.map(({ message }) => message));
    }
    expect(found).toEqual([]);
  });

  test("is whole: ideas, example, graded tasks with answers, misconceptions, retrieval, words", () => {
    for (const note of notes) {
      const topic = read(note);
      const { practice, example, retrieval, vocabulary } = topic;
      const tasks = [...practice.easy, ...practice.medium, ...practice.hard, ...retrieval];
      expect({ path: topic.path, lacking: lacking(topic) }).toEqual({ path: topic.path, lacking: [] });
      expect({
        path: topic.path,
        open: tasks.filter(({ text, answer }) => text === "" || answer === ""),
      }).toEqual({
        path: topic.path,
        open: [],
      });
      expect({ path: topic.path, twice: twice(tasks.map(({ text }) => text)) }).toEqual({
        path: topic.path,
        twice: [],
      });
      expect(vocabulary.every(({ meaning }) => meaning.length > 5)).toBe(true);
      expect(`${example?.problem}${example?.steps.join("")}`).not.toMatch(/TODO|TBC|lorem/i);
    }
  });

  test("asks questions that tell who holds a misconception: four options, one right, one that shows it", () => {
    for (const note of notes) {
      const { path, misconceptions } = read(note);
      for (const { title, think, truth, question, options, answer, why } of misconceptions) {
        const shows = /([A-D]) shows the misconception/.exec(why)?.[1] ?? "";
        expect({
          path,
          title,
          empty: [think, truth, question, answer, why].filter((part) => part === ""),
        }).toEqual({
          path,
          title,
          empty: [],
        });
        expect({ path, title, letters: options.map(({ letter }) => letter).join("") }).toEqual({
          path,
          title,
          letters: "ABCD",
        });
        expect({ path, title, twice: twice(options.map(({ text }) => text)) }).toEqual({
          path,
          title,
          twice: [],
        });
        expect({ path, title, shows: /[A-D]/.test(shows) && shows !== answer }).toEqual({
          path,
          title,
          shows: true,
        });
      }
    }
  });

  test("gives no answer away by how a question is asked", () => {
    for (const note of notes) {
      const { path, misconceptions } = read(note);
      const faults = misconceptions.flatMap(({ question, options, answer, why }) => {
        const shown = options.map(({ letter, text }) => `- ${letter}. ${text}`).join("\n");
        const lesson = parseLesson(
          `# T\n\n## Plenary\n\n${question}\n\n${shown}\n\n**Answer:** ${answer}, ${why}\n`,
        );
        return quizRules(lesson, { profile: null, misconceptions: [] }).map(({ message }) => message);
      });
      expect({ path, faults }).toEqual({ path, faults: [] });
    }
  });

  test("hides the right answer behind any letter", () => {
    const all = notes.flatMap((note) => read(note).misconceptions.map(({ answer }) => answer));
    for (const letter of all.length < 40 ? [] : ["A", "B", "C", "D"]) {
      const share = all.filter((answer) => answer === letter).length / all.length;
      expect({ letter, fair: share > 0.17 && share < 0.33, share }).toMatchObject({ letter, fair: true });
    }
    for (const note of notes) {
      const { path, misconceptions } = read(note);
      expect({ path, letters: new Set(misconceptions.map(({ answer }) => answer)).size > 1 }).toEqual({
        path,
        letters: true,
      });
    }
  });

  test("says what a practical needs, how it is safe and what to do where it fails", () => {
    for (const { path, text } of notes) {
      const { shapes } = read({ path, text });
      const [, practical] = /^## Practical\n([\s\S]*?)(?=^## )/m.exec(text) ?? [];
      if (practical === undefined) {
        expect({ path, first: shapes[0] }).not.toEqual({ path, first: "practical" });
        continue;
      }
      const missing = ["Equipment", "Safety", "If it fails"].filter(
        (label) => !practical.includes(`**${label}:**`),
      );
      expect({ path, missing }).toEqual({ path, missing: [] });
    }
  });

  test("is right wherever it can be worked out", () => {
    expect(
      notes.flatMap((note) => wrongClaims(read(note)).map((problem) => `${note.path} ${problem}`)),
    ).toEqual([]);
  });
});

test("one wrong number anywhere in a note that can be worked out is found", () => {
  const whole = notes.find((note) => idOf(note) === "adding-and-subtracting-fractions");
  const text = whole?.text ?? "";
  const planted = [
    ["1/2 + 1/3 = 3/6 + 2/6 = 5/6.", "1/2 + 1/3 = 3/6 + 2/6 = 4/6."],
    ["3/4 = 9/12 and 1/6 = 2/12", "3/4 = 9/12 and 1/6 = 3/12"],
    ["3/4 + 1/6 = 9/12 + 2/12 = 11/12", "3/4 + 1/6 = 9/12 + 2/12 = 10/12"],
    ["2/9 + 5/9 = 7/9", "2/9 + 5/9 = 7/18"],
    ["17/12 = 1 5/12", "17/12 = 1 7/12"],
    ["and 7/12 + 5/12 = 1.", "and 7/12 + 5/12 = 2."],
    ["13/4 − 7/4 = 6/4 = 1 1/2", "13/4 − 7/4 = 6/4 = 1 1/4"],
    ["3/5 = 12/20", "3/5 = 11/20"],
    ["because 8/12 < 9/12.", "because 8/12 > 9/12."],
  ] as const;
  expect(wrongClaims(read({ path: "x.md", text }))).toEqual([]);
  for (const [right, wrong] of planted) {
    expect({ right, there: text.includes(right) }).toEqual({ right, there: true });
    const problems = wrongClaims(read({ path: "x.md", text: text.replace(right, wrong) }));
    expect({ wrong, found: problems.length > 0 }).toEqual({ wrong, found: true });
  }
});

function lacking({ keyIdeas, example, practice, misconceptions, retrieval, vocabulary }: Topic): string[] {
  const counts: [string, number, number][] = [
    ["key ideas", keyIdeas.length, 4],
    ["steps", example?.steps.length ?? 0, 4],
    ["problem", example?.problem.length ?? 0, 1],
    ["solution", example?.solution.length ?? 0, 1],
    ["easy", practice.easy.length, 3],
    ["medium", practice.medium.length, 3],
    ["hard", practice.hard.length, 2],
    ["tasks", practice.easy.length + practice.medium.length + practice.hard.length, 10],
    ["misconceptions", misconceptions.length, 3],
    ["retrieval", retrieval.length, 4],
    ["words", vocabulary.length, 5],
  ];
  return counts
    .filter(([, there, least]) => there < least)
    .map(([part, there, least]) => `${part}: ${there} of ${least}`);
}

const twice = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);
