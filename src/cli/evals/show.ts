import { type JudgedRun, readJudgedRun } from "../../evals/judged/judged-run.ts";
import { judgingReport } from "../../evals/judged/judging-report.ts";
import { runReport } from "../../evals/suites/report.ts";
import { summariseRun } from "../../evals/suites/summarise.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";

/** What a run came to. */
export async function show(invocation: Invocation, [id, extra]: readonly string[]): Promise<number> {
  if (id === undefined || extra !== undefined) throw new Problem("usage", "Which run? eval show <run>");
  const { args, env, cwd } = invocation;
  await printRun(invocation, await readJudgedRun(findPlaces(args, env, cwd).data, id));
  return exit.done;
}

export async function printRun({ args, terminal }: Invocation, run: JudgedRun): Promise<void> {
  if (args.format === "text") terminal.out(`${runReport(run)}${judgingReport(run.judgements, run.pairs)}`);
  else terminal.out(`${JSON.stringify({ ...run, summary: summariseRun(run.results) }, null, 2)}\n`);
}
