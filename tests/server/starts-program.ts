import { existsSync } from "node:fs";
import { join } from "node:path";
import { project } from "./harness.ts";

/** How the tests' own process compiles and collects (scripts/run-tests.mjs): a program that ends in seconds is to do as it does. */
export function forSeconds(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^(?:BUN_JSC|MIMALLOC)_/.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );
}

/** The file that bin/teacher-assist would start: the compiled program, which starts in half the time, where there is one. */
export function startsProgram(): string[] {
  const compiled = join(project, "node_modules", ".cache", "teacher-assist", "main.js");
  const source = join(project, "src", "cli", "main.ts");
  return ["--no-env-file", "--no-install", existsSync(compiled) ? compiled : source];
}
