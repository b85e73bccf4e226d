import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Course } from "../../../../src/learning/course.ts";
import { CodeBody, unseal } from "../../../../src/learning/exercises/code/code-record.ts";
import { exerciseFile } from "../../../../src/learning/exercises/code/exercise-file.ts";
import { generateCode } from "../../../../src/learning/exercises/code/generate-code.ts";
import { ExerciseRecord, itemKey, type MadeExercise } from "../../../../src/learning/exercises/exercise.ts";
import type { PastError, PastExercise } from "../../../../src/learning/progress.ts";
import {
  algorithms,
  box,
  now,
  requestFor,
  scriptTask,
  smallCourse,
  taskNamed,
  typedTask,
} from "./support.ts";

async function made(course: Course, concept: string, more = {}): Promise<MadeExercise> {
  const exercise = await generateCode(requestFor(course, concept, more), box);
  if ("problem" in exercise) throw new Error(exercise.problem);
  return exercise;
}

/** What a learner sees who writes `code` and runs the tests in a terminal. */
async function inTerminal(exercise: MadeExercise, course: Course, code: string, program: string) {
  const folder = mkdtempSync(join(tmpdir(), "code-exercise-"));
  try {
    for (const { path, content } of exercise.files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const [source, tests] = exercise.record.files;
    const body = CodeBody.parse(exercise.record.body);
    const { task, concept } = taskNamed(body.task_id, course);
    writeFileSync(
      join(folder, source ?? ""),
      exerciseFile({ ...task, starter: code }, concept, body.language, "x"),
    );
    const child = Bun.spawn([program, tests ?? ""], { cwd: folder, stdout: "pipe", stderr: "pipe" });
    const [out, err] = await Promise.all([
      new Response(child.stdout).text(),
      new Response(child.stderr).text(),
    ]);
    return { out: out + err, code: await child.exited };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const python = Bun.which("python3") ?? "";
if (python === "") console.log("skipped: tests in a terminal, because there is no python3 here");

const done = (id: string, rating: number): PastExercise => ({
  exercise_id: `x-${id}`,
  completed: now.toISOString(),
  modality: "code",
  type: "code",
  uses: [itemKey("code", id)],
  bloom_level: "apply",
  percentage: 1,
  rating,
});

test("a learner finds the task and its tests in real files, where its hints are, and neither hint nor solution", async () => {
  const { record, files, instructions } = await made(algorithms, "binary-search");
  expect(files.map(({ path }) => path)).toEqual([
    "exercises/binary-search/exercise.py",
    "exercises/binary-search/test_exercise.py",
  ]);
  const { task } = taskNamed(CodeBody.parse(record.body).task_id);
  const [exercise, tests] = files.map(({ content }) => content);
  expect(exercise).toStartWith('#!/usr/bin/env python3\n"""\nExercise: ');
  for (const words of [
    "Concept: binary-search",
    "Bloom Level: apply",
    "Instructions:",
    "Do NOT use: ",
    "Hints (read only if stuck):\n    3, one at a time. A hint counts.\n    teacher-assist study hint ",
  ])
    expect(exercise).toContain(words);
  expect(exercise?.replace(/^ *# YOUR CODE HERE.*\n/m, "")).toEndWith(`${task.starter.trimEnd()}\n`);
  expect(tests).toContain("assert got == expected");
  expect(instructions).toContain("python3 exercises/binary-search/test_exercise.py");
  for (const { content } of [...files, { content: JSON.stringify(record) }])
    expect(content).not.toContain(task.solution.trim().split("\n").at(-4) ?? "?");
  expect(ExerciseRecord.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
  expect(unseal(CodeBody.parse(record.body))).toEqual(task);
  for (const hint of task.hints) expect(exercise?.replace(/\s+/g, " ")).not.toContain(hint);
});

test.skipIf(python === "")(
  "the tests run by themselves in a terminal, and say what was called, expected and got",
  async () => {
    const exercise = await made(algorithms, "loops-and-counting", { seed: 0 });
    const { task } = taskNamed(CodeBody.parse(exercise.record.body).task_id);
    const good = await inTerminal(exercise, algorithms, task.solution, python);
    expect(good.out).toContain(`${task.tests.length}/${task.tests.length} tests passed`);
    expect(good.code).toBe(0);
    const bad = await inTerminal(
      exercise,
      algorithms,
      `def ${task.function}(*given):\n    return 'x'\n`,
      "python3",
    );
    expect(bad.out).toContain(`  FAIL: test_`);
    expect(bad.out).toContain(`${task.tests[0]?.call}: expected ${task.tests[0]?.expect}, got 'x'`);
    expect(bad.code).toBe(1);
    const raising = await inTerminal(
      exercise,
      algorithms,
      `def ${task.function}(*given):\n    return given[9]\n`,
      "python3",
    );
    expect(raising.out).toContain("IndexError");
    expect(raising.out).toContain(`0/${task.tests.length} tests passed`);
  },
);

test("JavaScript and TypeScript courses have files of their own that run in a terminal", async () => {
  const programs = { javascript: Bun.which("node") ?? process.execPath, typescript: process.execPath };
  for (const [language, task] of [
    ["javascript", scriptTask],
    ["typescript", typedTask],
  ] as const) {
    const course = smallCourse(language, [task]);
    const exercise = await made(course, "senarai");
    const extension = language === "javascript" ? "js" : "ts";
    expect(exercise.record.files).toEqual([
      `latihan/senarai/exercise.${extension}`,
      `latihan/senarai/test_exercise.${extension}`,
    ]);
    const good = await inTerminal(exercise, course, task.solution, programs[language]);
    expect(good.out).toContain(`${task.tests.length}/${task.tests.length} tests passed`);
    const bad = await inTerminal(exercise, course, task.starter, programs[language]);
    expect(bad.out).toContain(`FAIL: ${task.tests[0]?.name}: ${task.tests[0]?.call}: expected `);
    expect(bad.code).toBe(1);
  }
});

test.skipIf(python === "")("names, quotes and other scripts in a course do not break its files", async () => {
  const odd = {
    id: "ganjil",
    title: 'Kira "huruf" \\n dan """tiga"""',
    bloom: "apply",
    statement: 'Write bilang(teks): how many letters.\n\n    bilang("a\\nb") is 2. Never write """ yourself.',
    function: "bilang",
    starter: "def bilang(teks):\n    return -1\n",
    solution: "def bilang(teks):\n    return sum(1 for c in teks if c.isalpha())\n",
    tests: [
      { name: "数え上げ: 一", call: "bilang('数え')", expect: "2" },
      { name: "数え上げ: 一", call: "bilang('a\\nb')", expect: "2" },
      { name: "!!!", call: "bilang('')", expect: "0" },
      { name: "हिन्दी ²", call: "bilang(\n  'ab'\n)", expect: "2  # dua" },
    ],
    hints: ['Say """ and stop.', "c.isalpha()"],
  };
  const course = smallCourse("python", [odd]);
  const exercise = await made(course, "senarai");
  const ran = await inTerminal(exercise, course, odd.solution, python);
  expect(ran.out).toContain("4/4 tests passed");
});

test("an exercise that cannot be solved, or is solved already, is not given", async () => {
  const { task } = taskNamed("count-multiples");
  const bad = { ...task, solution: task.starter };
  const refused = await generateCode(requestFor(smallCourse("python", [bad]), "senarai"), box);
  expect(refused).toMatchObject({ problem: expect.stringContaining("does not pass “threes to ten”") });
  const solved = await generateCode(
    requestFor(smallCourse("python", [{ ...task, starter: task.solution }]), "senarai"),
    box,
  );
  expect(solved).toMatchObject({ problem: expect.stringContaining("the starter already passes") });
  const broken = await generateCode(
    requestFor(smallCourse("python", [{ ...task, solution: "def f(:" }]), "senarai"),
    box,
  );
  expect(broken).toMatchObject({ problem: expect.stringContaining("SyntaxError") });
  const second = await generateCode(requestFor(smallCourse("python", [bad, task]), "senarai"), box);
  expect("record" in second && CodeBody.parse(second.record.body).task_hash).toBeTruthy();
  const none = await generateCode(requestFor(smallCourse("python", []), "senarai"), box);
  expect(none).toMatchObject({ problem: expect.stringContaining("no code exercise") });
  const nowhere = await generateCode(
    requestFor(smallCourse("python", [{ ...task, id: "lain" }]), "senarai"),
    async () => ({
      status: "refused",
      exitCode: null,
      stdout: "",
      stderr: "",
      seconds: 0,
      runner: null,
      message: "Nothing here runs Python safely.",
    }),
  );
  expect(nowhere).toMatchObject({ problem: expect.stringContaining("Nothing here runs Python safely.") });
});

test("the next exercise is another one, at the level asked for, and one that was not solved may come back", async () => {
  const id = async (more: object) =>
    CodeBody.parse((await made(algorithms, "binary-search", more)).record.body).task_id;
  const first = await id({});
  const second = await id({ history: [done(first, 4)] });
  expect(second).not.toBe(first);
  const third = await id({ history: [done(first, 4), done(second, 3)] });
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await id({ history: [done(first, 1), done(second, 4), done(third, 4)] })).toBe(first);
  expect(
    await generateCode(
      requestFor(algorithms, "binary-search", { history: [first, second, third].map((one) => done(one, 4)) }),
      box,
    ),
  ).toHaveProperty("problem");
  const levels = await generateCode(requestFor(algorithms, "two-pointers", { bloom: "analyze" }), box);
  expect("record" in levels && levels.record.bloom_level).toBe("analyze");
});

test("what went wrong steers what comes next", async () => {
  const { task } = taskNamed("count-multiples");
  const plain = { ...task, id: "plain", tests: task.tests.filter(({ call }) => !/100000|\(0/.test(call)) };
  const course = smallCourse("python", [
    plain,
    {
      ...task,
      id: "grows",
      tests: [...task.tests, { name: "more", call: "count_multiples(70000, 7)", expect: "10000" }],
    },
  ]);
  const error = (error_type: string): PastError => ({
    at: now.toISOString(),
    exercise_id: "x",
    question: "",
    error_type,
    detail: "",
    expected: "",
    actual: "",
  });
  const pick = async (errors: PastError[], seed: number) =>
    CodeBody.parse((await made(course, "senarai", { errors, seed })).record.body).task_id;
  expect(await pick([], 0)).toBe("plain");
  expect(await pick([error("complexity_error")], 0)).toBe("grows");
});
