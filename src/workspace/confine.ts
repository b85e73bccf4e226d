import * as fs from "node:fs";
import { promisify } from "node:util";
import { sweepOnce, temporaryName } from "../store/temporary.ts";
import { type Entry, entry, list } from "./entries.ts";
import { canHold, openedPath, openNew, openToRead } from "./folder.ts";
import { outside, quoted, WorkspaceError } from "./path.ts";
import { checkInside, findPlace, openParent, type Place, plainError, realRoot } from "./place.ts";

/**
 * The only way to a workspace's files. All paths are relative to its root, with `/`.
 *
 * The promise: no byte is read from, and none is written to, a file outside the root, whatever links lie inside it and
 * however they change meanwhile. Links are resolved first; then every folder on the way is opened from the one before
 * without following links, and what was opened is checked by where it really is.
 *
 * Out of reach: hard links and mounts (they *are* files of the root), a folder moved out by another process in the
 * instant between the last check and the rename, and, off Linux, the windows named in `folder.ts`.
 */
export type Confined = {
  /** Throws `too_large` before reading anything above `maxBytes`. */
  read(path: string, maxBytes: number): Uint8Array;
  /** Creates missing folders. Readers see the old file or the new one, never a part; durable once it resolves. */
  write(path: string, content: string | Uint8Array): Promise<{ created: boolean; bytes: number }>;
  /** Sorted by name. */
  list(path: string): Entry[];
  /** Null when nothing is there. */
  entry(path: string): Entry | null;
};

/** Says why a place may not be read (or listed) or written, by its real names from the root on; null where it may. */
export type Gate = {
  read(names: readonly string[]): string | null;
  write(names: readonly string[]): string | null;
};

/** The root is looked up on first use: a workspace that does not exist is an error of the call, not of the start. */
export function confine(root: string, options: { hold?: boolean; gate?: Gate } = {}): Confined {
  const hold = options.hold ?? canHold;
  let known: string | null = null;
  const at = <T>(path: string, to: keyof Gate, use: (place: Place) => T): T => {
    try {
      known ??= realRoot(root);
      const place = findPlace(known, path, hold);
      const why = options.gate?.[to](place.names) ?? null;
      if (why !== null) throw new WorkspaceError("refused", `${quoted(path)} was left alone: ${why}`);
      return use(place);
    } catch (error) {
      throw plainError(error, path);
    }
  };
  return {
    read: (path, maxBytes) => at(path, "read", (place) => read(place, maxBytes)),
    async write(path, content) {
      const writing = at(path, "write", (place) => write(place, content));
      return writing.catch((error) => Promise.reject(plainError(error, path)));
    },
    list: (path) => at(path, "read", list),
    entry: (path) => at(path, "read", entry),
  };
}

function read(place: Place, maxBytes: number): Uint8Array {
  const { folder, name } = openParent(place, false);
  try {
    const fd = openToRead(folder.at(name));
    try {
      const stats = fs.fstatSync(fd);
      if (!stats.isFile()) throw notAFile(place.path, stats);
      checkInside(place, openedPath(fd, folder.at(name), place.hold));
      if (stats.size > maxBytes) throw tooLarge(place.path, stats.size, maxBytes);
      return fs.readFileSync(fd);
    } finally {
      fs.closeSync(fd);
    }
  } finally {
    folder.close();
  }
}

async function write(
  place: Place,
  content: string | Uint8Array,
): Promise<{ created: boolean; bytes: number }> {
  const { folder, name } = openParent(place, true);
  sweepOnce(folder.realPath(), folder.at("."));
  const temporary = folder.at(temporaryName());
  try {
    const before = fs.lstatSync(folder.at(name), { throwIfNoEntry: false });
    if (before?.isSymbolicLink()) throw outside(place.path);
    if (before && !before.isFile()) throw notAFile(place.path, before);
    checkInside(place, folder.realPath());
    await writeNew(place, temporary, content, before?.mode);
    checkInside(place, folder.realPath());
    fs.renameSync(temporary, folder.at(name));
    folder.sync();
    return { created: !before, bytes: Buffer.byteLength(content) };
  } catch (error) {
    fs.rmSync(temporary, { force: true });
    throw error;
  } finally {
    folder.close();
  }
}

/** Where the new file really is, is known before the first byte goes into it. */
async function writeNew(
  place: Place,
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const fd = openNew(path, 0o666);
  try {
    checkInside(place, openedPath(fd, path, place.hold));
    fs.writeFileSync(fd, content);
    if (mode !== undefined) fs.fchmodSync(fd, mode & 0o777);
    await promisify(fs.fsync)(fd);
  } finally {
    fs.closeSync(fd);
  }
}

function notAFile(path: string, stats: fs.Stats): WorkspaceError {
  const what = stats.isDirectory() ? "a folder, not a file" : "not an ordinary file";
  return new WorkspaceError("not_a_file", `${quoted(path)} is ${what}.`);
}

function tooLarge(path: string, size: number, limit: number): WorkspaceError {
  const [has, may] = [size, limit].map((bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`);
  return new WorkspaceError("too_large", `${quoted(path)} is too large: ${has}, where ${may} is the limit.`);
}
