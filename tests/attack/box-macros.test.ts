import { afterAll, describe, expect, test } from "bun:test";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { proveTask } from "../../src/learning/exercises/code/prove-task.ts";
import type { CodeTask, RunInBox } from "../../src/learning/exercises/code/task.ts";
import { testFile } from "../../src/learning/exercises/code/test-file.ts";
import { printedBy } from "../../src/learning/exercises/repl/printed.ts";
import { courseTools } from "../../src/learning/room/course-tools.ts";
import { openRoom } from "../../src/learning/room/open-room.ts";
import { boxRunners, runInBox } from "../../src/learning/sandbox/run-in-box.ts";
import { scratch, teacherAssist } from "../cli/harness.ts";
import { handIn, smallCourse } from "../learning/exercises/code/support.ts";
import { house, parsed, serving } from "../server/harness.ts";
import { swept, times } from "../sweep.ts";
import { macroProgram, spellings } from "./macros.ts";

/**
 * Nothing that a learner, a course or a model wrote is read outside the box by anything that can run it (security V1).
 * A macro that was run anywhere but in a box has written its canary.
 */
const top = mkdtempSync(join(tmpdir(), "macros-"));
afterAll(() => rmSync(top, { recursive: true, force: true }));
let canaries = 0;
const canary = () => join(top, `canary-${canaries++}`);
const project = join(import.meta.dir, "..", "..");
const plain = "function twice(n) {\n  return n * 2;\n}\n";

const task = (solution: string, starter = "function twice(n) {\n  return n;\n}\n") => ({
  id: "twice",
  title: "Twice",
  bloom: "apply",
  statement: "Write twice(n).",
  function: "twice",
  starter,
  solution,
  tests: [
    { name: "one", call: "twice(1)", expect: "2" },
    { name: "two", call: "twice(2)", expect: "4" },
    { name: "none", call: "twice(0)", expect: "0" },
    { name: "less", call: "twice(-3)", expect: "-6" },
  ],
  hints: ["Once more.", "Plus itself."],
});

const languages = ["javascript", "typescript"] as const;
type Script = (typeof languages)[number];

function taskOf(language: Script, given: ReturnType<typeof task>): CodeTask {
  const found = smallCourse(language, [given]).items.get("senarai")?.code_tasks[0];
  if (found === undefined) throw new Error("no task");
  return found;
}

/** Each reads a program; none may run what is in it outside the box. */
const readers: Readonly<
  Record<string, (program: string, language: Script, box: RunInBox) => Promise<unknown>>
> = {
  "a learner's file": (program, language, box) =>
    handIn("twice", program, { course: smallCourse(language, [task(plain)]), box }),
  "a course's solution": (program, language, box) =>
    proveTask(taskOf(language, task(program)), language, box),
  "a course's starter": (program, language, box) =>
    proveTask(taskOf(language, task(plain, program)), language, box),
  "a question's program": (program, language, box) => printedBy(program, language, box),
};

const scripted = boxRunners().filter((runner) => runner.languages.includes("javascript"));
const works = await Promise.all(scripted.map((runner) => runner.available()));
const runners = scripted.filter((_, at) => works[at]);
for (const runner of scripted)
  if (!runners.includes(runner)) console.log(`skipped: ${runner.name} does not work on this computer`);

describe("a macro is never run outside the box", () => {
  const cases = Object.keys(spellings).flatMap((spelling) =>
    languages.flatMap((language) =>
      Object.keys(readers).flatMap((reader) =>
        runners.map((runner) => ({ spelling, language, reader, runner })),
      ),
    ),
  );
  for (const { spelling, language, reader, runner } of swept(cases, 5)) {
    test(`${reader} in ${language}, by ${spelling}, in ${runner.name}`, async () => {
      const proof = canary();
      const box: RunInBox = (request) => runInBox(request, { runners: [runner] });
      await readers[reader]?.(macroProgram(spelling, proof, plain), language, box);
      expect(existsSync(proof)).toBe(false);
    });
  }

  for (const language of languages)
    test(`the same programs without macros are read and run: ${language}`, async () => {
      const course = smallCourse(language, [task(plain)]);
      const { score } = await handIn("twice", plain, { course });
      expect(score).toMatchObject({ correct: 4, total: 4 });
    });
});

