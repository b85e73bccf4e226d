import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BoxLimits, BoxOutcome } from "../../sandbox/box.ts";
import { transpileInBox } from "../../sandbox/transpile.ts";
import { sourceFile } from "../../source-file.ts";
import type { CodeLanguage, RunInBox } from "./task.ts";

/** `count`: JavaScript only; Python counts while it runs. */
export type Program = "prepare" | "run" | "examine" | "count";

/** What a program in the box said, line by line, and how the box ended. */
export type Said = { lines: unknown[]; outcome: BoxOutcome };

/**
 * Runs one of our programs in the box. Its lines carry a word that is new each time, so that what a learner's code
 * prints is not taken for them. That keeps the two apart; it is not what keeps grading honest (`run-tests.ts` is).
 */
export async function ask(
  box: RunInBox,
  language: CodeLanguage,
  program: Program,
  job: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, string>>,
  limits: Partial<BoxLimits>,
): Promise<Said> {
  const nonce = randomUUID();
  const outcome = await box(
    language === "python"
      ? {
          language,
          files: { ...files, "harness.py": pythonParts[program].map(text).join("\n\n") },
          entry: "harness.py",
          stdin: `${JSON.stringify({ ...job, nonce, word: nonce.slice(0, 8) })}\n`,
          limits,
        }
      : {
          language: "javascript",
          files: {
            "harness.js": [
              jobLine({ ...job, language, mode: program, nonce }),
              transpileInBox,
              ...(program === "count" ? [text("script/count.js")] : []),
              text("script/harness.js"),
            ].join("\n"),
          },
          entry: "harness.js",
          counted: program === "count",
          limits,
        },
  );
  const lines = outcome.stdout
    .split("\n")
    .filter((line) => line.startsWith(nonce))
    .flatMap((line) => parsed(line.slice(nonce.length)));
  return { lines, outcome };
}

const pythonParts: Readonly<Record<Program, string[]>> = {
  prepare: ["python/values.py", "python/count.py", "python/witness.py", "python/prepare.py"],
  run: ["python/values.py", "python/count.py", "python/witness.py", "python/run.py"],
  examine: ["python/values.py", "python/examine.py"],
  count: [],
};

function jobLine(job: Readonly<Record<string, unknown>>): string {
  return `globalThis.JOB = ${JSON.stringify(job)};`;
}

function parsed(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

const texts = new Map<string, string>();

function text(name: string): string {
  const known = texts.get(name) ?? readFileSync(sourceFile(join("exercises", "code", name)), "utf8");
  texts.set(name, known);
  return known;
}
