import { join } from "node:path";
import { z } from "zod";
import { hashOf } from "../../agent/recording/recording.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { parseJsonBytes } from "../../store/json.ts";
import { Calibration } from "../ratings/agreement-of.ts";
import type { Calibrated } from "./judged-scores.ts";

/** How a judge with its rubric did against people: a file a judge in `eval-judges/`. The one schema of it. */
const KeptCalibration = z.object({
  judge: z.string(),
  rubric: z.string(),
  asked: z.string(),
  criteria: z.array(Calibration),
});
export type KeptCalibration = z.infer<typeof KeptCalibration>;

const folder = "eval-judges";

export async function keepCalibration(
  data: string,
  kept: KeptCalibration,
  disk: Disk = realDisk,
): Promise<void> {
  await disk.makeFolder(join(data, folder));
  const path = join(data, folder, `${hashOf([kept.judge, kept.asked])}.json`);
  await writeAtomic(disk, path, [new TextEncoder().encode(`${JSON.stringify(kept, null, 2)}\n`)]);
}

/** A judge that nobody has held against people is not calibrated, and neither is one whose file cannot be read. */
export async function calibratedIn(data: string, disk: Disk = realDisk): Promise<Calibrated> {
  const known = new Set<string>();
  for (const name of await disk.names(join(data, folder))) {
    const bytes = name.endsWith(".json") ? await readIfThere(disk, join(data, folder, name)) : null;
    const kept = KeptCalibration.safeParse(bytes === null ? null : parseJsonBytes(bytes));
    if (!kept.success) continue;
    const { judge, asked, criteria } = kept.data;
    for (const { criterion, isCalibrated } of criteria)
      if (isCalibrated) known.add(JSON.stringify([judge, asked, criterion]));
  }
  return ({ judge, asked, question }) => known.has(JSON.stringify([judge, asked, question]));
}
