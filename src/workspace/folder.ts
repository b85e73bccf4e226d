import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
} from "node:fs";
import { join } from "node:path";

/**
 * A folder that stays the same folder while it is used.
 *
 * On Linux it is held open, and names in it are reached through `/proc/self/fd`: renaming it, or putting a link in its
 * place, changes nothing for who holds it. Elsewhere it is a path, checked again at each step: a process that swaps
 * links in within the microseconds between check and use can have an empty folder or file made outside, and, in the
 * narrowest window, a listing; what is read and written is still checked by the file that was opened.
 */
export type Folder = {
  /** Where this folder is now. */
  realPath(): string;
  /** A path for `node:fs` to `name` in this folder; "." is the folder itself. */
  at(name: string): string;
  /** The folder `name` in this one. A link there is never followed: it throws, as a missing folder does. */
  open(name: string): Folder;
  /** Makes a rename in this folder durable. */
  sync(): void;
  close(): void;
};

/** Absent on Windows, where `node:fs` leaves them undefined. */
const noFollow = constants.O_NOFOLLOW ?? 0;
const nonBlock = constants.O_NONBLOCK ?? 0;
const directory = constants.O_DIRECTORY ?? 0;

export const canHold = existsSync("/proc/self/fd");

export function openFolder(path: string, hold: boolean): Folder {
  return hold ? held(path) : checked(path);
}

/** Opens an existing file without following a link and, for a pipe, without waiting for its writer. */
export function openToRead(path: string): number {
  return openSync(path, constants.O_RDONLY | noFollow | nonBlock);
}

/** Creates a file that must not exist yet, not even as a link. */
export function openNew(path: string, mode: number): number {
  return openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | noFollow, mode);
}

/** Where the opened file `fd` is now; null when that is no longer the file at `path`. */
export function openedPath(fd: number, path: string, hold: boolean): string | null {
  if (hold) return readlinkSync(`/proc/self/fd/${fd}`);
  const real = realpathSync(path);
  const opened = fstatSync(fd);
  const there = lstatSync(real);
  return opened.ino === there.ino && opened.dev === there.dev ? real : null;
}

function held(path: string): Folder {
  const fd = openSync(path, constants.O_RDONLY | directory | noFollow);
  const at = (name: string) => `/proc/self/fd/${fd}/${name}`;
  return {
    realPath: () => readlinkSync(`/proc/self/fd/${fd}`),
    at,
    open: (name) => held(at(name)),
    sync: () => fsyncSync(fd),
    close: () => closeSync(fd),
  };
}

function checked(path: string): Folder {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) {
    throw Object.assign(new Error("not a folder"), { code: stats.isSymbolicLink() ? "ELOOP" : "ENOTDIR" });
  }
  return {
    realPath: () => realpathSync(path),
    at: (name) => join(path, name),
    open: (name) => checked(join(path, name)),
    sync: () => {},
    close: () => {},
  };
}
