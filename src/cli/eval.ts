import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { conditionText, readCondition, usual } from "../agent/condition.ts";
import { readableId } from "../agent/ids.ts";
import { type CaseProblem, readSuites } from "../evals/cases/read-suites.ts";
import type { EvalCase } from "../evals/cases/suite.ts";
import { compare } from "../evals/compare/compare.ts";
import { criteria, criterionNames } from "../evals/criteria/criteria.ts";
import { calibrate } from "../evals/ratings/agreement-of.ts";
import { calibrationReport } from "../evals/ratings/calibration-report.ts";
import { readRatings } from "../evals/ratings/read-ratings.ts";
import { changedParts, freeze } from "../evals/suites/frozen.ts";
import { openLedger } from "../evals/suites/ledger.ts";
import { armsOf, readMatrix } from "../evals/suites/matrix.ts";
import { comparisonReport, runReport } from "../evals/suites/report.ts";
import {
  beginRun,
  type EvalRun,
  type RunHead,
  readRun,
  runFolder,
  runIds,
} from "../evals/suites/run-folder.ts";
import { type Arm, runSuite } from "../evals/suites/run-suite.ts";
import { spentIn } from "../evals/suites/spent-in.ts";
import { summariseRun } from "../evals/suites/summarise.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { Problem, reasonOf } from "../problem.ts";
import { fileStore } from "../store/file-store.ts";
import type { PartOf } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { partNamed } from "./part-named.ts";
import { findPlaces } from "./places.ts";
import { stoppable } from "./stoppable.ts";

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
  agreement,
} satisfies Record<PartOf<"eval">, Part>;

function casesHere({ args, env, cwd }: Invocation): EvalCase[] {
  const { project } = findPlaces(args, env, cwd);
  const folder = args.cases === undefined ? join(project, "evals", "cases") : resolve(cwd, args.cases);
  const { cases, problems } = readSuites(folder, criterionNames);
  if (problems.length > 0) throw new Problem("setup", problems.map(told).join("\n"));
  return cases;
}

function told({ file, line, message }: CaseProblem): string {
  return `${file}:${line}: ${message}`;
}

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

async function run(invocation: Invocation, only: readonly string[]): Promise<number> {
  const { args, env, cwd, terminal } = invocation;
  const { data, pluginDirs, project } = findPlaces(args, env, cwd);
  const all = casesHere(invocation);
  const begun = args.resume === undefined ? null : await readRun(data, args.resume);
  const chosen = all.filter(({ id }) =>
    begun === null ? only.length === 0 || only.some((word) => id.includes(word)) : begun.cases.includes(id),
  );
  if (chosen.length === 0)
    throw new Problem("usage", `No case is called like ${only.join(", ")}. See: eval list`);
  const head = begun ?? (await newRun(invocation, project, chosen));
  if (begun === null) await beginRun(data, head);
  const folder = runFolder(data, head.id);
  const store = fileStore(folder);
  const ledger = await openLedger(folder);
  using stopping = stoppable();
  try {
    const outcome = await runSuite(
      {
        cases: chosen,
        arms: head.arms.map(armOf),
        repeats: head.repeats,
        parallel: args.parallel ?? Math.max(1, availableParallelism() - 1),
        maxUsd: args.maxBudgetUsd,
      },
      { project, plugins: await discoverPlugins(pluginDirs), env, store },
      ledger,
      await spentIn(store),
      stopping.signal,
      ({ done, all: planned, spentUsd, last }) => {
        const failed = last.scores.filter(({ passed }) => passed === false).map(({ criterion }) => criterion);
        const how =
          last.error ?? (failed.length === 0 ? last.kind : `${last.kind}; below: ${failed.join(", ")}`);
        terminal.err(
          `${String(done).padStart(String(planned).length)}/${planned}  $${spentUsd.toFixed(4)}  ${last.case} ${last.condition}: ${how}\n`,
        );
      },
    );
    if (outcome.stopped !== null) {
      const why = outcome.stopped === "budget" ? "The budget is spent" : "It was stopped";
      terminal.err(
        `${why} after ${outcome.done} of ${outcome.all}. Go on with: teacher-assist eval run --resume ${head.id}\n`,
      );
    }
  } finally {
    await ledger.close();
  }
  print(invocation, await readRun(data, head.id));
  return exit.done;
}

