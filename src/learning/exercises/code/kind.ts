import { unanswered } from "../../errors/error-type.ts";
import type { Evaluation } from "../../evaluation.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { type Found, foundOf, type GradingDesk } from "../grading.ts";
import { mainFile, textAt } from "../handed-in.ts";
import { type ExerciseKind, practiceMinutes, some, teachingAsHints } from "../kind.ts";
import { chooseTasks } from "./choose-task.ts";
import { CodeBody, unseal } from "./code-record.ts";
import { isToMend } from "./place-to-write.ts";
import { statementOf } from "./task-words.ts";
import { callShown } from "./witness-call.ts";

/** What stands in the learner's own files too: the solution does not. */
export type CodeWork = {
  kind: "code";
  title: string;
  language: CodeBody["language"];
  function: string;
  statement: string;
  forbidden: string[];
  tests: { name: string; call: string }[];
};

export const code: ExerciseKind<CodeWork> = {
  name: "code",
  modality: "code",
  suffix: "code",
  words: { one: "code exercise", several: "code exercises", short: "code" },
  body: CodeBody,
  needsBox: true,
  canPractise: ({ code_tasks }) => some(code_tasks),
  isSpent: ({ course, concept, ...of }) =>
    chooseTasks(course.items.get(concept.id)?.code_tasks ?? [], { ...of, errors: [], seed: 0 }).length === 0,
  make: async (request, { box }) => (await import("./generate-code.ts")).generateCode(request, box),
  grade,
  view,
  page: null,
  // A ladder of its own; a task that cannot be read has what its concept is taught with.
  hints: (record, course) => taskOf(record)?.hints ?? teachingAsHints(record, course),
  minutes: () => practiceMinutes,
  manner: "file",
  effort: 2,
  wayOut: "conversation",
  isOfferOnly: false,
  hasOwnTests: true,
  xapiVerb: "answered",
};

async function grade(record: ExerciseRecord, desk: GradingDesk): Promise<Found> {
  const { gradeCode } = await import("./grade-code.ts");
  const [, test] = record.files;
  const exercise = desk.response ?? (await textAt(mainFile(record, desk)));
  const edited = test === undefined ? null : await textAt(desk.path(test)).catch(() => null);
  const handed = { exercise, ...(edited === null ? {} : { test: edited }) };
  const graded = foundOf(
    await gradeCode(record, handed, {
      box: desk.room.runInBox,
      now: desk.room.ports.now(),
      course: desk.course,
      hintsUsed: record.hints_used,
    }),
  );
  if ("problem" in graded) return graded;
  const { errors } = graded.evaluation.details;
  const isUntouched = errors.length > 0 && errors.every(isUnanswered);
  return { ...graded, isUntouched, isAsGiven: isUntouched && isMended(record) };
}

function isMended({ body }: ExerciseRecord): boolean {
  const made = CodeBody.safeParse(body).data;
  const task = made === undefined ? null : unseal(made);
  return made !== undefined && task !== null && isToMend(task, made.language);
}

function isUnanswered({ error_type }: Evaluation["details"]["errors"][number]): boolean {
  return error_type === unanswered;
}

async function view({ body }: ExerciseRecord): Promise<CodeWork | null> {
  const made = CodeBody.safeParse(body).data;
  const task = made === undefined ? null : unseal(made);
  if (made === undefined || task === null) return null;
  const { title, forbidden, tests } = task;
  return {
    kind: "code",
    title,
    statement: statementOf(task, made.language),
    forbidden,
    language: made.language,
    function: made.function,
    tests: tests.map(({ name, call }) => ({ name, call: callShown(call) })),
  };
}

function taskOf({ body }: ExerciseRecord) {
  const made = CodeBody.safeParse(body).data;
  return made === undefined ? null : unseal(made);
}
