import { createHash } from "node:crypto";
import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * Stands for all the code and data of a plugin: every file of its folder, links followed, but for what is hidden, what
 * it has installed (`node_modules`; its list of those counts) and markdown. A helper that changes changes it too.
 */
export function fingerprintOf(dir: string): string {
  const hash = createHash("sha256");
  for (const { name, path } of filesBelow(dir, "", new Set())) {
    const bytes = readFileSync(path);
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest("hex");
}

type Found = { name: string; path: string };

/** `seen`: real folders on the way, so that a ring of links ends. */
function filesBelow(dir: string, below: string, seen: ReadonlySet<string>): Found[] {
  const real = realpathSync(dir);
  if (seen.has(real)) return [];
  const names = readdirSync(dir).filter((name) => !name.startsWith(".") && name !== "node_modules");
  return names.sort().flatMap((name) => {
    const path = join(dir, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory()) return filesBelow(path, `${below}${name}/`, new Set([...seen, real]));
    return stats?.isFile() && !name.endsWith(".md") ? [{ name: below + name, path }] : [];
  });
}
