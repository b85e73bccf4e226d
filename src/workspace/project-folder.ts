import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that holds plugins/ and packs/, seen from the source or from a bundle of it. */
export function projectFolder(from: string = import.meta.dir): string {
  let dir = from;
  while (!(existsSync(join(dir, "plugins")) && existsSync(join(dir, "package.json")))) {
    const parent = dirname(dir);
    if (parent === dir) return dirname(dirname(from));
    dir = parent;
  }
  return dir;
}
