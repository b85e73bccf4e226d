import { join } from "node:path";
import { readIfThere } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { inTurn } from "../../store/in-turn.ts";
import { parseJson } from "../../store/json.ts";
import { lineWriter } from "../../store/line-writer.ts";
import { CaseResult } from "./result.ts";

/** The results of a run, in a file that only grows: what is in it is on the disk, whatever happens next. */
export type Ledger = {
  readonly results: readonly CaseResult[];
  add(result: CaseResult): Promise<void>;
  close(): Promise<void>;
};

export const ledgerName = "results.jsonl";

/** A last line that a killed process left half written is cut off; its case is tried again. */
export async function openLedger(folder: string, disk: Disk = realDisk): Promise<Ledger> {
  const path = join(folder, ledgerName);
  const bytes = await readIfThere(disk, path);
  const whole = bytes === null ? 0 : bytes.lastIndexOf(10) + 1;
  const results = bytes === null ? [] : readResults(new TextDecoder().decode(bytes.subarray(0, whole)));
  const writer = lineWriter(disk, path, bytes === null ? null : whole, true);
  // Cases that end at the same moment write one after the other.
  const oneByOne = inTurn();
  return {
    results,
    add: (result) =>
      oneByOne(async () => {
        await writer.append(new TextEncoder().encode(`${JSON.stringify(result)}\n`));
        results.push(result);
      }),
    close: () => writer.close(),
  };
}

/** Lines that are no result are left out. */
export function readResults(text: string): CaseResult[] {
  return text.split("\n").flatMap((line) => {
    const parsed = CaseResult.safeParse(parseJson(line));
    return parsed.success ? [parsed.data] : [];
  });
}
