import { expect, test } from "bun:test";
import { Evaluation } from "../../../../src/learning/evaluation.ts";
import { ExerciseRecord } from "../../../../src/learning/exercises/exercise.ts";
import { generateRepl } from "../../../../src/learning/exercises/repl/generate-repl.ts";
import { gradeRepl } from "../../../../src/learning/exercises/repl/grade-repl.ts";
import {
  answerRepl,
  nextReplQuestion,
  ReplState,
  startRepl,
} from "../../../../src/learning/exercises/repl/repl-session.ts";
import { algorithms, box, now, requestFor, scriptTask, smallCourse, taskNamed } from "../code/support.ts";

const loops = requestFor(algorithms, "loops-and-counting", { bloom: "understand" });

async function started(request = loops): Promise<{ record: ExerciseRecord; state: ReplState }> {
  const made = await generateRepl(request, box);
  if ("problem" in made) throw new Error(made.problem);
  const state = startRepl(ExerciseRecord.parse(JSON.parse(JSON.stringify(made.record))));
  if ("problem" in state) throw new Error(state.problem);
  return { record: made.record, state };
}

/** What the course itself says is right. */
function rightAnswer(state: ReplState): string {
  const question = state.questions[state.index];
  if (question?.kind === "predict") return question.output;
  if (question?.kind === "value") return question.task.tests[question.test]?.expect ?? "";
  return question?.task.solution.split("\n")[question.line] ?? "";
}

async function answered(state: ReplState, answer: (state: ReplState) => string): Promise<ReplState> {
  let at = state;
  while (nextReplQuestion(at) !== null) {
    const next = await answerRepl(at, answer(at), box);
    if ("problem" in next) throw new Error(next.problem);
    at = ReplState.parse(JSON.parse(JSON.stringify(next.state)));
  }
  return at;
}

test("short questions come from the course, one by one, and are judged by running them", async () => {
  const { record, state } = await started();
  expect(record).toMatchObject({ modality: "code", type: "repl", files: [] });
  expect(record.uses.length).toBe(state.questions.length);
  expect(new Set(state.questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
  expect(nextReplQuestion(state)).toMatchObject({ number: 1, of: state.questions.length });
  const all = await answered(state, rightAnswer);
  const graded = gradeRepl(record, all, { now, hintsUsed: 0 });
  expect(Evaluation.parse(graded)).toEqual(graded);
  expect(graded).toMatchObject({ modality: "code", fsrs_rating: 4, score: { percentage: 1 } });
});

test("a wrong answer shows what is true and why, and an empty one is not an error of thought", async () => {
  const { record, state } = await started();
  const wrong = gradeRepl(record, await answered(state, () => "12345"), { now, hintsUsed: 0 });
  expect(wrong).toMatchObject({ fsrs_rating: 1, score: { correct: 0 } });
  expect(wrong.details.errors.every(({ expected, actual }) => expected !== "" && actual === "12345")).toBe(
    true,
  );
  const blank = gradeRepl(record, state, { now, hintsUsed: 0 });
  expect(new Set(blank.details.errors.map(({ error_type }) => error_type))).toEqual(new Set(["unanswered"]));
});

test("a value may be written in any way that means the same, and in another kind is told so", async () => {
  const { task } = taskNamed("two-sum");
  const state: ReplState = {
    language: "python",
    questions: [{ kind: "value", task, test: 0 }],
    index: 0,
    answers: [],
  };
  const judged = async (input: string) => {
    const next = await answerRepl(state, input, box);
    return "problem" in next ? next : { correct: next.answer.correct, type: next.answer.error_type };
  };
  expect(await judged("(1, 2)")).toEqual({ correct: true, type: null });
  expect(await judged(" (0 + 1,2) ")).toEqual({ correct: true, type: null });
  expect(await judged("[1, 2]")).toEqual({ correct: false, type: "wrong_data_structure" });
  expect(await judged("(1, 3)")).toEqual({ correct: false, type: "off_by_one" });
  expect(await judged("(1, 2")).toEqual({ correct: false, type: "syntax_error" });
  for (const call of ["two_sum([8, 2, 11, 5], 13)", "tuple([1, 2])", "tuple(x for x in [1, 2])"])
    expect(await judged(call)).toEqual({ problem: expect.stringContaining("Write the value itself") });
});

test("what is wanted is said first, whoever writes the function is told, and what is wrong is said of the answer", async () => {
  const { task } = taskNamed("count-multiples");
  const at = (kind: "value" | "fix"): ReplState => ({
    language: "python",
    questions: [kind === "value" ? { kind, task, test: 0 } : { kind, task, line: 0 }],
    index: 0,
    answers: [],
  });
  expect(nextReplQuestion(at("value"))?.prompt).toMatch(
    /^What should the call below give back\? Write that value;/,
  );
  expect(nextReplQuestion(at("fix"))?.prompt.split("\n")[0]).toContain("Write that line alone");
  const judged = (input: string) => answerRepl(at("value"), input, box);
  expect(await judged(task.solution)).toEqual({
    problem: expect.stringContaining("function is not asked for"),
  });
  const right = Number(task.tests[0]?.expect);
  expect(await judged(`${right + 1}`)).toMatchObject({
    answer: { correct: false, note: `You wrote ${right + 1}, one more than ${right}.` },
  });
});

test("a line is mended by any line that makes it work", async () => {
  const { task } = taskNamed("largest-number");
  const state: ReplState = {
    language: "python",
    questions: [{ kind: "fix", task, line: 2 }],
    index: 0,
    answers: [],
  };
  expect(nextReplQuestion(state)?.prompt).toContain(" 3      best = 0");
  for (const [input, correct] of [
    ["best = numbers[0]", true],
    ["best = float('-inf')", true],
    ["best = -1", false],
    ["best = = 2", false],
  ] as const) {
    const next = await answerRepl(state, input, box);
    expect("answer" in next && next.answer.correct).toBe(correct);
    expect("answer" in next && next.answer.truth).not.toContain("numbers[0]");
  }
});

test("a course in JavaScript has them too; what its own answer is wrong about is not asked", async () => {
  const outputs = [
    { code: "console.log([1, 2].length + 1);", output: "3", why: "Two items and one." },
    { code: "console.log(1 + 1);", output: "5", why: "A slip of the course." },
  ];
  const course = smallCourse("javascript", [scriptTask], outputs);
  const { state } = await started(requestFor(course, "senarai"));
  const predictions = state.questions.filter(({ kind }) => kind === "predict");
  expect(predictions).toMatchObject([{ output: "3" }]);
  const all = await answered(state, rightAnswer);
  expect(all.answers.every(({ correct }) => correct)).toBe(true);
});

test("what was asked lately is not asked again; a concept without material says so", async () => {
  const { record } = await started();
  const past = {
    exercise_id: "x",
    completed: now.toISOString(),
    modality: "code" as const,
    type: "repl",
    uses: record.uses,
    bloom_level: "apply" as const,
    percentage: 1,
    rating: 4,
  };
  const { record: next } = await started({ ...loops, history: [past] });
  expect(next.uses.filter((use) => record.uses.includes(use))).toEqual([]);
  expect(await generateRepl(requestFor(smallCourse("python", []), "senarai"), box)).toHaveProperty("problem");
  expect(startRepl({ ...record, body: {} })).toHaveProperty("problem");
});
