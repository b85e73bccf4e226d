import { expect, test } from "bun:test";
import { Evaluation } from "../../../../src/learning/evaluation.ts";
import { gradeCode } from "../../../../src/learning/exercises/code/grade-code.ts";
import { testFile } from "../../../../src/learning/exercises/code/test-file.ts";
import { swept, times } from "../../../sweep.ts";
import {
  algorithms,
  box,
  handIn,
  now,
  recordOf,
  scriptTask,
  smallCourse,
  taskNamed,
  typedTask,
} from "./support.ts";

const all = algorithms.concepts.flatMap(({ id }) => algorithms.items.get(id)?.code_tasks ?? []);
/** `code-tasks.test.ts` proves all solutions. */
const sample = swept(all, 2);

test("the course's own solutions are rated Easy or Good, and a file as it was given Again", async () => {
  const rated = [];
  for (const task of sample) {
    const solved = await handIn(task.id, task.solution);
    const begun = await handIn(task.id, task.starter);
    rated.push({
      id: task.id,
      solved: solved.fsrs_rating >= 3,
      begun: begun.fsrs_rating,
      errors: begun.details.errors[0]?.error_type,
    });
    expect(Evaluation.parse(solved)).toEqual(solved);
    expect(Evaluation.parse(begun)).toEqual(begun);
  }
  expect(rated.length).toBeGreaterThanOrEqual(times(2, 48));
  expect(
    rated.filter(({ solved, begun, errors }) => !solved || begun !== 1 || errors !== "unanswered"),
  ).toEqual([]);
});

const clean = taskNamed("count-multiples").task.solution;

test("hints, style and forbidden names lower the rating as the table says", async () => {
  expect((await handIn("count-multiples", clean)).fsrs_rating).toBe(4);
  expect((await handIn("count-multiples", clean, { hintsUsed: 1 })).fsrs_rating).toBe(2);
  const untidy = clean.replace("count = 0", "count = 0\n    spare = 1").replace("== 0", "== 0 and k != None");
  const minor = await handIn("count-multiples", untidy);
  expect(minor.fsrs_rating).toBe(3);
  expect(minor.feedback).toMatch(/Line \d+: `spare` is set and never used/);
  expect(minor.feedback).toContain("is None");
  const banned = await handIn(
    "largest-number",
    "def largest(numbers):\n    best = max\n    return best(numbers)\n",
  );
  expect(banned.fsrs_rating).toBe(2);
  expect(banned.details.errors.map(({ error_type }) => error_type)).toEqual(["misconception"]);
});

test("a forbidden name that is the learner's own is not held against them, and a hidden one is found", async () => {
  const own = "def has_duplicate(items):\n    count = set(items)\n    return len(count) != len(items)\n";
  expect((await handIn("has-duplicate-linear", own)).fsrs_rating).toBe(4);
  const hidden = "def largest(numbers):\n    return getattr(__import__('builtins'), 'max')(numbers)\n";
  expect((await handIn("largest-number", hidden)).fsrs_rating).toBe(2);
  const said =
    'def largest(numbers):\n    """Not by max or sorted."""\n    best = numbers[0]\n    for number in numbers:\n        if number > best:\n            best = number\n    return best\n';
  expect((await handIn("largest-number", said)).fsrs_rating).toBe(4);
});

test("one call that never ends fails, and the others are still tried", async () => {
  const loop =
    "def count_multiples(limit, k):\n    while limit == 8:\n        try:\n            while True:\n                pass\n        except BaseException:\n            pass\n    return limit // k\n";
  const { score, feedback, details } = await handIn("count-multiples", loop);
  expect(score).toMatchObject({ correct: 5, total: 6 });
  expect(feedback).toContain("still running");
  expect(details.errors.map(({ error_type }) => error_type)).toEqual(["logic_error"]);
});

test("feedback shows the call, what was expected, what came, what was printed, and one next step, never the solution", async () => {
  const code =
    "def count_multiples(limit, k):\n    print('limit is', limit)\n    return limit // k + (1 if limit == 12 else 0)\n";
  const { feedback, details } = await handIn("count-multiples", code);
  for (const words of [
    "5 of 6 tests pass",
    "- FAIL: limit included",
    "called: `count_multiples(12, 4)`",
    "expected: `3`",
    "got: `4`",
    "printed: `limit is 12`",
    "### Next",
  ])
    expect(feedback).toContain(words);
  expect(feedback).not.toContain("number % k");
  expect(details.errors).toMatchObject([{ expected: "3", actual: "4", error_type: "off_by_one" }]);
});

