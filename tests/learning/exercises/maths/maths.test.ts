import { describe, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { loadCourse } from "../../../../src/learning/course.ts";
import { Items } from "../../../../src/learning/course-format.ts";
import { type KindName, kindNameOf } from "../../../../src/learning/course-words.ts";
import { doneAs } from "../../../../src/learning/exercises/done-as.ts";
import type { ExerciseRecord } from "../../../../src/learning/exercises/exercise.ts";
import { skillProblems } from "../../../../src/learning/exercises/maths/check-skills.ts";
import { levelFor } from "../../../../src/learning/exercises/maths/choose-skills.ts";
import { gradeMaths } from "../../../../src/learning/exercises/maths/grade-maths.ts";
import { hintsFor } from "../../../../src/learning/exercises/maths/hints.ts";
import { type MathsTaskKept, tasksOf } from "../../../../src/learning/exercises/maths/maths-record.ts";
import { setQuestion } from "../../../../src/learning/exercises/maths/set-question.ts";
import { fillTasks, readTasks, renderTasks } from "../../../../src/learning/exercises/maths/sheet.ts";
import type { PastExercise } from "../../../../src/learning/progress.ts";
import { checkWork } from "../../../../src/learning/room/check-work.ts";
import { exerciseView } from "../../../../src/learning/room/exercise-view.ts";
import { gradeExercise } from "../../../../src/learning/room/grade-exercise.ts";
import { nextHint } from "../../../../src/learning/room/hint.ts";
import { saveAnswers } from "../../../../src/learning/room/learner-files.ts";
import { newExercise } from "../../../../src/learning/room/new-exercise.ts";
import { visit } from "../../../../src/learning/room/room.ts";
import { takeUp } from "../../../../src/learning/room/take-up.ts";
import { findRecord } from "../../../../src/learning/state/exercise-files.ts";
import { keyOf } from "../../../../src/maths/answers/key.ts";
import { swept, times } from "../../../sweep.ts";
import { ownRoom } from "../../room/own-room.ts";

const name = "mathematics-11-14";
const folder = join(import.meta.dir, "..", "..", "..", "..", "courses", name);
const { course } = loadCourse(folder);
if (course === null) throw new Error("no course");

function tasksIn(record: ExerciseRecord): MathsTaskKept[] {
  const tasks = tasksOf(record);
  if (tasks === null) throw new Error("no tasks");
  return tasks;
}

/** Right, with its steps where they are asked for. */
function rightly({ asksSteps, answer, start, key, steps }: MathsTaskKept): string {
  if (!asksSteps) return answer;
  if (key.kind === "solution")
    return [...steps.map((step) => step.split(": ").at(-1)?.replace(/\.$/, "") ?? ""), answer].join("\n");
  return start === ""
    ? `${steps.flatMap((step) => step.split(": ").at(-1) ?? []).join("\n")}\n${answer}`
    : `${start} = ${answer}\n${answer}`;
}

describe("a round of mathematics", () => {
  test("every concept of the course has one, made of its skills, with numbers of its own for every seed", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    const questions = new Set<string>();
    for (const { id } of course.concepts) {
      own.clock.now = new Date(own.clock.now.getTime() + 60_000);
      const { record } = await newExercise(learner, id, { kind: "maths", seed: 4 });
      const again = await newExercise(learner, id, { kind: "maths", seed: 4 });
      const other = await newExercise(learner, id, { kind: "maths", seed: 5 });
      expect(kindNameOf(record)).toBe("maths");
      expect(tasksIn(again.record)).toEqual(tasksIn(record));
      const asked = (all: ExerciseRecord) =>
        tasksIn(all).map(({ question, figure }) => question + JSON.stringify(figure));
      expect(asked(other.record)).not.toEqual(asked(record));
      expect(new Set(asked(record)).size).toBe(asked(record).length);
      expect(record.uses.every((use) => use.startsWith("skills:"))).toBe(true);
      for (const question of asked(record)) questions.add(question);
    }
    expect(questions.size).toBeGreaterThan(70);
  });

  test("its learner sees no answer: not in what is shown, not in the file", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    const { record, files } = await newExercise(learner, "charts", { kind: "maths", seed: 4 });
    const { work, kind } = await exerciseView(own.room, record.exercise_id);
    expect([kind, work?.kind]).toEqual(["maths", "maths"]);
    expect(JSON.stringify(work)).not.toMatch(/"(?:key|wrong|steps|example|figure)"/);
    expect(JSON.stringify(work)).toContain("<svg");
    const text = readFileSync(files[0] ?? "", "utf8");
    for (const { answer } of tasksIn(record)) expect(text).not.toContain(`${answer}\n\nAnswer`);
    expect(readTasks(text).size).toBe(tasksIn(record).length);
  });

  test("all right counts whole and shows each skill as known; nothing written counts for nothing", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    const { record } = await newExercise(learner, "equations", { kind: "maths", seed: 7 });
    const untouched = await gradeExercise(own.room, { id: record.exercise_id }, { record: true });
    expect([untouched.untouched, untouched.recorded]).toEqual([true, false]);
    const tasks = tasksIn(record);
    const { files } = await exerciseView(own.room, record.exercise_id);
    const answers = Object.fromEntries(tasks.map((task) => [task.id, rightly(task)]));
    await saveAnswers(own.room, record.exercise_id, { answers, version: files[0]?.version ?? "" });
    const { evaluation, recorded } = await gradeExercise(
      own.room,
      { id: record.exercise_id },
      { record: true },
    );
    expect(evaluation.details.tasks?.map(({ verdict, note }) => [verdict, note])).toEqual(
      tasks.map(() => ["right", ""]),
    );
    expect([recorded, evaluation.fsrs_rating, evaluation.score.percentage]).toEqual([true, 4, 1]);
    expect(evaluation.items?.every(({ item, rating }) => item.startsWith("skills:") && rating === 3)).toBe(
      true,
    );
    const { concepts } = await learner.state.progress();
    expect(Object.keys(concepts.get("equations")?.items ?? {}).toSorted()).toEqual(
      [...record.uses].toSorted(),
    );
  });

  test("a wrong line is named, what is half right counts half, and after failing another one is worked", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    const { record, files } = await newExercise(learner, "equations", { kind: "maths", seed: 7 });
    const tasks = tasksIn(record);
    const [first, ...rest] = tasks;
    const text = readFileSync(files[0] ?? "", "utf8");
    const bad = first?.wrong[0]?.value ?? "";
    const filled = fillTasks(
      text,
      Object.fromEntries([[first?.id ?? "1", bad], ...rest.map((task) => [task.id, rightly(task)])]),
    );
    writeFileSync(files[0] ?? "", filled.text);
    const { evaluation } = await gradeExercise(own.room, { id: record.exercise_id }, { record: true });
    const [failed, ...others] = evaluation.details.tasks ?? [];
    expect(failed).toMatchObject({ verdict: "wrong", note: first?.wrong[0]?.misconception });
    expect(failed?.example?.question).not.toBe(first?.question);
    expect(failed?.example?.steps.length).toBeGreaterThan(0);
    expect(others.every(({ verdict }) => verdict === "right")).toBe(true);
    expect(evaluation.feedback).toContain("With other numbers");
    expect(evaluation.items?.find(({ item }) => item === first?.skill)?.rating).toBeLessThan(3);

    own.clock.now = new Date(own.clock.now.getTime() + 60_000);
    const next = await newExercise(learner, "equations", { kind: "maths" });
    expect(tasksIn(next.record).map(({ skill }) => skill)).toContain(first?.skill ?? "");
    const before = new Set(tasks.map(({ question }) => question));
    expect(tasksIn(next.record).filter(({ question }) => before.has(question))).toEqual([]);
  });

  test("hints go task by task, hold no answer, and lower only what they were given for", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    for (const { id } of swept(course.concepts, 6)) {
      own.clock.now = new Date(own.clock.now.getTime() + 60_000);
      const { record } = await newExercise(learner, id, { kind: "maths", seed: 21 });
      for (const task of tasksIn(record)) {
        const ladder = hintsFor(task);
        expect([task.question, ladder.length > 0]).toEqual([task.question, true]);
        const last = task.answer.split("=").at(-1)?.trim() ?? "";
        // "Divide both sides by 5" tells nothing of an x that happens to be 5.
        for (const hint of ladder.slice(task.example === undefined ? 0 : 1))
          expect([hint, hint.replace(/( by \S+)?\.$/, "").endsWith(` ${last}`)]).toEqual([hint, false]);
      }
    }
    const { record } = await newExercise(learner, "percentages", { kind: "maths", seed: 3 });
    const [first, second] = tasksIn(record);
    const hint = await nextHint(own.room, record.exercise_id, second?.id);
    expect(hint.number).toBe(1);
    const { work } = await exerciseView(own.room, record.exercise_id);
    const shown = work?.kind === "maths" ? work.tasks : [];
    expect(shown.map(({ hints }) => hints.given.length).slice(0, 2)).toEqual([0, 1]);
    const kept = (await findRecord(own.room.home, own.room.ports, record.exercise_id)).record;
    expect([kept.hints_used, kept.hinted]).toEqual([1, { [second?.id ?? ""]: 1 }]);
    const general = await nextHint(own.room, record.exercise_id);
    expect(general.question).toBe(first?.id);
  });

  test("a check says which lines hold and costs nothing; why one does not is a hint; an answer alone is not looked at", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    const { record } = await newExercise(learner, "equations", { kind: "maths", seed: 7 });
    const task = tasksIn(record).find(({ asksSteps, key }) => asksSteps && key.kind === "solution");
    if (task === undefined || task.key.kind !== "solution") throw new Error("no task with steps");
    const id = record.exercise_id;
    const used = async () => (await findRecord(own.room.home, own.room.ports, id)).record.hints_used;
    const good = { question: task.id, answer: rightly(task), why: false };
    expect((await checkWork(own.room, id, good)).lines.every((line) => line === "follows")).toBe(true);
    const [wrong] = task.wrong;
    const bad = { ...good, answer: `${task.start}\n${wrong?.value}` };
    expect(await checkWork(own.room, id, bad)).toEqual({ lines: ["follows", "wrong"], why: null });
    expect(await used()).toBe(0);
    const told = await checkWork(own.room, id, { ...bad, why: true });
    expect(told.why?.length).toBeGreaterThan(10);
    expect(await used()).toBe(1);
    // What it costs is one hint; those of the ladder are all still to be had.
    const { work } = await exerciseView(own.room, id);
    expect(work?.kind === "maths" && work.tasks.every(({ hints }) => hints.given.length === 0)).toBe(true);

    const sums = await newExercise(learner, "averages", { kind: "maths", seed: 7 });
    const alone = { question: "1", answer: "12", why: false };
    await expect(checkWork(own.room, sums.record.exercise_id, alone)).rejects.toThrow(/second try/);
    own.clock.now = new Date(own.clock.now.getTime() + 60_000);
    const quiz = await newExercise(learner, "equations", { kind: "maths", seed: 8, quiz: true });
    await expect(checkWork(own.room, quiz.record.exercise_id, good)).rejects.toThrow(/quiz/);
  });
});

