import { isToMend } from "./place-to-write.ts";
import type { CodeLanguage, CodeTask } from "./task.ts";

/** "Write fizz(n), …" where fizz stands there already and is wrong is "Mend fizz(n), …". */
export function statementOf(task: CodeTask, language: CodeLanguage): string {
  const { statement, function: name } = task;
  if (!isToMend(task, language)) return statement;
  return statement.replace(/^Write\b(?=\W+(\w+))/, (write, next: string) => (next === name ? "Mend" : write));
}

export function verbOf(task: CodeTask, language: CodeLanguage): "Write" | "Mend" {
  return isToMend(task, language) ? "Mend" : "Write";
}
