import fs from "node:fs";
import { dirname, resolve } from "node:path";
import { promisify } from "node:util";
import { errorCode } from "./failure.ts";

/**
 * Every file operation of the file store, so that a test can fill the disk or kill the process at any one of them.
 * All may throw the system's error (`ENOENT`, `ENOSPC`, …). Files are private to their owner, folders too.
 */
export interface Disk {
  /** With its parents; durable. No error where it is there already. */
  makeFolder(path: string): Promise<void>;
  /** The names in a folder; empty where there is no folder. */
  names(folder: string): Promise<string[]>;
  exists(path: string): Promise<boolean>;
  /** `create` fails with `EEXIST` where the file is there, the others with `ENOENT` where it is not. */
  open(path: string, how: "read" | "edit" | "create"): Promise<DiskFile>;
  /** Replaces what is at `to`. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Makes the folder's names durable: files made, renamed, removed. */
  syncFolder(path: string): Promise<void>;
}

export interface DiskFile {
  info(): Promise<{ size: number; modifiedMs: number }>;
  /** Fewer bytes than asked for only at the end of the file. */
  read(position: number, length: number): Promise<Uint8Array>;
  /** The number of bytes written: may be fewer than given, as on a disk that just became full. */
  write(bytes: Uint8Array, position: number): Promise<number>;
  truncate(size: number): Promise<void>;
  /** Content and size are durable when it resolves. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The system's own disk. Only `sync` leaves the thread: the others are answered by the system's cache in
 * microseconds, less than a trip to another thread takes.
 */
export const realDisk: Disk = {
  async makeFolder(path) {
    const full = resolve(path);
    const made = fs.mkdirSync(full, { recursive: true, mode: 0o700 });
    if (made === undefined) return;
    for (let folder = full; folder.length >= made.length; folder = dirname(folder)) {
      await realDisk.syncFolder(dirname(folder));
    }
  },
  async names(folder) {
    try {
      return fs.readdirSync(folder);
    } catch (error) {
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    }
  },
  async exists(path) {
    return fs.statSync(path, { throwIfNoEntry: false }) !== undefined;
  },
  async open(path, how) {
    const flags = { read: "r", edit: "r+", create: "wx+" }[how];
    return realFile(fs.openSync(path, flags, 0o600));
  },
  async rename(from, to) {
    fs.renameSync(from, to);
  },
  async remove(path) {
    fs.unlinkSync(path);
  },
  async syncFolder(path) {
    if (process.platform === "win32") return; // has no such thing
    const fd = fs.openSync(path, "r");
    try {
      await fsync(fd);
    } finally {
      fs.closeSync(fd);
    }
  },
};

const fsync = promisify(fs.fsync);
const fdatasync = promisify(fs.fdatasync);

function realFile(fd: number): DiskFile {
  return {
    async info() {
      const { size, mtimeMs } = fs.fstatSync(fd);
      return { size, modifiedMs: mtimeMs };
    },
    async read(position, length) {
      const bytes = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        const n = fs.readSync(fd, bytes, filled, length - filled, position + filled);
        if (n === 0) break;
        filled += n;
      }
      return bytes.subarray(0, filled);
    },
    async write(bytes, position) {
      return fs.writeSync(fd, bytes, 0, bytes.length, position);
    },
    async truncate(size) {
      fs.ftruncateSync(fd, size);
    },
    async sync() {
      await fdatasync(fd);
    },
    async close() {
      fs.closeSync(fd);
    },
  };
}
