import { afterAll, describe, expect, test } from "bun:test";
import { prepareTask } from "../../../../src/learning/exercises/code/prepare-task.ts";
import { runTests } from "../../../../src/learning/exercises/code/run-tests.ts";
import type { CodeLanguage, RunInBox } from "../../../../src/learning/exercises/code/task.ts";
import { boxRunners, runInBox } from "../../../../src/learning/sandbox/run-in-box.ts";
import { swept, times } from "../../../sweep.ts";
import { handIn, smallCourse, taskNamed } from "./support.ts";

/** Processes that keep every core busy while something is graded: in a whole run only, where no other test waits for them. */
const busy: Bun.Subprocess[] = [];
const keepBusy = () => {
  for (let core = 0; core < times(0, 2); core++)
    busy.push(
      Bun.spawn([process.execPath, "-e", "for (const end = Date.now() + 60000; Date.now() < end; );"]),
    );
};
const rest = () => {
  for (const one of busy.splice(0)) one.kill();
};
afterAll(rest);

const slow: Readonly<Record<string, readonly [task: string, code: string]>> = {
  "a list where a set belongs": [
    "has-duplicate-linear",
    "def has_duplicate(items):\n    seen = []\n    for x in items:\n        if x in seen:\n            return True\n        seen.append(x)\n    return False\n",
  ],
  "each pair": [
    "two-sum",
    "def two_sum(numbers, total):\n    for j in range(len(numbers)):\n        for i in range(j):\n            if numbers[i] + numbers[j] == total:\n                return (i, j)\n    return None\n",
  ],
  "a loop that never ends": [
    "count-multiples",
    "def count_multiples(limit, k):\n    while True:\n        limit += 1\n",
  ],
};

for (const [what, [id, code]] of swept(Object.entries(slow), 1))
  test(`the same program gets the same evaluation to the byte, however busy the machine is: ${what}`, async () => {
    const first = JSON.stringify(await handIn(id, code));
    expect(first).toMatch(/steps/);
    keepBusy();
    for (let time = 0; time < times(1, 5); time++) expect(JSON.stringify(await handIn(id, code))).toBe(first);
    rest();
  });

const works = await Promise.all(boxRunners().map((runner) => runner.available()));
const pythons = boxRunners().filter(({ languages }, at) => works[at] && languages.includes("python"));

test("every Python counts the same steps", async () => {
  const programs = {
    "has-duplicate-linear":
      "def has_duplicate(items):\n    return len(set(items)) < len(items) or any(a == b for a, b in zip(items, items[1:]))\n",
    "word-counts":
      "from collections import Counter\n\n\ndef word_counts(text):\n    seen = {}\n    for word in text.split():\n        seen[word] = seen.get(word, 0) + 1\n    return dict(sorted(seen.items()))\n",
    "merge-sort-whole":
      "def merge_sort(items):\n    if len(items) < 2:\n        return list(items)\n    half = len(items) // 2\n    a, b = merge_sort(items[:half]), merge_sort(items[half:])\n    out = []\n    while a and b:\n        out.append(a.pop() if a[-1] > b[-1] else b.pop())\n    return [*a, *b, *out[::-1]]\n",
  };
  for (const [id, code] of swept(Object.entries(programs), 1)) {
    const { task } = taskNamed(id);
    const each = [];
    for (const runner of pythons) {
      const box: RunInBox = (request) => runInBox(request, { runners: [runner] });
      const prepared = await prepareTask(task, "python", box);
      if ("problem" in prepared) throw new Error(prepared.problem);
      const run = await runTests(code, task.function, prepared, "python", box);
      each.push(run.state === "ran" ? run.tests.map(({ steps }) => steps) : run);
    }
    expect(new Set(each.map((steps) => JSON.stringify(steps))).size).toBe(1);
    expect(JSON.stringify(each[0])).toMatch(/\d{4}/);
  }
});

