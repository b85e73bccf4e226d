import { existsSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** Run as a child process: swaps, as fast as it can, a file and a folder of a workspace with links that lead out. */
const [root = "", outer = ""] = process.argv.slice(2);
console.log("swapping");
for (;;) {
  swap("classes", outer);
  swap("plan.md", join(outer, "plan.md"));
}

function swap(name: string, target: string): void {
  const place = join(root, name);
  const aside = join(root, `.aside-${name}`);
  const link = join(root, `.link-${name}`);
  try {
    symlinkSync(target, link);
    renameSync(place, aside);
    renameSync(link, place);
  } catch {
    // The tools made a new one in the meantime.
  }
  rmSync(link, { force: true });
  try {
    rmSync(place, { recursive: true, force: true });
    if (existsSync(aside)) renameSync(aside, place);
  } catch {
    // As above: the next round takes it away.
    rmSync(aside, { recursive: true, force: true });
  }
}
