import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file of src/ that is read or started by its path: also when this runs compiled, from another folder. */
export function sourceFile(path: string): string {
  for (let dir = import.meta.dir; dirname(dir) !== dir; dir = dirname(dir)) {
    const file = join(dir, "src", path);
    if (existsSync(file)) return file;
  }
  return join(import.meta.dir, path);
}