test("questions are set as mathematics", () => {
  const asked = (question: string, start: string, answer: string) =>
    setQuestion({ question, start, key: keyOf(answer, null) }, ["y"]);
  expect(asked("Solve y/10 = 5.", "y/10 = 5", "y = 50")).toBe("Solve $\\frac{y}{10} = 5$.");
  expect(asked("Work out 2 1/4 + 3/8.", "2 1/4 + 3/8", "2 5/8")).toContain("$2\\tfrac{1}{4} + \\frac{3}{8}$");
  expect(asked("Work out 15% of 60.", "15% of 60", "9")).toBe("Work out 15% of 60.");
  expect(asked("Simplify 6:8.", "6:8", "3:4")).toBe("Simplify 6:8.");
});

test('what cannot be read is asked about before it counts; "idk" is left open', async () => {
  using own = ownRoom();
  const learner = await visit(own.room, name);
  const { record } = await newExercise(learner, "equations", { kind: "maths", seed: 7 });
  const { files } = await exerciseView(own.room, record.exercise_id);
  const [first = "1", second = "2", ...others] = tasksIn(record).map(({ id }) => id);
  const rest = Object.fromEntries(others.map((id) => [id, "x = 1"]));
  const handIn = () => gradeExercise(own.room, { id: record.exercise_id }, { record: true });
  const answers = { ...rest, [first]: "well, about fiftyish", [second]: "idk" };
  const saved = await saveAnswers(own.room, record.exercise_id, {
    answers,
    version: files[0]?.version ?? "",
  });
  await expect(handIn()).rejects.toThrow(/I cannot read “well, about fiftyish”\. Write it as/);
  expect((await learner.state.progress()).concepts.get("equations")).toBeUndefined();
  await saveAnswers(own.room, record.exercise_id, {
    answers: { ...answers, [first]: "" },
    version: saved.version,
  });
  const { evaluation } = await handIn();
  const verdicts = evaluation.details.tasks?.slice(0, 2).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(["open", "open"]);
});

