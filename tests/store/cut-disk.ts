import fs from "node:fs";
import type { Disk } from "../../src/store/disk.ts";
import { systemError, watchedDisk } from "./watched-disk.ts";

/**
 * The real disk of a machine whose power fails at the n-th operation (0: never): from then on every operation fails, and
 * `restart` leaves of each file what had been synced, and of the writes after that nothing.
 */
export function cutDisk(n: number): { disk: Disk; operations: string[]; restart(): void } {
  const operations: string[] = [];
  const synced = new Map<string, Buffer | null>();
  const disk = watchedDisk(async (operation, run) => {
    const { name, path } = operation;
    operations.push(`${name} ${path}`);
    if (n > 0 && operations.length >= n) throw systemError("EIO", path);
    if (name === "write" && !synced.has(path)) synced.set(path, null);
    const done = await run();
    if (name === "sync") synced.set(path, fs.readFileSync(path));
    if (name === "rename" || name === "remove") synced.delete(path); // what was renamed had been synced
    return done;
  });
  return {
    disk,
    operations,
    restart() {
      for (const [path, content] of synced) {
        if (!fs.existsSync(path)) continue;
        if (content === null) fs.rmSync(path);
        else fs.writeFileSync(path, content);
      }
    },
  };
}
