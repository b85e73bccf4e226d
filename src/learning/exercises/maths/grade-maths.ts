import { linesOf } from "../../../maths/answers/judge-lines.ts";
import { type JudgedWork, judgeWork } from "../../../maths/answers/judge-work.ts";
import type { Why } from "../../../maths/answers/judged.ts";
import { isBlank } from "../../answers/blank.ts";
import { worksheetRating } from "../../answers/worksheet-rating.ts";
import { unanswered } from "../../errors/error-type.ts";
import { type EvaluatedTask, type Evaluation, type EvaluationError, evaluationOf } from "../../evaluation.ts";
import type { ItemShown } from "../../result.ts";
import type { FsrsRating } from "../../schedule.ts";
import { type ExerciseRecord, toldWhy } from "../exercise.ts";
import { feedbackOn } from "./feedback.ts";
import { type MathsTaskKept, tasksOf } from "./maths-record.ts";
import { readTasks } from "./sheet.ts";

type Marked = { task: MathsTaskKept; work: JudgedWork; written: string; hints: number };

/** Grades a round of tasks by its record. Pure: nothing is written. */
export function gradeMaths(
  record: ExerciseRecord,
  text: string,
  now: Date,
): { evaluation: Evaluation; answered: number } | { problem: string } {
  const tasks = tasksOf(record);
  if (tasks === null)
    return {
      problem: `What was kept of the exercise ${record.exercise_id} has been changed or damaged, so it cannot be marked. Your file is untouched and nothing was recorded. Ask for a new one.`,
    };
  const written = readTasks(text);
  if (![...written.keys()].some((id) => tasks.some((task) => task.id === id)))
    return {
      problem: `None of the tasks can be found in the file: each needs its heading, such as "## 1.", and its "Answer:". Nothing was recorded.`,
    };
  const marked = tasks.map((task): Marked => {
    const text = written.get(task.id) ?? "";
    const own = isBlank(text) ? "" : text;
    return {
      task,
      written: own,
      work: judgeWork(task, own, { steps: task.asksSteps }),
      hints: (record.hinted?.[task.id] ?? 0) + (record.hinted?.[toldWhy(task.id)] ?? 0),
    };
  });
  const unread = marked.filter(({ work }) => work.verdict === "unread");
  if (unread.length > 0) return { problem: askedAbout(unread) };
  const answered = marked.filter(({ work }) => work.verdict !== "open").length;
  return { evaluation: evaluationFor(record, marked, now), answered };
}

/** What cannot be read is nobody's mistake: it is asked about, and nothing counts until it can be. */
function askedAbout(unread: readonly Marked[]): string {
  const each = unread.map(({ task: { id, key }, written }) => {
    const last = linesOf(written).at(-1) ?? "";
    const shown = last.length > mostShown ? `${last.slice(0, mostShown)}…` : last;
    return `Task ${id}: I cannot read “${shown}”. Write it as ${asWritten[key.kind]}, or leave the task empty.`;
  });
  return [...each, "Nothing has counted yet, and all you wrote is kept."].join(" ");
}

const mostShown = 40;

const asWritten: Readonly<Record<MathsTaskKept["key"]["kind"], string>> = {
  value: "a number such as 12, 2.5 or 3/4",
  solution: "an equation such as x = 12",
  expression: "an expression such as 3x + 2",
  ratio: "a ratio such as 2:3",
  point: "a point such as (3, 2)",
  list: "numbers such as 12 and 18",
};

function evaluationFor(record: ExerciseRecord, marked: readonly Marked[], now: Date): Evaluation {
  const total = marked.length;
  const correct = marked.filter(({ work }) => work.verdict === "right").length;
  const partial = marked.filter(({ work }) => work.verdict === "half").length;
  const points = correct + partial / 2;
  const { feedback, strengths, improvements } = feedbackOn(
    marked.map(evaluated),
    marked.map(({ task }) => task.title),
  );
  return {
    ...evaluationOf(record, now),
    score: { correct: points, total, percentage: Math.round((1000 * points) / total) / 1000 },
    fsrs_rating: worksheetRating({ correct, partial, total, hintUsed: record.hints_used > 0 }),
    details: { errors: marked.flatMap(errorOf), strengths, improvements, tasks: marked.map(evaluated) },
    items: shownBy(marked),
    hints_used: record.hints_used,
    confidence: 1,
    provisional: false,
    feedback,
  };
}

function evaluated({ task, work }: Marked): EvaluatedTask {
  const { verdict, note, lines } = work;
  const failed = verdict !== "right";
  return {
    question: task.id,
    verdict,
    note,
    lines: lines.map((line) => ({ text: line.text, verdict: line.verdict, note: line.note })),
    answer: task.answer,
    steps: task.steps,
    ...(failed && verdict !== "half" && task.example !== undefined ? { example: task.example } : {}),
  };
}

const types: Readonly<Record<Why, string>> = {
  method: "method_error",
  sign: "sign_error",
  slip: "calculation_slip",
  form: "form_missing",
  steps: "form_missing",
  unit: "unit_error",
  unread: "wrong_answer",
};

function errorOf({ task, work, written }: Marked): EvaluationError[] {
  if (work.verdict === "right") return [];
  return [
    {
      question: task.id,
      expected: task.answer,
      actual: written,
      error_type: work.verdict === "open" ? unanswered : types[work.why ?? "slip"],
      note: work.note,
    },
  ];
}

/** A skill that was asked twice is known as well as both together show; what was hinted at is not known by heart. */
function shownBy(marked: readonly Marked[]): ItemShown[] {
  return [...Map.groupBy(marked, ({ task }) => task.skill)].map(([item, all]) => {
    const points = all.reduce((sum, { work }) => sum + (pointsFor[work.verdict] ?? 0), 0) / all.length;
    const rating: FsrsRating = points >= 0.9 ? 3 : points >= 0.5 ? 2 : 1;
    const isHinted = all.some(({ hints }) => hints > 0);
    return { item, rating: isHinted && rating === 3 ? 2 : rating };
  });
}

const pointsFor: Readonly<Record<string, number>> = { right: 1, half: 0.5 };
