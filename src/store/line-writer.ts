import { dirname } from "node:path";
import { writeAll } from "./atomic.ts";
import type { Disk, DiskFile } from "./disk.ts";

/** A file that only grows, by whole lines. */
export interface LineWriter {
  /**
   * All of the lines or none: after an error the file is as before. Throws the system's errors. `sync`: whether they are
   * on the disk when it resolves; where left out, as the writer is.
   */
  append(lines: Uint8Array, sync?: boolean): Promise<void>;
  /** Lets go of the file; a later append opens it again. */
  close(): Promise<void>;
}

/**
 * `size`: where the next line goes in a file that is there; null makes the file with the first append.
 * `durable`: each append is on the disk when it resolves; else it is with the system, which survives this
 * process's death but not the machine's.
 */
export function lineWriter(disk: Disk, path: string, size: number | null, durable: boolean): LineWriter {
  let file: DiskFile | null = null;
  let end = size ?? 0;
  let mustMake = size === null;
  /** Bytes of a failed append may stand after `end`. */
  let dirty = false;

  return {
    async append(lines, sync = durable) {
      const target = await ready();
      dirty = true;
      try {
        await writeAll(target, lines, end);
        if (sync) await target.sync();
      } catch (error) {
        await cut(target).catch(() => {}); // the next append tries again before it writes
        throw error;
      }
      dirty = false;
      end += lines.length;
    },
    async close() {
      const open = file;
      file = null;
      if (open === null) return;
      try {
        if (dirty) await cut(open);
      } finally {
        await open.close();
      }
    },
  };

  async function ready(): Promise<DiskFile> {
    file ??= await disk.open(path, mustMake ? "create" : "edit");
    if (mustMake && durable) await disk.syncFolder(dirname(path));
    mustMake = false;
    if (dirty) await cut(file);
    return file;
  }

  async function cut(target: DiskFile): Promise<void> {
    await target.truncate(end);
    if (durable) await target.sync();
    dirty = false;
  }
}
