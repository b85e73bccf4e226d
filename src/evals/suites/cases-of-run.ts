import { existsSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../../problem.ts";
import { readSuites } from "../cases/read-suites.ts";
import type { EvalCase } from "../cases/suite.ts";
import { criterionNames } from "../criteria/criteria.ts";
import type { RunHead } from "./run-folder.ts";

export function shippedCases(project: string): string {
  return join(project, "evals", "cases");
}

/** A folder's cases. Throws `Problem` with every line that is wrong. */
export function casesIn(folder: string): EvalCase[] {
  if (!existsSync(folder)) throw new Problem("usage", `There is no folder of cases ${folder}.`);
  const { cases, problems } = readSuites(folder, criterionNames);
  if (problems.length > 0)
    throw new Problem(
      "setup",
      problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("\n"),
    );
  return cases;
}

/** The cases that a run was begun with, from where it had them; `folder`: from there instead. Throws `Problem`. */
export function casesOfRun(
  { id, cases: wanted, casesFrom }: Pick<RunHead, "id" | "cases" | "casesFrom">,
  project: string,
  folder: string | undefined = casesFrom,
): EvalCase[] {
  const from = folder ?? shippedCases(project);
  if (!existsSync(from))
    throw new Problem(
      "usage",
      `The run ${id} has its cases from ${from}, which is not there any more. If they lie elsewhere now: eval run --resume ${id} --cases <folder>`,
    );
  const found = casesIn(from).filter((one) => wanted.includes(one.id));
  const gone = wanted.filter((one) => !found.some(({ id: there }) => there === one));
  if (gone.length > 0)
    throw new Problem(
      "usage",
      `${from} does not have all cases of the run ${id} (not there: ${gone.slice(0, 5).join(", ")}${gone.length > 5 ? " …" : ""}). If they lie elsewhere: eval run --resume ${id} --cases <folder>`,
    );
  return found;
}
