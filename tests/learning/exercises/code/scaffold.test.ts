import { describe, expect, test } from "bun:test";
import { CodeBody } from "../../../../src/learning/exercises/code/code-record.ts";
import { generateCode } from "../../../../src/learning/exercises/code/generate-code.ts";
import { gradeCode } from "../../../../src/learning/exercises/code/grade-code.ts";
import { isToMend } from "../../../../src/learning/exercises/code/place-to-write.ts";
import { outlineOf } from "../../../../src/learning/exercises/code/scaffold.ts";
import type { CodeTask } from "../../../../src/learning/exercises/code/task.ts";
import { itemKey } from "../../../../src/learning/exercises/exercise.ts";
import type { PastExercise } from "../../../../src/learning/progress.ts";
import { swept } from "../../../sweep.ts";
import { algorithms, box, handIn, now, requestFor, taskNamed } from "./support.ts";

function past(id: string, rating: number): PastExercise {
  return {
    exercise_id: `x-${id}`,
    completed: "2026-02-20T10:00:00.000Z",
    modality: "code",
    type: "code",
    uses: [itemKey("code", id)],
    bloom_level: "apply",
    percentage: rating === 1 ? 0.2 : 1,
    rating,
  };
}

async function made(history: PastExercise[]) {
  const given = await generateCode(requestFor(algorithms, "loops-and-counting", { history }), box);
  if ("problem" in given) throw new Error(given.problem);
  return given;
}

describe("after code that failed, the next code task gives part of the way", () => {
  test("the same task comes back, with a first hint and the topic's example, and its fault marked where it is to be mended", async () => {
    const { record, files, instructions } = await made([past("count-multiples", 1)]);
    const { task } = taskNamed("count-multiples");
    const file = files[0]?.content ?? "";
    expect(record.uses).toEqual([itemKey("code", "count-multiples")]);
    expect(file).toMatch(/look at the next line first\n {4}for number in range\(limit\):/);
    expect(file.replace(/\s+/g, " ")).toContain(task.hints[0] ?? "?");
    expect(file).toContain("not counted");
    expect(instructions).toContain("Part of the way is given");
    // What was given is no work of the learner's; finishing it is, and is Good at the most.
    const deps = { box, now, course: algorithms, hintsUsed: 0 };
    const asGiven = await gradeCode(record, { exercise: file }, deps);
    expect(asGiven).toMatchObject({ fsrs_rating: 1, details: { errors: [{ error_type: "unanswered" }] } });
    const solved = await gradeCode(record, { exercise: task.solution }, deps);
    expect(solved).toMatchObject({ fsrs_rating: 3, score: { percentage: 1 } });
    expect(JSON.stringify(solved)).not.toContain("The course has changed");
  });

  test("where all is to be written, the outline is given, and handing it in as it is counts as nothing", async () => {
    const toWrite = [...algorithms.items.values()]
      .flatMap(({ code_tasks }) => code_tasks)
      .find((one) => !isToMend(one, "python") && outlineOf(one, "python", false) !== null);
    const { task, concept } = taskNamed(toWrite?.id ?? "");
    const history = [past(task.id, 1)];
    const given = await generateCode(requestFor(algorithms, concept.id, { history }), box);
    if ("problem" in given) throw new Error(given.problem);
    const file = given.files[0]?.content ?? "";
    expect(file).toContain("The outline is given this time");
    expect(file).toMatch(/pass {2}# YOUR CODE HERE/);
    const deps = { box, now, course: algorithms, hintsUsed: 0 };
    expect(await gradeCode(given.record, { exercise: file }, deps)).toMatchObject({ score: { correct: 0 } });
  });

  test("a second failure gives the shortest task, and more of it", async () => {
    const { record } = await made([past("fizz-list", 1), past("fizz-list", 1)]);
    const tasks = algorithms.items.get("loops-and-counting")?.code_tasks ?? [];
    const lines = (text: string) => text.trim().split("\n").length;
    const shortest = tasks.toSorted((a, b) => lines(a.solution) - lines(b.solution))[0];
    expect(CodeBody.parse(record.body).task_id).toBe(shortest?.id ?? "");
    const long = [...algorithms.items.values()]
      .flatMap(({ code_tasks }) => code_tasks)
      .filter((task) => (outlineOf(task, "python", false)?.split("YOUR CODE HERE").length ?? 0) > 3);
    expect(long.length).toBeGreaterThan(10);
    const gaps = (task: CodeTask, half: boolean) =>
      outlineOf(task, "python", half)?.split("YOUR CODE HERE").length ?? 0;
    for (const task of long) expect(gaps(task, true)).toBeLessThan(gaps(task, false));
  });

  test("one that was solved since is followed by an ordinary one", async () => {
    const { record, files } = await made([past("count-multiples", 1), past("count-multiples", 3)]);
    expect(CodeBody.parse(record.body).given).toBeUndefined();
    expect(files[0]?.content).not.toContain("To begin with");
  });

  test("an outline of every task of the course can be read, and does not solve it", async () => {
    const all = [...algorithms.items.values()].flatMap(({ code_tasks }) => code_tasks);
    const outlines = all.flatMap((task) => {
      const outline = outlineOf(task, "python", false);
      return outline === null ? [] : [{ task, outline }];
    });
    expect(outlines.length).toBeGreaterThan(0.6 * all.length);
    const every8th = outlines.filter((_, at) => at % 8 === 0);
    for (const { task, outline } of swept(every8th, 3)) {
      const { score, details } = await handIn(task.id, outline);
      expect([task.id, details.errors.some(({ error_type }) => error_type === "syntax_error")]).toEqual([
        task.id,
        false,
      ]);
      expect([task.id, score.percentage < 1]).toEqual([task.id, true]);
    }
  });
});

test("a task whose starter is wrong says mend, at every door; an empty one says write", async () => {
  const [mended, written] = await Promise.all([
    made([past("count-multiples", 3)]),
    generateCode(requestFor(algorithms, "linear-search"), box),
  ]);
  expect(mended.instructions).toContain("Mend `fizz`");
  expect(mended.files[0]?.content).toContain("Mend fizz(n)");
  if ("problem" in written) throw new Error(written.problem);
  expect(`${written.instructions}${written.files[0]?.content}`).toMatch(/Write `|Mend `/);
});

describe("code that works is told how it could be written", () => {
  test("a list that is copied in each round, and an if inside an if", async () => {
    const { feedback, fsrs_rating } = await handIn(
      "count-multiples",
      "def count_multiples(limit, k):\n    found = []\n    for number in range(1, limit + 1):\n        if k > 0:\n            if number % k == 0:\n                found = found + [number]\n    return len(found)\n",
    );
    expect(fsrs_rating).toBeLessThan(4);
    expect(feedback).toContain("copies the whole list in each round");
    expect(feedback).toContain("join the two with `and`");
    expect(feedback).toMatch(/\*\*efficiency\*\*: .*\n {2}- Line \d+: `found = found/);
  });

  test("no solution of the course is blamed for it", async () => {
    const { fsrs_rating } = await handIn("fizz-list", taskNamed("fizz-list").task.solution);
    expect(fsrs_rating).toBe(4);
  });
});
