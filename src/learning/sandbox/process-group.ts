import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** What a process group uses, asked of `ps`, and how much lies in its folder. For systems without /proc. */
export function groupUsage(
  leader: number,
  folder: string,
): { processes: number; bytes: number; written: number } {
  const listed = Bun.spawnSync(["/bin/ps", "-A", "-o", "pgid=,rss="], {
    env: {},
    stdout: "pipe",
  }).stdout.toString();
  const group = listed
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([group]) => group === leader);
  const kilobytes = group.reduce((sum, [, rss = 0]) => sum + rss, 0);
  return { processes: group.length, bytes: kilobytes * 1024, written: sizeOf(folder) };
}

function sizeOf(folder: string): number {
  try {
    return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + 1024 + (entry.isDirectory() ? sizeOf(path) : lstatSync(path).size);
    }, 0);
  } catch {
    return 0;
  }
}
