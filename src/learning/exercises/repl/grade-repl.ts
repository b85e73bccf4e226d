import { worksheetRating } from "../../answers/worksheet-rating.ts";
import { unanswered } from "../../errors/error-type.ts";
import { type Evaluation, evaluationOf } from "../../evaluation.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { prompted } from "./repl-question.ts";
import type { ReplState } from "./repl-session.ts";

const again = 1;
const good = 3;

/** What a round of short questions shows; one left open counts as not answered. */
export function gradeRepl(
  record: ExerciseRecord,
  state: ReplState,
  { now, hintsUsed }: { now: Date; hintsUsed: number },
): Evaluation {
  const total = state.questions.length;
  const each = state.questions.map((question, index) => {
    const answer = state.answers[index];
    return {
      question: prompted(question).split("\n\n").at(-1) ?? "",
      correct: answer?.correct ?? false,
      input: answer?.input.trim() ?? "",
      truth: answer?.truth ?? "",
      error_type: answer === undefined ? unanswered : (answer.error_type ?? unanswered),
      note: answer?.note ?? "",
    };
  });
  const right = each.filter(({ correct }) => correct).length;
  const errors = each
    .filter(({ correct }) => !correct)
    .map(({ question, truth, input, error_type, note }) => ({
      question,
      expected: truth,
      actual: input,
      error_type,
      note,
    }));
  return {
    ...evaluationOf(record, now),
    score: { correct: right, total, percentage: right / total },
    fsrs_rating: worksheetRating({ correct: right, partial: 0, total, hintUsed: hintsUsed > 0 }),
    details: {
      errors,
      strengths: right === 0 ? [] : [`${right} of ${total} right.`],
      improvements: errors.flatMap(({ note }) => (note === "" ? [] : [note])),
    },
    items: each.flatMap(({ correct }, at) => {
      const item = record.uses[at];
      return item === undefined ? [] : [{ item, rating: correct ? good : again }];
    }),
    hints_used: hintsUsed,
    confidence: 1,
    provisional: false,
    feedback: `${each.map(told).join("\n")}\n`,
  };
}

function told(
  {
    question,
    correct,
    input,
    truth,
    note,
  }: { question: string; correct: boolean; input: string; truth: string; note: string },
  index: number,
): string {
  const code = question
    .split("\n")
    .map((line) => `   ${line}`)
    .join("\n");
  const verdict = correct ? "right" : input === "" ? "not answered" : `you wrote \`${input}\``;
  const truthLine =
    correct || truth === "" ? "" : `\n   True is: \`${truth.replaceAll("\n", " ⏎ ")}\`. ${note}`;
  return `${index + 1}. ${verdict}\n\n   \`\`\`\n${code}\n   \`\`\`${truthLine}`;
}