test("a file that cannot be read, stops early or has another function says which", async () => {
  const unread = await handIn("count-multiples", "def count_multiples(limit, k)\n    return 0\n");
  expect(unread.details.errors).toMatchObject([{ error_type: "syntax_error" }]);
  expect(unread.feedback).toMatch(/line \d+/);
  const renamed = await handIn("count-multiples", clean.replace("count_multiples", "countMultiples"));
  expect(renamed.feedback).toContain("There is `countMultiples`");
  expect(renamed.fsrs_rating).toBe(1);
  const asks = await handIn("count-multiples", `${clean}\nname = input('Your name? ')\n`);
  expect(asks.feedback).toContain("stops before any test");
  const empty = await handIn("count-multiples", "# nothing\n");
  expect(empty.fsrs_rating).toBe(1);
});

test("what was given is graded, even when the course has changed or lost the task since", async () => {
  const { task, concept } = taskNamed("count-multiples");
  const gone = smallCourse("python", []);
  const graded = await gradeCode(
    recordOf(task, concept, "python"),
    { exercise: task.solution },
    { box, now, course: gone, hintsUsed: 0 },
  );
  expect(graded).toMatchObject({
    fsrs_rating: 4,
    feedback: expect.stringContaining("has changed this exercise since"),
  });
  const record = recordOf(task, concept, "python");
  const damaged = { ...record, body: { ...Object(record.body), sealed: "e30=" } };
  expect(
    await gradeCode(damaged, { exercise: task.solution }, { box, now, course: gone, hintsUsed: 0 }),
  ).toHaveProperty("problem");
});

test("a slow way that still passes is told so", async () => {
  const { task, concept } = taskNamed("has-duplicate-linear");
  const smaller = {
    ...task,
    tests: task.tests.map((one) => ({ ...one, call: one.call.replace("20000", "6000") })),
  };
  const course = smallCourse("python", [smaller]);
  const slow =
    "def has_duplicate(items):\n    seen = []\n    for item in items:\n        if any(one == item for one in seen):\n            return True\n        seen.append(item)\n    return False\n";
  const graded = await gradeCode(
    recordOf(smaller, concept, "python"),
    { exercise: slow },
    { box, now, course, hintsUsed: 0 },
  );
  expect("fsrs_rating" in graded && graded.fsrs_rating).toBeLessThan(4);
});

test("JavaScript is graded: right, wrong, forbidden, untidy, broken, endless", async () => {
  const course = smallCourse("javascript", [scriptTask]);
  const grade = (code: string) => handIn("jumlah-genap", code, { course });
  expect((await grade(scriptTask.solution)).fsrs_rating).toBe(4);
  expect(
    (
      await grade(
        "export const sumEven = (numbers) => {\n  let total = 0;\n  for (const n of numbers) total += n % 2 === 0 ? n : 0;\n  return total;\n};\n",
      )
    ).fsrs_rating,
  ).toBe(4);
  expect((await grade(scriptTask.starter)).fsrs_rating).toBe(1);
  expect(
    (
      await grade(
        "function sumEven(numbers) {\n  return numbers.filter((n) => n % 2 === 0).reduce((a, b) => a + b, 0);\n}\n",
      )
    ).fsrs_rating,
  ).toBe(2);
  const untidy = await grade(
    "function sumEven(numbers) {\n  var total = 0;\n  for (const n of numbers) if (n % 2 == 0) total += n;\n  return total;\n}\n",
  );
  expect(untidy.fsrs_rating).toBe(3);
  expect(untidy.feedback).toContain("`==`");
  expect((await grade("function sumEven(numbers {\n")).details.errors).toMatchObject([
    { error_type: "syntax_error" },
  ]);
  const text = await grade(
    "function sumEven(numbers) {\n  let total = 0;\n  for (const n of numbers) if (n % 2 === 0) total += n;\n  return String(total);\n}\n",
  );
  expect(text.details.errors[0]?.error_type).toBe("wrong_data_structure");
  const endless = await grade(
    "function sumEven(numbers) {\n  while (numbers.length === 0) {}\n  let total = 0;\n  for (const n of numbers) if (n % 2 === 0) total += n;\n  return total;\n}\n",
  );
  expect(endless.score).toMatchObject({ correct: 4, total: 5 });
  expect(endless.feedback).toContain("still running");
});

