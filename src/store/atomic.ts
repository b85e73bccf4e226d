import { dirname, join } from "node:path";
import type { Disk, DiskFile } from "./disk.ts";
import { errorCode } from "./failure.ts";
import { sweepOnce, temporaryName } from "./temporary.ts";

/**
 * Replaces a file in one step: after a crash at any moment there is the old file or the new one, whole.
 * A temporary file may stay behind then; the next process that writes in its folder removes it.
 */
export async function writeAtomic(disk: Disk, path: string, chunks: Chunks): Promise<void> {
  sweepOnce(dirname(path));
  const temporary = join(dirname(path), temporaryName());
  const file = await disk.open(temporary, "create");
  try {
    try {
      let size = 0;
      for await (const chunk of chunks) size += await writeAll(file, chunk, size);
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(temporary, path);
  } catch (error) {
    await disk.remove(temporary).catch(() => {}); // the first error is the one to tell
    throw error;
  }
  await disk.syncFolder(dirname(path));
}

export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** All of the bytes or an error. Gives the number of bytes. */
export async function writeAll(file: DiskFile, bytes: Uint8Array, position: number): Promise<number> {
  let written = 0;
  while (written < bytes.length) written += await file.write(bytes.subarray(written), position + written);
  return written;
}

export async function readAll(disk: Disk, path: string): Promise<Uint8Array> {
  const file = await disk.open(path, "read");
  try {
    const { size } = await file.info();
    return await file.read(0, size);
  } finally {
    await file.close();
  }
}

/** null where there is no such file. */
export async function readIfThere(disk: Disk, path: string): Promise<Uint8Array | null> {
  try {
    return await readAll(disk, path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
