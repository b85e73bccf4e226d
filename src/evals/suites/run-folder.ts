import { join } from "node:path";
import { z } from "zod";
import { Problem } from "../../problem.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { parseJsonBytes } from "../../store/json.ts";
import { ledgerName, readResults } from "./ledger.ts";
import type { CaseResult } from "./result.ts";
import { Settings } from "./settings.ts";

/** What a run is of: `run.json` in its folder, the one schema of it. Nothing in it changes once it is begun. */
const RunHead = z.object({
  id: z.string(),
  startedAt: z.iso.datetime(),
  cases: z.array(z.string()),
  /** The folder that they were read from; left out where they are those that ship. */
  casesFrom: z.string().optional(),
  arms: z.array(z.object({ condition: z.string(), provider: z.string(), model: z.string() })),
  repeats: z.number().int().positive(),
  /** Hashes of what it was made with, part by part. */
  frozen: z.record(z.string(), z.string()),
  /** Left out by runs of before. */
  settings: Settings.optional(),
  /** What it may spend, where it was begun at the page; who goes on with it there is held to it too. */
  ceilingUsd: z.number().positive().optional(),
  /** The recording that was played: nothing was spent, and the costs are those of then. */
  replayed: z.string().optional(),
});
export type RunHead = z.infer<typeof RunHead>;

export type EvalRun = RunHead & { results: CaseResult[] };

const runs = "eval-runs";

/** Below the data folder, a folder a run: its head, its results, and its sessions and traces as everywhere. */
export function runFolder(data: string, id: string): string {
  return join(data, runs, id);
}

export async function beginRun(data: string, head: RunHead, disk: Disk = realDisk): Promise<void> {
  const folder = runFolder(data, head.id);
  await disk.makeFolder(folder);
  await writeAtomic(disk, join(folder, "run.json"), [
    new TextEncoder().encode(`${JSON.stringify(head, null, 2)}\n`),
  ]);
}

/** Throws `Problem` where there is no such run, or its head cannot be read. */
export async function readRun(data: string, id: string, disk: Disk = realDisk): Promise<EvalRun> {
  const folder = runFolder(data, id);
  const bytes = /^[\w-]+$/.test(id) ? await readIfThere(disk, join(folder, "run.json")) : null;
  if (bytes === null) {
    const known = await runIds(data, disk);
    throw new Problem(
      "usage",
      `There is no eval run "${id}". ${known.length === 0 ? "None was made yet." : `There is: ${known.join(", ")}.`}`,
    );
  }
  const head = RunHead.safeParse(parseJsonBytes(bytes));
  if (!head.success)
    throw new Problem(
      "setup",
      `${join(folder, "run.json")} cannot be read. Its results are beside it, as they were.`,
    );
  const results = await readIfThere(disk, join(folder, ledgerName));
  const came = results === null ? [] : readResults(new TextDecoder().decode(results));
  return { ...head.data, results: inOrder(head.data, came) };
}

/** As planned, not as they happened to end: the same results give the same numbers, to the last digit of an interval. */
function inOrder({ cases, arms }: RunHead, results: readonly CaseResult[]): CaseResult[] {
  const place = ({ case: id, condition, provider, model, repeat }: CaseResult) => [
    cases.indexOf(id),
    arms.findIndex((arm) => arm.condition === condition && arm.provider === provider && arm.model === model),
    repeat,
  ];
  return results
    .map((result) => ({ result, at: place(result) }))
    .toSorted((a, b) => a.at.map((one, part) => one - (b.at[part] ?? 0)).find((apart) => apart !== 0) ?? 0)
    .map(({ result }) => result);
}

/** Recent last. */
export async function runIds(data: string, disk: Disk = realDisk): Promise<string[]> {
  return (await disk.names(join(data, runs))).sort();
}
