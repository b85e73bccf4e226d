import { pythonTests } from "./python/test-template.ts";
import { scriptTests } from "./script/test-template.ts";
import { type CodeLanguage, type CodeTask, extensions } from "./task.ts";

export function testFileName(language: CodeLanguage): string {
  return `test_exercise.${extensions[language]}`;
}

/** How the learner runs the tests, in the exercise's folder. */
export function testCommand(folder: string, language: CodeLanguage): string {
  const program = { python: "python3", javascript: "node", typescript: "bun" }[language];
  return `${program} ${folder}/${testFileName(language)}`;
}

/** The tests as a program of its own, for the learner (exercise-modalities §5.3). Grading never reads it. */
export function testFile(task: CodeTask, language: CodeLanguage): string {
  return language === "python" ? pythonTests(task) : scriptTests(task, language);
}
