import { join } from "node:path";
import { pythonTests } from "./python/test-template.ts";
import { scriptTests } from "./script/test-template.ts";
import { type CodeLanguage, type CodeTask, extensions } from "./task.ts";

export function testFileName(language: CodeLanguage): string {
  return `test_exercise.${extensions[language]}`;
}

/** How the learner runs the tests: with the whole path it works from anywhere, whatever stands in the path. */
export function testCommand(
  folder: string,
  language: CodeLanguage,
  platform: NodeJS.Platform = process.platform,
): string {
  const python = platform === "win32" ? "python" : "python3";
  const program = { python, javascript: "node", typescript: "bun" }[language];
  return `${program} ${quoted(join(folder, testFileName(language)), platform)}`;
}

/** For the shell that people type into there. */
function quoted(path: string, platform: NodeJS.Platform): string {
  if (platform === "win32") return `"${path}"`;
  return /^[\w./~+-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}

/** The tests as a program of its own, for the learner (exercise-modalities §5.3). Grading never reads it. */
export function testFile(task: CodeTask, language: CodeLanguage): string {
  return language === "python" ? pythonTests(task) : scriptTests(task, language);
}
