import { join } from "node:path";
import type { Disk } from "../../store/disk.ts";
import { linesIn, openLines } from "./lines.ts";
import { CaseResult } from "./result.ts";

/** The results of a run. */
export type Ledger = {
  readonly results: readonly CaseResult[];
  add(result: CaseResult): Promise<void>;
  close(): Promise<void>;
};

export const ledgerName = "results.jsonl";

/** A case whose line a killed process left half written is tried again. */
export async function openLedger(folder: string, disk?: Disk): Promise<Ledger> {
  const { all, add, close } = await openLines(join(folder, ledgerName), CaseResult, disk);
  return { results: all, add, close };
}

/** Lines that are no result are left out. */
export function readResults(text: string): CaseResult[] {
  return linesIn(text, CaseResult);
}
