import type { ExerciseRecord } from "../exercise.ts";
import type { OneByOne } from "../kind.ts";
import { audioState } from "./body.ts";
import { judgeHeard } from "./judge.ts";

const asked = {
  choose: "Listen. What does it mean?",
  type: "Listen. Write the word that you hear.",
  dictation: "Listen. Write the sentence that you hear.",
} as const;

export const audioOneByOne: OneByOne = {
  next(record: ExerciseRecord) {
    const state = audioState(record);
    const at = state?.body.answers.length ?? 0;
    const question = state?.questions[at];
    if (state === null || question === undefined) return null;
    const options = question.options.map((option, index) => `  ${index + 1}. ${option}`);
    const prompt = [asked[question.kind], ...options].join("\n");
    return { number: at + 1, of: state.questions.length, prompt };
  },
  async answer(record, line) {
    const state = audioState(record);
    const question = state?.questions[state.body.answers.length];
    if (state === null || question === undefined) return { problem: "All questions are answered." };
    const [, number] = /^\s*(\d)\s*[.)]?\s*$/.exec(line) ?? [];
    const chosen = number === undefined ? undefined : question.options[Number(number) - 1];
    const answer = judgeHeard(question, chosen ?? line);
    const body = { ...state.body, answers: [...state.body.answers, answer] };
    return {
      record: { ...record, body },
      answer: {
        correct: answer.verdict === "correct",
        truth: `${question.said} (${question.meaning})`,
        note: answer.note,
      },
    };
  },
  /** Only of what was come to: what comes later is not heard before it is asked. */
  sound(record, at) {
    const state = audioState(record);
    const question = state?.questions[at];
    if (state === null || question === undefined || at > state.body.answers.length) return null;
    return { text: question.said, language: state.body.language };
  },
};
