import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { importCourse } from "../../../src/learning/import/import-course.ts";
import { loaded, withSource } from "./imported-course.ts";

const now = new Date("2026-03-01T10:00:00Z");

const exercise = (folder: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`exercises/${folder}/${path}`, text]));

const python = {
  "config.json": JSON.stringify({
    language: "Python",
    slug: "python",
    exercises: {
      concept: [
        { slug: "basics", name: "Basics", concepts: ["basics"], prerequisites: [], status: "active" },
        { slug: "loops", name: "Loops", concepts: ["loops"], prerequisites: ["basics"] },
      ],
      practice: [
        { slug: "two-fer", name: "Two Fer", practices: [], prerequisites: ["loops"], difficulty: 1 },
        { slug: "errors", name: "Errors", prerequisites: null, difficulty: 9 },
        { slug: "gone", name: "Gone", prerequisites: [], difficulty: 2, status: "deprecated" },
        { slug: "escape", name: "Escape", prerequisites: [], difficulty: 2 },
      ],
    },
  }),
  ...exercise("concept/basics", {
    ".docs/instructions.md": "# Instructions\n\nAdd.",
    ".docs/introduction.md": "# Introduction\n\nFunctions give values back.",
    ".docs/hints.md": "# Hints\n\n## General\n\n- Look at `def`.\n- Use `return`,\n  not print.\n",
    ".meta/config.json": JSON.stringify({
      blurb: "First steps.",
      files: { solution: ["basics.py"], test: ["basics_test.py"], exemplar: [".meta/exemplar.py"] },
    }),
    ".meta/exemplar.py": "def add(a, b):\n    return a + b\n",
    "basics.py": "def add(a, b):\n    pass\n",
    "basics_test.py": `import unittest
from basics import add

class BasicsTest(unittest.TestCase):
    def test_small(self):
        """Adds."""
        self.assertEqual(add(1, 2), 3)
        self.assertEqual(add(0, 0), 0, msg="zero, zero")

    def test_words(self):
        first = "a, (b"
        expected = "a, (b]"  # a comment, with ( in it
        self.assertEqual(add(first, "]"), expected)

    def test_truth(self):
        self.assertTrue(add(1, 1) == 2)
`,
  }),
  ...exercise("concept/loops", {
    ".docs/instructions.md": "Loop.",
    ".meta/config.json": JSON.stringify({
      files: { solution: ["loops.py"], test: ["loops_test.py"], exemplar: [".meta/exemplar.py"] },
    }),
    ".meta/exemplar.py": "def loop(n):\n    return n\n",
    "loops.py": "def loop(n):\n    pass\n",
    "loops_test.py": `from loops import loop
class T(unittest.TestCase):
    def test_all(self):
        for n in range(3):
            self.assertEqual(loop(n), n)
`,
  }),
  ...exercise("practice/two-fer", {
    ".docs/instructions.md": "# Instructions\n\nSay it.",
    ".meta/config.json": JSON.stringify({
      blurb: "Say who gets one.",
      files: { solution: ["two_fer.py"], test: ["two_fer_test.py"], example: [".meta/example.py"] },
    }),
    ".meta/example.py":
      'def two_fer(name="you"):\n    if not isinstance(name, str):\n        raise ValueError\n    return f"One for {name}, one for me."\n',
    "two_fer.py": "def two_fer(name):\n    pass\n",
    "two_fer_test.py": `from two_fer import (
    two_fer,
)
SECRET = "x"

class TwoFerTest(unittest.TestCase):
    def test_no_name_given(self):
        self.assertEqual(two_fer(), "One for you, one for me.")

    def test_a_name_given(self):
        self.assertEqual(two_fer("Alice"), "One for Alice, one for me.")

    def test_another_name_given(self):
        self.assertEqual(
            two_fer("Bob"),
            "One for Bob, one for me.",
        )

    def test_other_order(self):
        self.assertEqual("One for Zoë, one for me.", two_fer('Zoë'))

    def test_uses_constant(self):
        self.assertEqual(two_fer(SECRET), "One for x, one for me.")

    def test_raises(self):
        with self.assertRaises(ValueError):
            two_fer(1)
`,
  }),
  ...exercise("practice/errors", { ".docs/instructions.md": "Raise." }),
  ...exercise("practice/escape", {
    ".docs/instructions.md": "Read.",
    ".meta/config.json": JSON.stringify({
      files: {
        solution: ["../../../config.json"],
        test: ["/etc/passwd"],
        example: ["../../../../secret.txt"],
      },
    }),
  }),
};

