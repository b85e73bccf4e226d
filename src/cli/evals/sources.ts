import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type CaseProblem, readSuites } from "../../evals/cases/read-suites.ts";
import type { EvalCase } from "../../evals/cases/suite.ts";
import { criterionNames } from "../../evals/criteria/criteria.ts";
import { Problem, reasonOf } from "../../problem.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";

/** The cases that ship, or those of `--cases`. Throws `Problem` with every line that is wrong. */
export function casesHere({ args, env, cwd }: Invocation): EvalCase[] {
  const { project } = findPlaces(args, env, cwd);
  const folder = args.cases === undefined ? join(project, "evals", "cases") : resolve(cwd, args.cases);
  const { cases, problems } = readSuites(folder, criterionNames);
  if (problems.length > 0) throw new Problem("setup", problems.map(told).join("\n"));
  return cases;
}

function told({ file, line, message }: CaseProblem): string {
  return `${file}:${line}: ${message}`;
}

export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new Problem("usage", `${path} cannot be read: ${reasonOf(error)}`);
  }
}
