import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Disk } from "../../src/store/disk.ts";
import { watchedDisk } from "./watched-disk.ts";

export const moments = ["before", "half", "after"] as const;
export type Moment = (typeof moments)[number];

/**
 * The same as a kill (`killingDisk`), without a process of its own: at the n-th operation (0: never) everything stands
 * still for ever. Whoever stands still holds its locks: what is on the disk is looked at in a copy (`copied`).
 */
export function stoppingDisk(n: number, moment: Moment) {
  const stopped = Promise.withResolvers<null>();
  let operations = 0;
  const disk: Disk = watchedDisk(async (operation, run) => {
    if (++operations !== n) return await run();
    if (moment === "half") await operation.half?.();
    if (moment === "after") await run().catch(() => {});
    stopped.resolve(null);
    return await new Promise(() => {});
  });
  return {
    disk,
    /** Until the work is done, or stands still. */
    until: async (work: Promise<unknown>) => void (await Promise.race([work, stopped.promise])),
    count: () => operations,
  };
}

/** A copy of a folder, which goes away again. */
export function copied(folder: string) {
  const path = mkdtempSync(join(tmpdir(), "copy é-"));
  cpSync(folder, path, { recursive: true });
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}
