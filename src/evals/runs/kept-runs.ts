import { join } from "node:path";
import { z } from "zod";
import { Usage } from "../../message.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { parseJsonBytes } from "../../store/json.ts";
import { tracePaths } from "../../store/paths.ts";
import { RunStatus } from "../../store/session.ts";
import { purposes } from "./purpose.ts";
import type { KnownRuns } from "./read-runs.ts";
import type { RunRow } from "./run-row.ts";

/** A file as it was when its row was made: another size or time, and it is read again. */
const Stamp = z.object({ size: z.number(), modifiedMs: z.number() });
type Stamp = z.infer<typeof Stamp>;

/** Without the title, which are a person's words: they stay in the session alone. */
const Row = z.object({
  id: z.string(),
  sessionId: z.string(),
  plugin: z.string(),
  command: z.string().nullable(),
  agent: z.string(),
  provider: z.string(),
  model: z.string(),
  condition: z.string().nullable(),
  purpose: z.enum(purposes).nullable(),
  startedAt: z.string(),
  endedAt: z.string(),
  status: RunStatus,
  reason: z.string().nullable(),
  turns: z.number(),
  usage: Usage,
  costUsd: z.number().nullable(),
  durationMs: z.number().nullable(),
  spans: z.number(),
  toolCalls: z.number(),
  retries: z.number(),
  errors: z.number(),
}) satisfies z.ZodType<Omit<RunRow, "title">>;

const File = z.object({ format: z.literal(2), runs: z.array(z.object({ stamp: Stamp, row: Row })) });

/** Fewer are read as fast from their traces. */
const worthKeeping = 200;

/**
 * The rows of runs that have ended, in a file beside the traces, so that a start does not read every trace again. It is
 * no truth: each row counts only while its trace is as it was, and the file may be deleted, damaged or in the way.
 */
export function keptRuns(dataDir: string, disk: Disk = realDisk) {
  const folder = join(dataDir, "research");
  const path = join(folder, "runs.json");
  const stamps = new Map<string, Stamp>();

  async function load(): Promise<KnownRuns> {
    const known: KnownRuns = new Map();
    const bytes = await readIfThere(disk, path).catch(() => null);
    const file = File.safeParse(bytes === null ? null : parseJsonBytes(bytes));
    for (const { stamp, row } of file.data?.runs ?? []) {
      const now = await stampOf(row.id);
      if (now === null || now.size !== stamp.size || now.modifiedMs !== stamp.modifiedMs) continue;
      known.set(row.id, { ...row, title: "" });
      stamps.set(row.id, stamp);
    }
    return known;
  }

  /** Nothing depends on it: what cannot be written is read from the traces next time. */
  async function keep(known: KnownRuns): Promise<void> {
    const fresh = [...known.keys()].filter((id) => !stamps.has(id));
    if (fresh.length < worthKeeping) return;
    for (const id of known.keys()) {
      const stamp = await stampOf(id);
      if (stamp === null)
        stamps.delete(id); // its lesson was deleted meanwhile
      else if (!stamps.has(id)) stamps.set(id, stamp);
    }
    const runs = [...known.values()].flatMap((run) => {
      const stamp = stamps.get(run.id);
      const row = Row.safeParse(run);
      return stamp === undefined || !row.success ? [] : [{ stamp, row: row.data }];
    });
    const bytes = new TextEncoder().encode(`${JSON.stringify({ format: 2, runs })}\n`);
    await disk.makeFolder(folder);
    await writeAtomic(disk, path, [bytes]);
  }

  async function stampOf(id: string): Promise<Stamp | null> {
    try {
      const file = await disk.open(tracePaths(dataDir, id).file, "read");
      return await file.info().finally(() => file.close());
    } catch {
      return null;
    }
  }

  /** A lesson was deleted: no row of its runs is to stay on the disk. */
  async function forget(): Promise<void> {
    if (await disk.exists(path)) await disk.remove(path);
  }

  return { load, forget, keep: (known: KnownRuns) => keep(known).catch(() => {}) };
}
