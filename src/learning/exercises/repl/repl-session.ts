import { z } from "zod";
import type { RunInBox } from "../code/task.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { OneByOne } from "../kind.ts";
import { judgeRepl } from "./judge-repl.ts";
import { prompted, ReplAnswer, ReplBody, ReplQuestion, unsealQuestions } from "./repl-question.ts";

/** Where a learner is among the questions: plain data, so it can be kept and gone on with. */
export const ReplState = z.object({
  language: ReplBody.shape.language,
  questions: z.array(ReplQuestion),
  index: z.number().int().min(0),
  answers: z.array(ReplAnswer),
});
export type ReplState = z.infer<typeof ReplState>;

export function startRepl(record: ExerciseRecord): ReplState | { problem: string } {
  const body = ReplBody.safeParse(record.body);
  const questions = body.success ? unsealQuestions(body.data.sealed) : null;
  if (!body.success || questions === null)
    return { problem: "What was kept of these questions is damaged. Nothing else is lost; begin new ones." };
  const { language, answers } = body.data;
  return { language, questions, index: answers.length, answers };
}

/** The record with what was answered. */
function keepAnswers(record: ExerciseRecord, { answers }: ReplState): ExerciseRecord {
  const body = ReplBody.parse(record.body);
  return { ...record, body: { ...body, answers } };
}

/** Null when all are answered. */
export function nextReplQuestion(state: ReplState): { number: number; of: number; prompt: string } | null {
  const question = state.questions[state.index];
  if (question === undefined) return null;
  return { number: state.index + 1, of: state.questions.length, prompt: prompted(question) };
}

/** Judges an answer by running it. With a problem, the question stays open and nothing is held against the learner. */
export async function answerRepl(
  state: ReplState,
  input: string,
  box: RunInBox,
): Promise<{ state: ReplState; answer: ReplAnswer } | { problem: string }> {
  const question = state.questions[state.index];
  if (question === undefined) return { problem: "All questions are answered." };
  const judged = await judgeRepl(question, input, state.language, box);
  if ("problem" in judged) return judged;
  const answer = { input, ...judged };
  return { state: { ...state, index: state.index + 1, answers: [...state.answers, answer] }, answer };
}

export const replOneByOne: OneByOne = {
  next(record) {
    const state = startRepl(record);
    return "problem" in state ? null : nextReplQuestion(state);
  },
  async answer(record, line, box) {
    const state = startRepl(record);
    if ("problem" in state) return state;
    const judged = await answerRepl(state, line, box);
    return "problem" in judged
      ? judged
      : { record: keepAnswers(record, judged.state), answer: judged.answer };
  },
};
