import { z } from "zod";
import { readJson, writeJson } from "../../learning/state/json-file.ts";
import type { Disk } from "../../store/disk.ts";
import type { CompiledSpec } from "../spec/compiled.ts";
import type { From } from "./replay.ts";
import { Finished, SessionState } from "./session-state.ts";

/** A cache of a log's beginning, so that a long session is taken up at once. It may be deleted at any time. */
const Snapshot = z.object({
  spec: z.object({ version: z.string(), hash: z.string() }),
  /** The last line it holds, and where the next one begins. */
  seq: z.number().int().min(0),
  size: z.number().int().positive(),
  state: SessionState,
  /** Finished words whose concept may still gain some. */
  notRecorded: z.array(Finished),
});

/** null: none that this spec can use. */
export async function readSnapshot(
  disk: Disk,
  path: string,
  { version, hash }: CompiledSpec,
): Promise<From | null> {
  const read = await readJson(disk, path, Snapshot);
  if (read.kind !== "ok") return null;
  const { spec, ...from } = read.value;
  return spec.version === version && spec.hash === hash ? from : null;
}

/** Gives its size. */
export async function writeSnapshot(disk: Disk, path: string, from: From): Promise<number> {
  return writeJson(disk, path, { spec: from.state.spec, ...from });
}
