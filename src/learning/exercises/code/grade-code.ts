import type { Course } from "../../course.ts";
import { type EvaluatedTest, type Evaluation, type EvaluationError, evaluationOf } from "../../evaluation.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { CodeBody, unseal } from "./code-record.ts";
import { examineCode } from "./examine-code.ts";
import { failuresOf } from "./failures.ts";
import { type CodeStory, codeFeedback, nextStep, writtenDown } from "./feedback.ts";
import type { Examined, Finding } from "./finding.ts";
import { isLookedUp } from "./looked-up.ts";
import { type PreparedTask, prepareTask } from "./prepare-task.ts";
import { qualityOf, rateCode } from "./rate-code.ts";
import { got, resultsOf, whyNoTests } from "./results.ts";
import { passed, runTests, type TestRun } from "./run-tests.ts";
import { slowFindings } from "./slow.ts";
import { type CodeLanguage, type CodeTask, type RunInBox, taskHash } from "./task.ts";
import { testFile } from "./test-file.ts";
import { callShown } from "./witness-call.ts";

export type HandedIn = { exercise: string; test?: string };

export type GradeCodeDeps = {
  box: RunInBox;
  now: Date;
  course: Course;
  hintsUsed: number;
  /** The language's own linter, where there is one. */
  lint?: (source: string, language: CodeLanguage) => Promise<Finding[]>;
};

/**
 * Grades a code exercise (exercise-modalities §5.5): the learner's code against the tests as they were given, whatever
 * has become of the learner's copy of them, and the code itself. `problem`: it could not be graded, and nothing is said
 * of the learner's work.
 */
export async function gradeCode(
  record: ExerciseRecord,
  files: HandedIn,
  deps: GradeCodeDeps,
): Promise<Evaluation | { problem: string }> {
  const body = CodeBody.safeParse(record.body);
  const task = body.success ? unseal(body.data) : null;
  if (!body.success || task === null)
    return {
      problem:
        "What was kept of this exercise is damaged, so it cannot be graded. Your file is untouched; begin a new exercise.",
    };
  const { language } = body.data;
  const exercise = files.exercise.replace(/^\uFEFF/, "");
  const prepared = await prepareTask(task, language, deps.box);
  if ("problem" in prepared)
    return {
      problem: `The tests of this exercise could not be prepared: ${prepared.problem}. Your file is untouched.`,
    };
  const [run, examined, linted] = await Promise.all([
    runTests(exercise, task.function, prepared, language, deps.box, { forbidden: task.forbidden }),
    examineCode(exercise, { ...task, starter: body.data.given ?? task.starter }, language, deps.box),
    deps.lint?.(exercise, language) ?? [],
  ]);
  if (run.state === "refused") return { problem: run.text };
  const now = deps.course.items.get(record.concept_id)?.code_tasks.find(({ id }) => id === task.id);
  return evaluated(record, deps, {
    task,
    prepared,
    run,
    results: resultsOf(run, prepared),
    examined: {
      ...(examined ?? unread),
      findings: [
        ...(examined?.findings ?? []),
        ...forbiddenInUse(run, examined?.findings ?? []),
        ...linted,
        ...slowFindings(run, prepared),
      ],
    },
    failures: run.state === "ran" ? failuresOf(run.tests, prepared, language) : [],
    language,
    isScaffolded: body.data.given !== undefined,
    rubric: deps.course.config.rubrics.code_quality,
    hintsUsed: deps.hintsUsed,
    testsEdited: files.test !== undefined && asLines(files.test) !== asLines(testFile(task, language)),
    courseEdited: now === undefined || taskHash(now, language) !== body.data.task_hash,
  });
}

/** Called though its name does not stand in the text: put together, or reached by another name. */
function forbiddenInUse(run: TestRun, found: readonly Finding[]): Finding[] {
  if (run.state !== "ran" || found.some(({ level }) => level === "forbidden")) return [];
  return Array.from(run.used, ([name, line]) => ({
    rule: "forbidden",
    line,
    text: `uses ${name}, which this exercise asks you to do without`,
    level: "forbidden" as const,
  }));
}

function asLines(text: string): string {
  return text
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n")
    .trim();
}

