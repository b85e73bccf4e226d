import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "./course.ts";

type Loaded = ReturnType<typeof loadCourse>;

/** A file that was written a moment ago may be written again without its time showing it: such a course is read anew. */
const settledMs = 2_000;
const most = 64;

/**
 * Loads courses, each only once until one of its files changes. What it gives is shared: nobody may change it.
 * Reading thirteen courses takes half a second; asking whether their files changed, a few milliseconds.
 */
export function courseCache(load: (dir: string) => Loaded = loadCourse, now: () => number = Date.now) {
  const known = new Map<string, { stamp: string; loaded: Loaded }>();
  return (dir: string): Loaded => {
    const before = stampOf(dir);
    const cached = known.get(dir);
    if (cached !== undefined && cached.stamp === before.stamp) return cached.loaded;
    const loaded = load(dir);
    known.delete(dir);
    if (now() - before.latest > settledMs) known.set(dir, { stamp: before.stamp, loaded });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return loaded;
  };
}

/** Every file a course is read from, with what tells one state of it from another; and when the latest was written. */
function stampOf(dir: string): { stamp: string; latest: number } {
  let latest = 0;
  const files = ["config.json", "concepts.yaml", "items", ...itemsIn(dir)];
  const parts = files.map((file) => {
    const found = statSync(join(dir, file), { throwIfNoEntry: false });
    if (found === undefined) return `${file} none`;
    latest = Math.max(latest, found.mtimeMs, found.ctimeMs);
    return `${file} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
  });
  return { stamp: parts.join("\n"), latest };
}

function itemsIn(dir: string): string[] {
  try {
    return readdirSync(join(dir, "items")).map((name) => join("items", name));
  } catch {
    return [];
  }
}
