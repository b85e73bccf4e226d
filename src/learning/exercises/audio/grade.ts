import { worksheetRating } from "../../answers/worksheet-rating.ts";
import { type Evaluation, evaluationOf } from "../../evaluation.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { AudioState } from "./body.ts";

/** What a round of listening shows: questions that were not come to do not count. */
export function gradeAudio(record: ExerciseRecord, { questions, body }: AudioState, now: Date): Evaluation {
  const done = body.answers.flatMap((answer, at) => {
    const question = questions[at];
    return question === undefined ? [] : [{ question, answer }];
  });
  const of = (verdict: string) => done.filter(({ answer }) => answer.verdict === verdict).length;
  const [right, half, total] = [of("correct"), of("partial"), done.length];
  const errors = done
    .filter(({ answer }) => answer.verdict !== "correct")
    .map(({ question, answer }) => ({
      question: `Heard: ${question.said}`,
      expected: question.kind === "choose" ? question.meaning : question.said,
      actual: answer.input.trim(),
      error_type: answer.error_type ?? "vocabulary_gap",
      note: answer.note,
    }));
  const rating = worksheetRating({ correct: right, partial: half, total, hintUsed: record.hints_used > 0 });
  const isWhole = total === questions.length;
  return {
    ...evaluationOf(record, now),
    score: { correct: right + half / 2, total, percentage: (right + half / 2) / total },
    // A part is never Easy.
    fsrs_rating: isWhole || rating < 4 ? rating : 3,
    details: {
      errors,
      strengths: right === 0 ? [] : [`${right} of ${total} heard right.`],
      improvements: errors.length === 0 ? [] : ["Listen to these once more, slowly, and say them aloud."],
    },
    items: done.map(({ answer }) => answer.item),
    hints_used: record.hints_used,
    confidence: 1,
    provisional: false,
    feedback: `${done
      .map(
        ({ question, answer }, at) =>
          `${at + 1}. ${question.said} (${question.meaning}): ${answer.verdict === "correct" ? "right" : `you wrote “${answer.input.trim()}”. ${answer.note}`.trim()}`,
      )
      .join("\n")}\n`,
  };
}
