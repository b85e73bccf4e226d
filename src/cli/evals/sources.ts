import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { EvalCase } from "../../evals/cases/suite.ts";
import { casesIn, shippedCases } from "../../evals/suites/cases-of-run.ts";
import { Problem, reasonOf } from "../../problem.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";

/** The cases that ship, or those of `--cases`. Throws `Problem` with every line that is wrong. */
export function casesHere(invocation: Invocation): EvalCase[] {
  const { args, env, cwd } = invocation;
  return casesIn(ownCases(invocation) ?? shippedCases(findPlaces(args, env, cwd).project));
}

/** The folder that `--cases` names. */
export function ownCases({ args, cwd }: Invocation): string | undefined {
  return args.cases === undefined ? undefined : resolve(cwd, args.cases);
}

export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new Problem("usage", `${path} cannot be read: ${reasonOf(error)}`);
  }
}