test("what a learner writes is read in bounded time, however long and nested", async () => {
  using own = ownRoom();
  const { record } = await newExercise(await visit(own.room, name), "equations", { kind: "maths", seed: 7 });
  const tasks = tasksIn(record);
  const text = renderTasks("Equations", record.exercise_id, tasks);
  const hostile = [
    "(".repeat(90_000),
    "x = 1\n".repeat(15_000),
    "9^".repeat(40_000),
    "## 1. ".repeat(15_000),
    "((((x+1)^12)^12)^12)^12 = 3\n".repeat(3_000),
  ];
  for (const one of hostile) {
    const { text: filled } = fillTasks(text, { "1": one, "2": one.slice(0, 300) });
    const graded = gradeMaths(record, filled, new Date(0));
    expect("evaluation" in graded && graded.evaluation.details.tasks?.[0]?.verdict).not.toBe("right");
  }
});

describe("mathematics among worksheets", () => {
  const items = course.items.get("equations");
  const past = (type: string): PastExercise => ({
    exercise_id: "e",
    completed: "2026-03-02T02:00:00.000Z",
    modality: "worksheet",
    type,
    uses: [],
    bloom_level: "apply",
    percentage: 1,
    rating: 4,
  });

  test("two of three are tasks where the level is to use, every other below; without skills nothing changes", () => {
    const can = (name: KindName) => name === "maths" || name === "worksheet";
    const run = (bloom: "apply" | "remember") => {
      const history: PastExercise[] = [];
      for (let at = 0; at < 6; at++) history.push(past(doneAs("worksheet", items, { bloom, history, can })));
      return history.map(({ type }) => type);
    };
    expect(run("apply")).toEqual(["maths", "maths", "worksheet", "maths", "maths", "worksheet"]);
    expect(run("remember")).toEqual(["maths", "worksheet", "maths", "worksheet", "maths", "worksheet"]);
    expect(doneAs("conversation", items, { bloom: "apply", history: [], can })).toBe("conversation");
    const bare = Items.parse({ concept: "c", teach: { explanation: "e", example: "e" } });
    const none = () => false;
    expect(doneAs("worksheet", bare, { bloom: "apply", history: [], can: none })).toBe("worksheet");
  });

  test("asked for as a worksheet it opens as tasks, and goes on as those", async () => {
    using own = ownRoom();
    const learner = await visit(own.room, name);
    const begun = await takeUp(learner, "decimals", { modality: "worksheet", bloom: "apply" });
    expect(kindNameOf(begun.record)).toBe("maths");
    const again = await takeUp(learner, "decimals", { modality: "worksheet", bloom: "apply" });
    expect([again.begun, again.record.exercise_id]).toEqual([true, begun.record.exercise_id]);
  });

  test("the level rises with each round that went well", () => {
    const skill = items?.skills.find(({ id }) => id === "two-step-equations");
    if (skill === undefined) throw new Error("no skill");
    const well = { ...past("maths"), uses: ["skills:two-step-equations"] };
    expect([[], [well], [well, well], [well, well, well]].map((history) => levelFor(skill, history))).toEqual(
      ["easy", "medium", "hard", "hard"],
    );
  });
});

