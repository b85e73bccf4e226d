import { studyExercise } from "../../words/en/study-exercise.ts";
import type { Shown } from "./grading.ts";
import { type Exercise, workOf } from "./read-exercise.ts";

const say = studyExercise.result;

/** Handed in with nothing written: there is nothing to be said about it but that. */
export function isUntouched({ evaluation: { details }, notes, recorded }: Shown): boolean {
  const { errors, strengths, improvements, tests } = details;
  const isEmpty = errors.length + strengths.length + improvements.length === 0;
  return !recorded && notes.length > 0 && isEmpty && tests === undefined;
}

/** What to do next, in words. A sheet's questions are named by their numbers: they stand below, with their marks. */
export function nextSteps(
  exercise: Pick<Exercise, "work">,
  { evaluation }: Pick<Shown, "evaluation">,
): string[] {
  const { errors, improvements } = evaluation.details;
  const sheet = workOf(exercise, "worksheet");
  const ids = new Set(sheet?.fields.map(({ id }) => id));
  const onSheet = errors.filter(({ question }) => ids.has(question));
  if (onSheet.length === 0) return improvements;
  const numbers = (isOpen: boolean) => [
    ...new Set(
      onSheet.filter(({ actual }) => (actual.trim() === "") === isOpen).map(({ question }) => question),
    ),
  ];
  const wrong = numbers(false);
  const open = numbers(true);
  return [
    ...improvements.filter((line) => !namesQuestions.test(line)),
    ...(wrong.length > 0 ? [say.lookAgain(wrong)] : []),
    ...(open.length > 0 ? [say.leftOpen(open)] : []),
  ];
}

/** As the grader lists them for a terminal, with their questions in full. */
const namesQuestions = /^(?:Review |Answer every question)/;