const unread: Examined = { unchanged: false, findings: [], lookedUp: [] };

function evaluated(record: ExerciseRecord, { now, hintsUsed }: GradeCodeDeps, story: CodeStory): Evaluation {
  const { task, prepared, run, examined } = story;
  const total = prepared.tests.length;
  const lookedUp = isLookedUp(run, prepared, examined);
  const right = run.state === "ran" && !lookedUp ? run.tests.filter(passed).length : 0;
  const isForbidden = examined.findings.some(({ level }) => level === "forbidden");
  const quality = qualityOf(examined.findings);
  const rating = rateCode({
    passed: right,
    total,
    quality,
    hintsUsed,
    isScaffolded: story.isScaffolded,
    forbidden: isForbidden,
    notWorkedOut: lookedUp || examined.unchanged,
  });
  const correct = examined.unchanged ? 0 : right;
  return {
    ...evaluationOf(record, now),
    score: { correct, total, percentage: correct / total },
    fsrs_rating: rating,
    details: {
      errors: errorsOf(story, lookedUp),
      strengths: [
        ...(correct === 0 || isForbidden ? [] : [`${correct} of ${total} tests pass.`]),
        ...(correct === total && quality === "clean" ? ["The code is clean."] : []),
      ],
      improvements: [
        ...(rating === 4 ? [] : [`${lookedUp ? `${writtenDown} ` : ""}${nextStep(story, lookedUp)}`]),
        ...examined.findings
          .filter(({ level }) => level !== "forbidden")
          .map(({ line, text }) => `Line ${line}: ${text}.`),
      ],
      ...(run.state === "ran" ? { tests: testsOf(story) } : {}),
    },
    items: record.uses.map((item) => ({ item, rating })),
    hints_used: hintsUsed,
    confidence: lookedUp ? 0.8 : 1,
    provisional: false,
    feedback: codeFeedback(story, lookedUp, task.title),
  };
}

function testsOf({ prepared, results, failures, run }: CodeStory): EvaluatedTest[] {
  return results.tests.map(({ name, status, output }, index) => {
    const ran = run.state === "ran" ? run.tests[index] : undefined;
    return {
      name,
      status,
      call: callShown(prepared.tests[index]?.call ?? ""),
      expected: prepared.tests[index]?.expectedShown ?? "",
      actual: status === "pass" || ran === undefined ? "" : got(ran),
      output: output ?? "",
      note: failures.find((one) => one.index === index)?.evidence ?? "",
    };
  });
}

function errorsOf(
  { task, prepared, run, examined, failures }: CodeStory,
  lookedUp: boolean,
): EvaluationError[] {
  const whole = (error_type: string, note: string, actual = ""): EvaluationError => ({
    question: task.title,
    expected: `\`${task.function}\` as described`,
    actual,
    error_type,
    note,
  });
  if (examined.unchanged) return [whole("unanswered", "The file is still as it was given.")];
  if (run.state !== "ran") return [whole(stateTypes[run.state], whyNoTests(run))];
  if (lookedUp)
    return [
      whole(
        "misconception",
        "The answers of the tests are written into the code: it gives them back, but works nothing out.",
      ),
    ];
  const banned = examined.findings.filter(({ level }) => level === "forbidden");
  return [
    ...failures.flatMap(({ index, type, evidence }) => errorOf(prepared, run, index, type, evidence, task)),
    ...banned.map(({ line, text }) => whole("misconception", `Line ${line} ${text}.`)),
  ];
}

const stateTypes = {
  unread: "syntax_error",
  unloaded: "logic_error",
  missing: "logic_error",
  refused: "logic_error",
} as const;

function errorOf(
  prepared: PreparedTask,
  run: Extract<TestRun, { state: "ran" }>,
  index: number,
  error_type: string,
  note: string,
  task: CodeTask,
): EvaluationError[] {
  const test = prepared.tests[index];
  const ran = run.tests[index];
  if (test === undefined || ran === undefined) return [];
  const question = `${task.title}: ${test.name}, ${callShown(test.call)}`;
  return [{ question, expected: test.expectedShown, actual: got(ran), error_type, note }];
}
