import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { type ExerciseKind, practiceMinutes, some } from "../kind.ts";
import { ReplBody, unsealQuestions } from "./repl-question.ts";

export type ReplWork = { kind: "repl"; language: ReplBody["language"]; questions: number };

export const repl: ExerciseKind<ReplWork> = {
  name: "repl",
  modality: "code",
  suffix: "code",
  words: { one: "round of code questions", several: "rounds of code questions", short: "code questions" },
  body: ReplBody,
  needsBox: true,
  canPractise: ({ outputs, code_tasks }) => some(outputs, code_tasks),
  make: async (request, { box }) => (await import("./generate-repl.ts")).generateRepl(request, box),
  grade,
  view,
  page: null,
  // What is true is shown after each, and there is nothing between.
  hints: () => [],
  minutes: () => practiceMinutes,
  manner: "line",
  effort: 1,
  wayOut: "conversation",
  isOfferOnly: false,
  hasOwnTests: false,
  isFleeting: true,
  xapiVerb: "answered",
};

/** Answers given elsewhere, one a line; what is left open counts as not answered. */
async function grade(record: ExerciseRecord, { response, room }: GradingDesk): Promise<Found> {
  const { answerRepl, nextReplQuestion, startRepl } = await import("./repl-session.ts");
  if (response === undefined) {
    return {
      problem: "These questions are asked one by one: answer them, or hand in a line for each.",
      command: `teacher-assist study repl ${record.course} ${record.concept_id}, or teacher-assist study grade ${record.exercise_id} --response <file>`,
    };
  }
  let state = startRepl(record);
  for (const line of response.split(/\r?\n/)) {
    if ("problem" in state) return state;
    if (nextReplQuestion(state) === null) break;
    const answered = await answerRepl(state, line, room.runInBox);
    state = "problem" in answered ? answered : answered.state;
  }
  if ("problem" in state) return state;
  const { gradeRepl } = await import("./grade-repl.ts");
  const evaluation = gradeRepl(record, state, { now: room.ports.now(), hintsUsed: record.hints_used });
  return { evaluation, save: null, isUntouched: response.trim() === "" };
}

async function view({ body }: ExerciseRecord): Promise<ReplWork | null> {
  const made = ReplBody.safeParse(body).data;
  const questions = made === undefined ? null : unsealQuestions(made.sealed);
  return made === undefined || questions === null
    ? null
    : { kind: "repl", language: made.language, questions: questions.length };
}
