import { dirname } from "node:path";
import { z } from "zod";
import { moveAside } from "../../store/aside.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import type { Disk } from "../../store/disk.ts";
import { parseJsonBytes } from "../../store/json.ts";

export type Read<T> = { kind: "missing" } | { kind: "damaged"; why: string } | { kind: "ok"; value: T };

export async function readJson<T>(disk: Disk, path: string, schema: z.ZodType<T>): Promise<Read<T>> {
  const bytes = await readIfThere(disk, path);
  if (bytes === null) return { kind: "missing" };
  const parsed = schema.safeParse(parseJsonBytes(bytes));
  if (parsed.success) return { kind: "ok", value: parsed.data };
  return { kind: "damaged", why: z.prettifyError(parsed.error) };
}

/**
 * Gives the number of bytes written. Readable by people: learners and researchers open these files. Its folder is
 * made where it is missing: a home may be fresh, or somebody may have tidied it.
 */
export async function writeJson(disk: Disk, path: string, value: unknown): Promise<number> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
  await disk.makeFolder(dirname(path));
  await writeAtomic(disk, path, [bytes]);
  return bytes.length;
}

/** Puts a damaged file aside and says so. */
export async function putAside(disk: Disk, path: string, now: Date, what: string): Promise<string> {
  const aside = await moveAside(disk, path, "damaged", now);
  return `${what} was damaged and could not be read. It was kept as ${aside}.`;
}
