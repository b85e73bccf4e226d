import { resolve } from "node:path";
import { writePluginCases } from "../../evals/claude-cases/write-plugin-cases.ts";
import { Problem, reasonOf } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { casesHere } from "./sources.ts";

export async function claudeCases(invocation: Invocation): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  if (args.output === undefined) throw new Problem("usage", "Where to? eval claude-cases -o <plugin>/evals");
  const cases = casesHere(invocation);
  const { written, left } = await writePluginCases(
    cases,
    resolve(cwd, args.output),
    findPlaces(args, env, cwd).project,
  ).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    throw new Problem("setup", `${args.output} could not be written: ${reasonOf(error)}`, { cause: error });
  });
  terminal.out(`${written} of ${cases.length} cases are in ${args.output}.\n`);
  terminal.err(
    `Only our own checks measure: ${left.join(", ") || "nothing"}. \`claude plugin eval --scaffold\` lays each case's desk.\n`,
  );
  return exit.done;
}