/** Programs that do the same, once as it should be done and once by an operation that hides a loop. */
const sumUnique = {
  id: "jumlah-unik",
  title: "Unique",
  bloom: "apply",
  statement: "The numbers without repeats, in their order.",
  function: "unique",
  starter: "function unique(numbers) {\n  return [];\n}\n",
  solution:
    "function unique(numbers) {\n  const seen = new Set();\n  const out = [];\n  for (const n of numbers) {\n    if (seen.has(n)) continue;\n    seen.add(n);\n    out.push(n);\n  }\n  return out;\n}\n",
  tests: [
    { name: "some", call: "unique([3, 1, 3, 2])", expect: "[3, 1, 2]" },
    { name: "none", call: "unique([])", expect: "[]" },
    { name: "one", call: "unique([7])", expect: "[7]" },
    { name: "all the same", call: "unique([5, 5, 5])", expect: "[5]" },
    {
      name: "many",
      call: "unique(Array.from({ length: 4000 }, (_, i) => i)).length",
      expect: "4000",
    },
  ],
  hints: ["What did you see before?", "Ask whether it was seen."],
};

const scripts: Readonly<Record<string, readonly [code: string, isSlow: boolean]>> = {
  "includes in a list": [
    "function unique(numbers) {\n  const out = [];\n  for (const n of numbers) if (!out.includes(n)) out.push(n);\n  return out;\n}\n",
    true,
  ],
  "a new copy for each": [
    "function unique(numbers) {\n  const seen = new Set();\n  let out = [];\n  for (const n of numbers) {\n    if (!seen.has(n)) out = [...out, n];\n    seen.add(n);\n  }\n  return out;\n}\n",
    true,
  ],
  "filter and indexOf": [
    "function unique(numbers) {\n  return numbers.filter((n, at) => numbers.indexOf(n) === at);\n}\n",
    true,
  ],
  "taking from the front": [
    "function unique(numbers) {\n  const left = [...numbers];\n  const seen = new Set();\n  while (left.length > 0) seen.add(left.shift());\n  return [...seen];\n}\n",
    true,
  ],
  "two loops by hand": [
    "function unique(numbers) {\n  const out = [];\n  for (let i = 0; i < numbers.length; i++) {\n    let known = false;\n    for (let j = 0; j < i; j++) if (numbers[j] === numbers[i]) known = true;\n    if (!known) out.push(numbers[i]);\n  }\n  return out;\n}\n",
    true,
  ],
  "a set and back": ["function unique(numbers) {\n  return [...new Set(numbers)];\n}\n", false],
  "an object of those seen": [
    "function unique(numbers) {\n  const seen = {};\n  return numbers.filter((n) => {\n    const known = seen[n] === true;\n    seen[n] = true;\n    return !known;\n  });\n}\n",
    false,
  ],
  "a map from number to place": [
    "function unique(numbers) {\n  const at = new Map();\n  numbers.forEach((n, i) => {\n    if (!at.has(n)) at.set(n, i);\n  });\n  return Array.from(at.keys());\n}\n",
    false,
  ],
};

for (const language of ["javascript", "typescript"] satisfies CodeLanguage[])
  describe(`steps of ${language} are counted too`, () => {
    const course = smallCourse(language, [sumUnique]);
    for (const [what, [code, isSlow]] of swept(Object.entries(scripts), language === "javascript" ? 2 : 1))
      test(`${what} is ${isSlow ? "slow" : "not slow"}`, async () => {
        const first = await handIn("jumlah-unik", code, { course });
        const found = JSON.stringify(first.details).match(/too slow|too many steps/) !== null;
        expect({ isSlow: found, improvements: first.details.improvements }).toMatchObject({ isSlow });
        expect(first.fsrs_rating === 4).toBe(!isSlow);
      });

    if (!swept(["javascript", "typescript"], 1).includes(language)) return;
    test("one that never ends is stopped by its steps, and the others are still tried", async () => {
      const code =
        "function unique(numbers) {\n  while (numbers.length === 1) {}\n  return [...new Set(numbers)];\n}\n";
      const graded = await handIn("jumlah-unik", code, { course });
      expect(graded.score).toMatchObject({ correct: 4, total: 5 });
      expect(graded.feedback).toContain("it was still running after");
      for (let again = 0; again < times(0, 1); again++)
        expect(JSON.stringify(await handIn("jumlah-unik", code, { course }))).toBe(JSON.stringify(graded));
    });
  });
