import { existsSync } from "node:fs";
import { join } from "node:path";
import { project } from "./harness.ts";

/** The file that bin/teacher-assist would start: the compiled program, which starts in half the time, where there is one. */
export function startsProgram(): string[] {
  const compiled = join(project, "node_modules", ".cache", "teacher-assist", "main.js");
  const source = join(project, "src", "cli", "main.ts");
  return ["--no-env-file", "--no-install", existsSync(compiled) ? compiled : source];
}
