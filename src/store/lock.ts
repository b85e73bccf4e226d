import fs from "node:fs";
import { dirname } from "node:path";
import { errorCode, writeFailed } from "./failure.ts";
import { type LockFiles, lockFiles } from "./lock-files.ts";
import { StoreError } from "./store.ts";

/** Held until released, or until the process ends, however it ends: no lock is ever stale. */
export type Lock = { release(): void };

export type LockOptions = {
  /** How long to wait for another holder; 0 (the default) does not wait. */
  waitMs?: number;
  /** What is locked, at the start of a sentence: "Session abc". */
  what?: string;
};

/**
 * One holder at a time, between processes and within one. Throws `busy`.
 *
 * The lock is the one SQLite takes on a database file (`lock-files.ts`), which the system drops with its holder. The file stays
 * empty. It goes only with what it guards; whoever has then locked a file that is no longer the one of that name, which
 * a third process could lock anew, has no lock and tries again. Nothing else in this process may open the file: on
 * POSIX systems, closing it would drop the lock.
 */
export async function acquireLock(path: string, options: LockOptions = {}): Promise<Lock> {
  const { waitMs = 0, what = path } = options;
  const files = await lockFiles();
  for (let waited = 0; ; waited += pauseMs) {
    const lock = tryLock(files, path, what);
    if (lock !== null) return lock;
    if (waited >= waitMs) {
      const message = `${what} is in use in another window or program. Close it there, then try again.`;
      throw new StoreError("busy", message);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

export async function withLock<T>(path: string, work: () => Promise<T>, options?: LockOptions): Promise<T> {
  const lock = await acquireLock(path, options);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/** Whether somebody holds it now. Looks and takes nothing; no lock file is made. */
export async function isLocked(path: string): Promise<boolean> {
  return fs.existsSync(path) && (await lockFiles()).isTaken(path);
}

const pauseMs = 5;

function tryLock(files: LockFiles, path: string, what: string): Lock | null {
  try {
    fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    makeNew(path);
    const before = whichFile(path);
    const letGo = files.take(path);
    if (letGo === null) return null;
    if (before !== null && before === whichFile(path)) return lockOf(letGo);
    letGo();
    return null;
  } catch (error) {
    throw writeFailed(what, error);
  }
}

/** Where there is none yet. One that is there is not opened: closing it would drop this process's lock on it. */
function makeNew(path: string): void {
  try {
    fs.closeSync(fs.openSync(path, "wx", 0o600));
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

function whichFile(path: string): string | null {
  const found = fs.statSync(path, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.dev}:${found.ino}:${found.birthtimeMs}`;
}

function lockOf(letGo: () => void): Lock {
  let held = true;
  return {
    release() {
      if (!held) return;
      held = false;
      letGo();
    },
  };
}