const javascript = {
  "config.json": JSON.stringify({
    language: "JavaScript",
    slug: "javascript",
    exercises: { practice: [{ slug: "leap", name: "Leap", prerequisites: [], difficulty: 2 }] },
  }),
  ...exercise("practice/leap", {
    ".docs/instructions.md": "Is it a leap year?",
    ".meta/config.json": JSON.stringify({
      files: { solution: ["leap.js"], test: ["leap.spec.js"], example: [".meta/proof.ci.js"] },
    }),
    ".meta/proof.ci.js":
      "const by = (y, n) => y % n === 0;\nexport const isLeap = (y) => {\n  if (typeof y !== 'number') throw new Error('a number, please');\n  return by(y, 4) && (!by(y, 100) || by(y, 400));\n};\n",
    "leap.js": "export const isLeap = () => {\n  throw new Error('Remove this line');\n};\n",
    "leap.spec.js": `import { describe, expect, test, xtest } from '@jest/globals';
import { isLeap } from './leap';
const outside = 3;
describe('A leap year', () => {
  test('year not divisible by 4', () => {
    expect(isLeap(2015)).toBe(false);
  });
  xtest('divisible by 4, not by 100 (it\\'s common)', () => {
    const year = 1996; // , }
    expect(isLeap(year)).toEqual(true);
  });
  xtest("by 100", () => { expect(isLeap(1900)).toBeFalsy() });
  xtest('by 400', () => {
    expect(isLeap(2000)).toBe(true);
    expect(isLeap(2400)).toBe(true);
  });
  xtest('throws', () => { expect(() => isLeap('x')).toThrow('a number'); });
  xtest('uses outside', () => { expect(isLeap(outside)).toBe(false); });
});
`,
  }),
};

describe("an Exercism track becomes a course", () => {
  test("Python: simple tests are kept, others are named with their reason, prerequisites follow the concepts", async () => {
    const made = await withSource({ ...python, "../secret.txt": "no" }, (folder) =>
      importCourse({ path: folder }, { name: "imported", now }),
    );
    const { course, report } = await loaded(made);
    expect(course.config).toMatchObject({
      domain_type: "technical",
      exercise_config: { code_language: "python" },
    });
    expect(course.concepts.map(({ id, prerequisites }) => [id, prerequisites])).toEqual([
      ["basics", []],
      ["loops", ["basics"]],
      ["two-fer", ["loops"]],
    ]);
    const basics = course.items.get("basics");
    expect(basics?.teach.explanation).toBe("Functions give values back.");
    expect(basics?.code_tasks[0]?.hints).toEqual(["Look at `def`.", "Use `return`, not print."]);
    expect(basics?.code_tasks[0]?.tests).toEqual([
      { name: "small", call: "add(1, 2)", expect: "3" },
      { name: "small (2)", call: "add(0, 0)", expect: "0" },
      { name: "words", call: '(lambda first: add(first, "]"))("a, (b")', expect: '"a, (b]"' },
      { name: "truth", call: "bool(add(1, 1) == 2)", expect: "True" },
    ]);
    const twoFer = course.items.get("two-fer")?.code_tasks[0];
    expect(twoFer).toMatchObject({ function: "two_fer", statement: "Say it.", title: "Two Fer" });
    expect(twoFer?.tests.map(({ name }) => name)).toEqual([
      "no name given",
      "a name given",
      "another name given",
      "other order",
      "uses constant",
      "raises",
    ]);
    expect(report.skipped.map(({ where }) => where)).toEqual(["practice/errors", "practice/escape"]);
    expect(JSON.stringify(made)).not.toContain("root:");
  });

  test("JavaScript: the example solution passes the tests that were kept, and the stub does not", async () => {
    const made = await withSource(javascript, (folder) =>
      importCourse({ path: folder }, { name: "imported", now }),
    );
    const { course, report } = await loaded(made);
    const task = course.items.get("leap")?.code_tasks[0];
    expect(task?.tests.map(({ name }) => name)).toEqual([
      "year not divisible by 4",
      "divisible by 4, not by 100 (it's common)",
      "by 100",
      "by 400",
      "by 400 (2)",
      "throws",
    ]);
    const passes = (source: string) =>
      (task?.tests ?? []).map(({ call, expect: value }) => {
        try {
          return Bun.deepEquals(
            new Function(`${source}\nreturn (${call})`)(),
            new Function(`return (${value})`)(),
          );
        } catch {
          return false;
        }
      });
    expect(passes(task?.solution ?? "")).toEqual([true, true, true, true, true, true]);
    expect(passes(task?.starter ?? "")).toEqual([false, false, false, false, false, false]);
    expect(report.skipped).toHaveLength(1);
  });

  test.each([
    ["a folder that is no track", { "notes.txt": "hi" }, /no Exercism track/],
    [
      "a track in a language we cannot run",
      { "config.json": '{"language":"Rust","slug":"rust","exercises":{}}' },
      /Rust/,
    ],
    ["a damaged config", { "config.json": "{" }, /not that of an Exercism track/],
  ])("%s is refused with the reason", async (_, files, says) => {
    const made = await withSource(files, (folder) =>
      importCourse({ path: join(folder) }, { name: "imported", now }),
    );
    expect("problem" in made ? made.problem : "").toMatch(says);
  });
});
