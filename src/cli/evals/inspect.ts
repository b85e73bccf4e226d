import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { evalLog, type Left } from "../../evals/inspect/eval-log.ts";
import { readJudgedRun } from "../../evals/judged/judged-run.ts";
import type { CaseResult } from "../../evals/suites/result.ts";
import { runFolder } from "../../evals/suites/run-folder.ts";
import { Problem } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { writeNew } from "../write-new.ts";
import { casesHere } from "./sources.ts";

/** A run as logs that Inspect reads: a file for each condition with its model. */
export async function inspect(invocation: Invocation, [id, extra]: readonly string[]): Promise<number> {
  if (id === undefined || extra !== undefined)
    throw new Problem("usage", "Which run? eval inspect <run> [-o <folder>]");
  const { args, env, cwd, terminal } = invocation;
  const { data } = findPlaces(args, env, cwd);
  const run = await readJudgedRun(data, id);
  const store = fileStore(runFolder(data, id));
  const left = new Map<CaseResult, Left>();
  for (const result of run.results)
    if (result.traceId !== "")
      left.set(result, {
        session: await store.readSession(result.sessionId),
        trace: await store.readTrace(result.traceId),
      });
  const folder = resolve(cwd, args.output ?? "logs");
  await mkdir(folder, { recursive: true });
  const cases = casesHere(invocation);
  const time = run.startedAt.replaceAll(":", "-").replace(/\.\d+Z$/, "+00-00");
  for (const [at, arm] of run.arms.entries()) {
    const name = `${time}_teacher-assist_${run.id.replaceAll("-", "")}${at + 1}.json`;
    const log = `${JSON.stringify(evalLog(run, arm, cases, left), null, 2)}\n`;
    await writeNew(join(folder, name), new TextEncoder().encode(log), true);
    terminal.out(`${join(args.output ?? "logs", name)}\n`);
  }
  return exit.done;
}
