import { type PreparedTask, prepareTask } from "./prepare-task.ts";
import { passed, runTests } from "./run-tests.ts";
import { type CodeLanguage, type CodeTask, type RunInBox, taskHash } from "./task.ts";

const proved = new Map<string, PreparedTask>();

/** A task that is worth giving: its solution passes every test, its starter does not (decision 24). */
export async function proveTask(
  task: CodeTask,
  language: CodeLanguage,
  box: RunInBox,
): Promise<PreparedTask | { problem: string }> {
  const hash = taskHash(task, language);
  const known = proved.get(hash);
  if (known !== undefined) return known;
  const prepared = await prepareTask(task, language, box);
  if ("problem" in prepared) return prepared;
  const begun = await runTests(task.starter, task.function, prepared, language, box, {
    how: "until-one-fails",
  });
  if (begun.state === "refused") return { problem: begun.text };
  if (begun.state === "ran" && begun.tests.every(passed))
    return { problem: "the starter already passes every test, so there is nothing left to do" };
  proved.set(hash, prepared);
  return prepared;
}