test("TypeScript is graded, with its types", async () => {
  const course = smallCourse("typescript", [typedTask]);
  const grade = (code: string) => handIn("kumpul", code, { course });
  expect((await grade(typedTask.solution)).fsrs_rating).toBe(4);
  expect((await grade(typedTask.starter)).fsrs_rating).toBe(1);
  const cut = await grade(
    "export function pairsOf(words: string[]): [string, number][] {\n  return words.slice(1).map((word) => [word, word.length]);\n}\n",
  );
  expect(cut.details.errors.map(({ error_type }) => error_type)).toContain("off_by_one");
  expect((await grade("export function pairsOf(words: string[) {}\n")).details.errors).toMatchObject([
    { error_type: "syntax_error" },
  ]);
});

test("a file saved by another editor is graded the same, and a linter's findings count where there is one", async () => {
  const { task, concept } = taskNamed("count-multiples");
  const record = recordOf(task, concept, "python");
  const deps = { box, now, course: algorithms, hintsUsed: 0 };
  const windows = `\uFEFF${clean.replaceAll("\n", "\r\n")}`;
  const test = testFile(task, "python").replaceAll("\n", "\r\n");
  const graded = await gradeCode(record, { exercise: windows, test }, deps);
  expect(graded).toMatchObject({ fsrs_rating: 4, feedback: expect.not.stringContaining("has been changed") });
  const lint = async () => [{ rule: "E501", line: 2, text: "the line is too long", level: "minor" as const }];
  expect(await gradeCode(record, { exercise: clean }, { ...deps, lint })).toMatchObject({
    fsrs_rating: 3,
    feedback: expect.stringContaining("Line 2: the line is too long."),
  });
});

test("a task that is solved by taking something away is solved by it", async () => {
  const { task } = taskNamed("count-multiples");
  const starter = `${task.solution}\n\n\ndef count_multiples(limit, k):\n    return limit\n`;
  const course = smallCourse("python", [{ ...task, starter }]);
  expect((await handIn(task.id, task.solution, { course })).fsrs_rating).toBe(4);
  expect((await handIn(task.id, starter, { course })).fsrs_rating).toBe(1);
});

test("values of the language's own and of the course's classes are compared by what they hold", async () => {
  const task = {
    id: "titik",
    title: "Titik",
    bloom: "apply",
    statement: "Write made(x): Point(x, x) and the day x of January 2026.",
    function: "made",
    starter:
      "from datetime import date\n\n\nclass Point:\n    def __init__(self, x, y):\n        self.x = x\n        self.y = y\n    def __eq__(self, other):\n        return (self.x, self.y) == (other.x, other.y)\n\n\ndef made(x):\n    return None\n",
    solution: "",
    tests: [1, 5, 9, 11].map((x) => ({
      name: `day ${x}`,
      call: `made(${x})`,
      expect: `(Point(${x}, ${x}), date(2026, 1, ${x}))`,
    })),
    hints: ["a", "b"],
  };
  const solution = task.starter.replace("return None", "return (Point(x, x), date(2026, 1, x))");
  const course = smallCourse("python", [{ ...task, solution }]);
  expect((await handIn("titik", solution, { course })).fsrs_rating).toBe(4);
  const off = await handIn("titik", solution.replace("date(2026, 1, x)", "date(2026, 2, x)"), { course });
  expect(off.score.correct).toBe(0);
});

test("a search that stops one step early is off by one, told from which tests fail", async () => {
  const { details } = await handIn(
    "binary-search-index",
    "def binary_search(items, target):\n    low, high = 0, len(items) - 1\n    while low < high:\n        mid = (low + high) // 2\n        value = items[mid]\n        if value == target:\n            return mid\n        if value < target:\n            low = mid + 1\n        else:\n            high = mid - 1\n    return -1\n",
  );
  expect(details.errors.map(({ error_type }) => error_type)).toEqual([
    "off_by_one",
    "off_by_one",
    "off_by_one",
  ]);
  expect(details.errors[0]?.note).toContain("the last item does not");
});
