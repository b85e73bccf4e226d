import { setMaths } from "../../../formulas/set-maths.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { mainFile, readText } from "../handed-in.ts";
import {
  type ExerciseKind,
  type ExercisePage,
  givenOf,
  type HintsGiven,
  practiceMinutes,
  some,
} from "../kind.ts";
import { MathsBody, tasksOf } from "./maths-record.ts";

export type MathsTaskShown = {
  id: string;
  title: string;
  /** Markdown, with its mathematics as TeX. */
  question: string;
  /** In ordinary letters, for whoever is told it. */
  plain: string;
  asksSteps: boolean;
  /** Letters that stand for numbers in it: every other x is a times sign. */
  letters: string[];
  /** A picture, drawn: what is asked for is in it only to be read off. */
  svg: string | null;
  answer: string;
  hints: HintsGiven;
};

export type MathsWork = { kind: "maths"; tasks: MathsTaskShown[] };

export const maths: ExerciseKind<MathsWork> = {
  name: "maths",
  modality: "worksheet",
  suffix: "maths",
  words: { one: "round of tasks", several: "rounds of tasks", short: "tasks" },
  body: MathsBody,
  needsBox: false,
  canPractise: ({ skills }) => some(skills),
  make: async (request) => (await import("./generate-maths.ts")).generateMaths(request),
  grade,
  view,
  page,
  // Hints are about one task at a time.
  hints: () => [],
  hintsByQuestion: {
    questions: (record) => (tasksOf(record) ?? []).map(({ id }) => id),
    ladder: async (record, _course, question) => {
      const { hintsFor } = await import("./hints.ts");
      const task = tasksOf(record)?.find(({ id }) => id === question);
      return { hints: task === undefined ? [] : hintsFor(task), answer: null };
    },
    written: async (_record, text) => (await import("./sheet.ts")).readTasks(text),
  },
  check: async (record, question, answer) => {
    const task = tasksOf(record)?.find(({ id }) => id === question);
    return task === undefined ? null : (await import("./check-lines.ts")).checkLines(task, answer);
  },
  minutes: () => practiceMinutes,
  manner: "file",
  effort: 1,
  wayOut: "conversation",
  isOfferOnly: false,
  hasOwnTests: false,
  xapiVerb: "answered",
};

async function grade(record: ExerciseRecord, desk: GradingDesk): Promise<Found> {
  const { gradeMaths } = await import("./grade-maths.ts");
  const text = desk.response ?? (await readText(mainFile(record, desk))).text;
  const graded = gradeMaths(record, text, desk.room.ports.now());
  if ("problem" in graded) return graded;
  return { evaluation: graded.evaluation, save: null, isUntouched: graded.answered === 0 };
}

async function view(record: ExerciseRecord, text: string | null): Promise<MathsWork | null> {
  const tasks = tasksOf(record);
  if (tasks === null || text === null) return null;
  const { readTasks } = await import("./sheet.ts");
  const { hintsFor } = await import("./hints.ts");
  const { pictureOf } = await import("./picture.ts");
  const { setQuestion } = await import("./set-question.ts");
  const written = readTasks(text);
  return {
    kind: "maths",
    tasks: tasks.map((task) => {
      const hints = record.quiz === true ? [] : hintsFor(task).map(setMaths);
      return {
        id: task.id,
        title: task.title,
        question: setQuestion(task, lettersIn(task)),
        plain: task.question,
        asksSteps: task.asksSteps,
        letters: lettersIn(task),
        svg: pictureOf(task),
        answer: written.get(task.id) ?? "",
        hints: givenOf(record, task.id, { hints, answer: null }),
      };
    }),
  };
}

function lettersIn({
  key,
  start,
}: {
  key: { kind: string; letter?: string; value?: string };
  start: string;
}): string[] {
  const inKey =
    key.kind === "solution" ? (key.letter ?? "") : key.kind === "expression" ? (key.value ?? "") : "";
  return [...new Set(`${start.replace(/\bof\b/g, "")}${inKey}`.match(/\p{L}/gu) ?? [])];
}

async function page(): Promise<ExercisePage> {
  const { fillTasks } = await import("./sheet.ts");
  return {
    open: (text) => ({ text, kept: "" }),
    close: (text) => text,
    fill: (_record, before, answers) => fillTasks(before, answers),
  };
}
