import { createHash } from "node:crypto";
import type { CourseConfig, Items } from "../../course-format.ts";
import type { BoxOutcome, BoxRequest } from "../../sandbox/box.ts";

export type CodeTask = Items["code_tasks"][number];
export type CodeLanguage = CourseConfig["exercise_config"]["code_language"];

/** Where code is run: never in this process (decision 25). */
export type RunInBox = (request: BoxRequest) => Promise<BoxOutcome>;

export const extensions: Readonly<Record<CodeLanguage, string>> = {
  python: "py",
  javascript: "js",
  typescript: "ts",
};

/** The same for the same task, whatever order its fields were written in: an edited task has another. */
export function taskHash(task: CodeTask, language: CodeLanguage): string {
  const { id, title, bloom, statement, function: name, starter, solution, tests, hints, forbidden } = task;
  const told = tests.map((test) => [test.name, test.call, test.expect]);
  const content = [language, id, title, bloom, statement, name, starter, solution, told, hints, forbidden];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
