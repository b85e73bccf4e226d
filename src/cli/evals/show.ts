import { type JudgedRun, readJudgedRun } from "../../evals/judged/judged-run.ts";
import { armSummaries } from "../../evals/report/arms.ts";
import { guardrailPairs } from "../../evals/report/guardrail.ts";
import { runMarkdown, runPage } from "../../evals/report/run-page.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { printReport } from "./print-report.ts";

/** What a run came to. */
export async function show(invocation: Invocation, [id, extra]: readonly string[]): Promise<number> {
  if (id === undefined || extra !== undefined) throw new Problem("usage", "Which run? eval show <run>");
  const { args, env, cwd } = invocation;
  await printRun(invocation, await readJudgedRun(findPlaces(args, env, cwd).data, id));
  return exit.done;
}

export async function printRun(invocation: Invocation, run: JudgedRun): Promise<void> {
  await printReport(invocation, {
    markdown: () => runMarkdown(run),
    page: () => runPage(run),
    data: () => ({ ...run, byArm: armSummaries(run.results), pairs: guardrailPairs(run.results) }),
  });
}
