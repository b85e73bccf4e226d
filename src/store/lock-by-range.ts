/// <reference path="./fs-native-extensions.d.ts" />
import fs from "node:fs";
import locks from "fs-native-extensions";
import type { LockFiles } from "./lock-files.ts";

/**
 * The bytes that SQLite locks, far beyond the end of the file: one for whoever wants to write, one for whoever will,
 * and those of its readers (https://sqlite.org/lockingv3.html, `PENDING_BYTE` in its source).
 */
const first = 0x40000000;
const readers = { first: first + 2, length: 510 };
const all = 2 + readers.length;

/**
 * The same lock as SQLite's, taken from the system on its very bytes. It belongs to the opened file and not to the
 * process, so that closing another opening of the file does not drop it.
 */
export const locksByRange: LockFiles = {
  take(path) {
    const file = fs.openSync(path, "a+", 0o600);
    return locked(file, () => locks.tryLock(file, first, all)) ? () => fs.closeSync(file) : null;
  },

  isTaken(path) {
    const file = fs.openSync(path, "r");
    const free = locked(file, () => locks.tryLock(file, readers.first, readers.length, { shared: true }));
    if (free) fs.closeSync(file);
    return !free;
  },
};

/** Closes the file where it was not locked. */
function locked(file: number, tryLock: () => boolean): boolean {
  let held = false;
  try {
    held = tryLock();
    return held;
  } finally {
    if (!held) fs.closeSync(file);
  }
}