describe("skills are checked by making many", () => {
  const made = (skill: Record<string, unknown>) => {
    const parsed = Items.parse({
      concept: "c",
      teach: { explanation: "e", example: "e" },
      skills: [{ id: "s", title: "S", ...skill }],
    });
    return skillProblems({ ...course, items: new Map([["c", parsed]]) }).map(({ problem }) => problem);
  };

  test("the course's own are fine; bounds that leave nothing, or too little, are told", () => {
    const sampled = new Map([...course.items].filter((_, at) => at % 5 === 0));
    expect(skillProblems({ ...course, items: sampled })).toEqual([]);
    expect(made({ generator: "add-fractions", bounds: { denominator: 1 }, levels: ["easy"] })).toEqual([
      "No task at easy is within its bounds.",
    ]);
    expect(made({ generator: "powers", bounds: { largest: 4 }, levels: ["easy"] })[0]).toContain(
      "different tasks",
    );
    expect(
      made({ generator: "two-step-equations", bounds: { largest: 40, whole: true, positive: true } }),
    ).toEqual([]);
    expect(() => made({ generator: "long-division" })).toThrow();
  });

  test("at least fifteen concepts of the course have skills, and each text has a worked example", () => {
    const all = [...course.items.values()];
    expect(all.filter(({ skills }) => skills.length > 0).length).toBeGreaterThanOrEqual(15);
    for (const { concept, teach } of all)
      expect([concept, /worked example/i.test(`${teach.explanation} ${teach.example}`)]).toEqual([
        concept,
        true,
      ]);
  });
});

