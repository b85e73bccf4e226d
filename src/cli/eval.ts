import { criteria } from "../evals/criteria/criteria.ts";
import { runIds } from "../evals/suites/run-folder.ts";
import type { PartOf } from "./commands.ts";
import { agreement } from "./evals/agreement.ts";
import { claudeCases } from "./evals/claude-cases.ts";
import { comparison } from "./evals/compare.ts";
import { exportScores } from "./evals/export-scores.ts";
import { inspect } from "./evals/inspect.ts";
import { judge } from "./evals/judge.ts";
import { ratings } from "./evals/ratings.ts";
import { rows } from "./evals/rows.ts";
import { run } from "./evals/run.ts";
import { show } from "./evals/show.ts";
import { casesHere } from "./evals/sources.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { partNamed } from "./part-named.ts";
import { findPlaces } from "./places.ts";

/** Whether a part helps, in numbers: cases, runs and what two of them differ in (docs/research.md). */
export async function evaluate(invocation: Invocation): Promise<number> {
  const [, word = "list", ...rest] = invocation.args.positionals;
  return await partNamed("eval", parts, word)(invocation, rest);
}

type Part = (invocation: Invocation, words: readonly string[]) => Promise<number>;

const parts: Readonly<Record<string, Part>> = {
  list,
  run,
  show,
  compare: comparison,
  judge,
  agreement,
  ratings,
  rows,
  study: async (invocation, words) =>
    (await import("./eval-study/eval-study.ts")).evalStudy(invocation, words),
  export: async (invocation, words) =>
    words.length > 0 && invocation.args.study === undefined
      ? await exportScores(invocation, words)
      : await (await import("./eval-study/export.ts")).exportNamed(invocation, words),
  inspect,
  "claude-cases": claudeCases,
} satisfies Record<PartOf<"eval">, Part>;

async function list(invocation: Invocation): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  const cases = casesHere(invocation);
  const runs = await runIds(findPlaces(args, env, cwd).data);
  if (args.format !== "text") {
    const measured = criteria.map(({ name, kind, means }) => ({ name, kind, means }));
    terminal.out(`${JSON.stringify({ cases, criteria: measured, runs }, null, 2)}\n`);
    return exit.done;
  }
  for (const { id, task, request } of cases) terminal.out(`${id.padEnd(42)}${task.padEnd(13)}${request}\n`);
  terminal.out(`\n${cases.length} cases. Criteria:\n`);
  for (const { name, kind, means } of criteria)
    terminal.out(`${name.padEnd(20)}${kind.padEnd(13)}${means}\n`);
  terminal.out(
    runs.length === 0 ? "\nNo run yet: teacher-assist eval run\n" : `\nRuns: ${runs.join(", ")}\n`,
  );
  return exit.done;
}
