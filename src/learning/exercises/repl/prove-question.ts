import { prepareTask } from "../code/prepare-task.ts";
import { proveTask } from "../code/prove-task.ts";
import type { CodeLanguage, RunInBox } from "../code/task.ts";
import { printedBy, sameText } from "./printed.ts";
import type { ReplQuestion } from "./repl-question.ts";

/** Whether the course's own answer is the true one (decision 24). */
export async function isProved(
  question: ReplQuestion,
  language: CodeLanguage,
  box: RunInBox,
): Promise<boolean> {
  if (question.kind === "predict") {
    const truth = await printedBy(question.code, language, box);
    return truth !== null && sameText(truth, question.output);
  }
  const prove = question.kind === "fix" ? proveTask : prepareTask;
  return !("problem" in (await prove(question.task, language, box)));
}
