import { judgeLines, linesOf } from "../../../maths/answers/judge-lines.ts";
import type { CheckedLine } from "../kind.ts";
import type { MathsTaskKept } from "./maths-record.ts";

/**
 * Whether each line follows from the one before. A tutor who is asked "is this right so far?" says yes or no, and that
 * is no hint; what went wrong is one. A single line to a task in words is its answer: looking at it would be a second
 * try, so there is nothing to check (null).
 */
export function checkLines(task: MathsTaskKept, answer: string): CheckedLine[] | null {
  const lines = linesOf(answer);
  const isWorking = task.start !== "" && task.asksSteps;
  if (lines.length === 0 || (lines.length === 1 && !isWorking)) return null;
  return judgeLines(task, lines).map(({ verdict, note }) => ({ verdict, why: note }));
}