/** A course on disk, as somebody would share it. */
function writeCourse(
  folder: string,
  language: Script,
  given: ReturnType<typeof task>,
  program: string,
): void {
  const files = {
    "config.json": JSON.stringify({
      name: "shared",
      title: "Shared",
      description: "From somebody.",
      domain_type: "technical",
      license: "CC0",
      exercise_config: { code_language: language },
    }),
    "concepts.yaml": JSON.stringify([
      {
        id: "doubling",
        title: "Doubling",
        description: "Twice.",
        unit: "1",
        type: "implementation",
        bloom_target: "apply",
        prerequisites: [],
      },
    ]),
    "items/doubling.yaml": JSON.stringify({
      concept: "doubling",
      teach: { explanation: "Twice is once more.", example: "2 and 2 is 4." },
      code_tasks: [given],
      outputs: [{ code: program, output: "4", why: "It is." }],
    }),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

for (const language of languages) {
  const extension = language === "javascript" ? "js" : "ts";
  const poisoned = (proof: string) => macroProgram("with, double quotes", proof, plain);

  describe(`at every door, in ${language}`, () => {
    /** By sample, every other door in each language. */
    let doors = languages.indexOf(language);
    const atDoor = (what: string, run: () => Promise<void>) => {
      if (doors++ % times(2, 1) === 0) test(what, run);
    };
    atDoor("the command line: a learner's file is graded", async () => {
      using folder = scratch();
      const proof = canary();
      const home = join(folder.dir, "home");
      const env = { TEACHER_ASSIST_HOME: home };
      writeCourse(join(home, "courses", "shared"), language, task(plain), "console.log(4)");
      const call = { cwd: folder.dir, env };
      const made = await teacherAssist(["study", "new", "shared", "doubling", "--modality", "code"], call);
      expect(made).toMatchObject({ code: 0 });
      const [id = "", ...lines] = made.out.split("\n");
      const file = lines.find((line) => line.endsWith(`exercise.${extension}`)) ?? "";
      writeFileSync(file, poisoned(proof));
      const graded = await teacherAssist(["study", "grade", id, "--no-record"], call);
      expect({ ran: existsSync(proof), out: graded.out }).toMatchObject({ ran: false });
      expect(graded.out).toMatch(/of 4|cannot be read|Macros/);
    });

    atDoor(
      "the command line: a shared course is checked, an exercise and questions are made of it",
      async () => {
        using folder = scratch();
        const proof = canary();
        const home = join(folder.dir, "home");
        const call = {
          cwd: folder.dir,
          env: { TEACHER_ASSIST_HOME: home },
          input: `${poisoned(proof)}\nquit\n`,
        };
        writeCourse(join(home, "courses", "shared"), language, task(poisoned(proof)), poisoned(proof));
        for (const args of [
          ["study", "check", "shared"],
          ["study", "new", "shared", "doubling", "--modality", "code"],
          ["study", "repl", "shared", "doubling"],
        ]) {
          await teacherAssist(args, call);
          expect({ args, ran: existsSync(proof) }).toEqual({ args, ran: false });
        }
      },
    );

    atDoor("the server: a file is put and graded", async () => {
      using here = await house();
      const proof = canary();
      const courses = join(here.env.HOME ?? "", ".claude", "teaching", "courses");
      writeCourse(join(courses, "shared"), language, task(plain), "console.log(4)");
      await using server = await serving(here);
      const made = await server.send("POST", "/api/study/courses/shared/exercises", {
        concept: "doubling",
        modality: "code",
      });
      expect(made.status).toBe(201);
      const { exercise_id: id } = await parsed(made);
      const { exercise } = await parsed(await server.get(`/api/exercises/${id}`));
      const { path: name, version } = exercise.files[0];
      const put = await server.send("PUT", `/api/exercises/${id}/file`, {
        name,
        content: poisoned(proof),
        version,
      });
      expect(put.status).toBe(200);
      const graded = await server.send("POST", `/api/exercises/${id}/grade`, { record: false });
      expect([graded.status, existsSync(proof)]).toEqual([200, false]);
    });

    atDoor("an agent: the course it drafted is checked and kept", async () => {
      const proof = canary();
      const own = mkdtempSync(join(top, "draft-"));
      writeCourse(join(own, "courses", "shared"), language, task(poisoned(proof)), poisoned(proof));
      const desk = () => Promise.reject(new Error("no model is asked"));
      const env = { TEACHER_ASSIST_HOME: join(own, "home") };
      const room = openRoom({ env, project, cwd: own, desk });
      for (const tool of courseTools(room, own)) {
        const tasks = { get: () => [], set: () => {} };
        await tool.run(
          { name: "shared" },
          { signal: new AbortController().signal, callId: "1", sessionId: "s", tasks },
        );
        expect({ tool: tool.name, ran: existsSync(proof) }).toEqual({ tool: tool.name, ran: false });
      }
    });

    atDoor("the command line: an Exercism track is imported", async () => {
      using folder = scratch();
      const proof = canary();
      const track = join(folder.dir, "track");
      const exercise = join(track, "exercises", "practice", "twice");
      const test = [1, 2, 3, 4, 5]
        .map((n) => `  test('${n}', () => {\n    expect(twice(${n})).toEqual(${2 * n});\n  });\n`)
        .join("");
      const files = {
        [join(track, "config.json")]: JSON.stringify({
          language: language === "javascript" ? "JavaScript" : "TypeScript",
          slug: language,
          exercises: {
            concept: [],
            practice: [{ slug: "twice", name: "Twice", prerequisites: [], difficulty: 1 }],
          },
        }),
        [join(exercise, ".meta", "config.json")]: JSON.stringify({
          blurb: "Twice.",
          files: {
            solution: [`twice.${extension}`],
            test: [`twice.test.${extension}`],
            example: [`.meta/proof.${extension}`],
          },
        }),
        [join(exercise, ".docs", "instructions.md")]: "Write twice.",
        [join(exercise, `.meta/proof.${extension}`)]: poisoned(proof).replace("function", "export function"),
        [join(exercise, `twice.${extension}`)]: poisoned(proof).replace("function", "export function"),
        [join(exercise, `twice.test.${extension}`)]:
          `${poisoned(proof)}\nimport { twice } from './twice';\ndescribe('Twice', () => {\n${test}});\n`,
      };
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
      }
      const env = { TEACHER_ASSIST_HOME: join(folder.dir, "home") };
      await teacherAssist(["study", "import", track, "--name", "track"], { cwd: folder.dir, env });
      await teacherAssist(["study", "new", "track", "twice", "--modality", "code"], { cwd: folder.dir, env });
      expect(existsSync(proof)).toBe(false);
    });
  });
}

test("the file of tests that a learner runs by hand reads TypeScript without running macros", () => {
  const proof = canary();
  const own = mkdtempSync(join(top, "by-hand-"));
  const run = (program: string) => {
    writeFileSync(join(own, "exercise.ts"), program);
    writeFileSync(join(own, "test_exercise.ts"), testFile(taskOf("typescript", task(plain)), "typescript"));
    return Bun.spawnSync([process.execPath, join(own, "test_exercise.ts")]).stdout.toString();
  };
  expect(run("export const twice = (n: number): number => n * 2;\n")).toContain("4/4 tests passed");
  run(macroProgram("with, double quotes", proof, plain));
  expect(existsSync(proof)).toBe(false);
});
