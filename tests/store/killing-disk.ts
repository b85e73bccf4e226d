import type { Disk } from "../../src/store/disk.ts";
import { watchedDisk } from "./watched-disk.ts";

/** The real disk, on which this process dies by SIGKILL at the n-th operation (0: never). */
export function killingDisk(n: number, moment: string): { disk: Disk; operations: string[] } {
  const operations: string[] = [];
  const disk = watchedDisk(async (operation, run) => {
    operations.push(operation.name);
    if (operations.length !== n) return await run();
    if (moment === "half") await operation.half?.();
    if (moment === "after") await run().catch(() => {});
    process.kill(process.pid, "SIGKILL");
    return await new Promise(() => {}); // the signal may take a moment
  });
  return { disk, operations };
}