describe("the learner's own file", () => {
  test("whatever is written to a task is read again as it was, whatever else is in the file", async () => {
    using own = ownRoom();
    const { record } = await newExercise(await visit(own.room, name), "fractions", {
      kind: "maths",
      seed: 2,
    });
    const tasks = tasksIn(record);
    const text = renderTasks("Fractions", "x", tasks);
    const line = fc.string({ maxLength: 30 }).map((one) => one.replace(/[\r\n]/g, " "));
    fc.assert(
      fc.property(
        fc.array(fc.array(line, { maxLength: 4 }), { minLength: tasks.length, maxLength: tasks.length }),
        (lines) => {
          const answers = Object.fromEntries(tasks.map(({ id }, at) => [id, (lines[at] ?? []).join("\n")]));
          const { text: filled, unplaced } = fillTasks(text, answers);
          expect(unplaced).toEqual([]);
          const read = readTasks(filled);
          const tidy = (one: string) =>
            one
              .trim()
              .split("\n")
              .map((each) => each.trim());
          for (const { id } of tasks) expect(tidy(read.get(id) ?? "")).toEqual(tidy(answers[id] ?? ""));
          expect(fillTasks(filled, answers).text).toBe(filled);
        },
      ),
      { numRuns: times(20, 60) },
    );
    expect(fillTasks("nothing here", { "1": "2" }).unplaced).toEqual(["1"]);
  });
});