async function newRun(invocation: Invocation, project: string, cases: readonly EvalCase[]): Promise<RunHead> {
  const { args } = invocation;
  const now = Date.now();
  return {
    id: readableId(now),
    startedAt: new Date(now).toISOString(),
    cases: cases.map(({ id }) => id),
    arms: await armsFor(invocation),
    repeats: args.repeat ?? 1,
    frozen: freeze(project, cases),
  };
}

/** Those of `--matrix`, each condition with each model; else the one that the flags name. */
async function armsFor({ args, cwd }: Invocation): Promise<RunHead["arms"]> {
  if (args.matrix !== undefined)
    return armsOf(readMatrix(args.matrix, await readText(resolve(cwd, args.matrix))));
  const { provider = "builtin", model = "", condition = usual } = args;
  return [{ condition: conditionText(condition), provider, model }];
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    throw new Problem("usage", `${path} cannot be read: ${reasonOf(error)}`);
  }
}

function armOf({ condition, provider, model }: RunHead["arms"][number]): Arm {
  return { condition: readCondition(condition), flags: { provider, ...(model === "" ? {} : { model }) } };
}

async function show(invocation: Invocation, [id, extra]: readonly string[]): Promise<number> {
  if (id === undefined || extra !== undefined) throw new Problem("usage", "Which run? eval show <run>");
  const { args, env, cwd } = invocation;
  print(invocation, await readRun(findPlaces(args, env, cwd).data, id));
  return exit.done;
}

function print({ args, terminal }: Invocation, run: EvalRun): void {
  if (args.format === "text") terminal.out(runReport(run));
  else terminal.out(`${JSON.stringify({ ...run, summary: summariseRun(run.results) }, null, 2)}\n`);
}

/** How far a judge agrees with people, and they among themselves. */
async function agreement(
  { args, cwd, terminal }: Invocation,
  [file, judge = "judge"]: readonly string[],
): Promise<number> {
  if (file === undefined)
    throw new Problem("usage", "Which ratings? eval agreement <ratings.jsonl> [<the judge's id>]");
  const { ratings, problems } = readRatings(await readText(resolve(cwd, file)));
  for (const { line, message } of problems) terminal.err(`${file}:${line}: ${message}\n`);
  if (ratings.length === 0) throw new Problem("usage", `${file} holds no rating.`);
  const found = calibrate(ratings, judge);
  terminal.out(args.format === "text" ? calibrationReport(found) : `${JSON.stringify(found, null, 2)}\n`);
  return exit.done;
}

/** Two runs, or two conditions of one run (`<run>@A0B1C3D3E1`). */
async function comparison(
  invocation: Invocation,
  [first, second, extra]: readonly string[],
): Promise<number> {
  if (first === undefined || second === undefined || extra !== undefined)
    throw new Problem("usage", "Which two? eval compare <run> <run>, or <run>@<condition> <run>@<condition>");
  const { args, env, cwd, terminal } = invocation;
  const { data } = findPlaces(args, env, cwd);
  const side = async (name: string) => {
    const [id = "", condition] = name.split("@");
    const { results, frozen } = await readRun(data, id);
    const wanted = condition === undefined ? null : conditionText(readCondition(condition));
    const own = results.filter((result) => wanted === null || result.condition === wanted);
    if (own.length === 0) throw new Problem("usage", `${name} has no results.`);
    return { name, results: own, frozen };
  };
  const [a, b] = [await side(first), await side(second)];
  const compared = { ...compare(a, b), madeOtherwise: changedParts(a.frozen, b.frozen) };
  terminal.out(
    args.format === "text" ? comparisonReport(compared) : `${JSON.stringify(compared, null, 2)}\n`,
  );
  return exit.done;
}
