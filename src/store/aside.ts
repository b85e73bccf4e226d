import { readAll, writeAtomic } from "./atomic.ts";
import type { Disk } from "./disk.ts";

/**
 * Damaged files are kept beside their old place, under a name that says what and when; an earlier one is never
 * overwritten. All three give the new path.
 */
export async function moveAside(disk: Disk, path: string, mark: Mark, now: Date): Promise<string> {
  const aside = await freeName(disk, path, mark, now);
  await disk.rename(path, aside);
  return aside;
}

/** For a file that must not be missing at any moment: its place is taken by an atomic write afterwards. */
export async function copyAside(disk: Disk, path: string, mark: Mark, now: Date): Promise<string> {
  return keepAside(disk, path, mark, now, await readAll(disk, path));
}

/** For a part of a file. */
export async function keepAside(
  disk: Disk,
  path: string,
  mark: Mark,
  now: Date,
  bytes: Uint8Array,
): Promise<string> {
  const aside = await freeName(disk, path, mark, now);
  await writeAtomic(disk, aside, [bytes]);
  return aside;
}

type Mark = "damaged" | "torn";

async function freeName(disk: Disk, path: string, mark: Mark, now: Date): Promise<string> {
  const base = `${path}.${mark}-${now.toISOString().replace(/[-:.]/g, "")}`;
  let name = base;
  for (let n = 2; await disk.exists(name); n++) name = `${base}-${n}`;
  return name;
}
