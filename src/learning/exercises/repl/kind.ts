import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { type ExerciseKind, practiceMinutes, some } from "../kind.ts";
import { type Put, put, ReplBody, type ReplQuestion, unsealQuestions } from "./repl-question.ts";
import { notLately, replCandidates } from "./repl-questions.ts";

export type ReplWork = {
  kind: "repl";
  language: ReplBody["language"];
  questions: number;
  /** Those that were answered, each with what is true. */
  done: (Put & {
    kind: ReplQuestion["kind"];
    input: string;
    correct: boolean;
    truth: string;
    note: string;
  })[];
  /** The one that is asked now; null where all are answered. */
  next: (Put & { kind: ReplQuestion["kind"] }) | null;
};

/** Fewer questions are no round. */
const fewest = 2;

export const repl: ExerciseKind<ReplWork> = {
  name: "repl",
  modality: "code",
  suffix: "code",
  words: { one: "round of code questions", several: "rounds of code questions", short: "code questions" },
  body: ReplBody,
  needsBox: true,
  canPractise: ({ outputs, code_tasks }) => some(outputs, code_tasks),
  isSpent: ({ course, concept, history, due = new Set() }) => {
    const items = course.items.get(concept.id);
    return items === undefined || notLately(replCandidates(items), { history, due }).length < fewest;
  },
  make: async (request, { box }) => (await import("./generate-repl.ts")).generateRepl(request, box),
  grade,
  view,
  page: null,
  oneByOne: async () => (await import("./repl-session.ts")).replOneByOne,
  // What is true is shown after each, and there is nothing between.
  hints: () => [],
  minutes: () => practiceMinutes,
  manner: "line",
  effort: 1,
  wayOut: "conversation",
  isOfferOnly: false,
  hasOwnTests: false,
  xapiVerb: "answered",
};

/** What was answered one by one, then a line each of what is handed in; what is left open counts as not answered. */
async function grade(record: ExerciseRecord, { response, room }: GradingDesk): Promise<Found> {
  const { answerRepl, nextReplQuestion, startRepl } = await import("./repl-session.ts");
  let state = startRepl(record);
  const before = "problem" in state ? 0 : state.answers.length;
  if (response === undefined && before === 0) {
    return {
      problem: "These questions are asked one by one: answer them, or hand in a line for each.",
      command: `teacher-assist study repl ${record.course} ${record.concept_id}, or teacher-assist study grade ${record.exercise_id} --response <file>`,
    };
  }
  for (const line of response?.split(/\r?\n/) ?? []) {
    if ("problem" in state) return state;
    if (nextReplQuestion(state) === null) break;
    const answered = await answerRepl(state, line, room.runInBox);
    state = "problem" in answered ? answered : answered.state;
  }
  if ("problem" in state) return state;
  const { gradeRepl } = await import("./grade-repl.ts");
  const evaluation = gradeRepl(record, state, { now: room.ports.now(), hintsUsed: record.hints_used });
  return { evaluation, save: null, isUntouched: before === 0 && response?.trim() === "" };
}

async function view({ body }: ExerciseRecord): Promise<ReplWork | null> {
  const made = ReplBody.safeParse(body).data;
  const questions = made === undefined ? null : unsealQuestions(made.sealed);
  if (made === undefined || questions === null) return null;
  const { language, answers } = made;
  const done = answers.flatMap(({ input, correct, truth, note }, at) => {
    const question = questions[at];
    return question === undefined
      ? []
      : [{ kind: question.kind, ...put(question), input, correct, truth, note }];
  });
  const open = questions[answers.length];
  const next = open === undefined ? null : { kind: open.kind, ...put(open) };
  return { kind: "repl", language, questions: questions.length, done, next };
}
