import { Database } from "bun:sqlite";
import fs from "node:fs";
import { dirname } from "node:path";
import { errorCode, writeFailed } from "./failure.ts";
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
 * The lock is the one SQLite takes on a database file, which the system drops with its holder. The file stays
 * empty, and is never deleted: a third process could then lock a new file of the same name. Nothing else in this
 * process may open the file: on POSIX systems, closing it would drop the lock.
 */
export async function acquireLock(path: string, options: LockOptions = {}): Promise<Lock> {
  const { waitMs = 0, what = path } = options;
  for (let waited = 0; ; waited += pauseMs) {
    const lock = tryLock(path, what);
    if (lock !== null) return lock;
    if (waited >= waitMs) {
      const message = `${what} is in use in another window or program. Close it there, then try again.`;
      throw new StoreError("busy", message);
    }
    await Bun.sleep(pauseMs);
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
export function isLocked(path: string): boolean {
  if (!fs.existsSync(path)) return false;
  const database = new Database(path, { readonly: true });
  try {
    database.query("SELECT count(*) FROM sqlite_master").get();
    return false;
  } catch (error) {
    if (errorCode(error)?.startsWith("SQLITE_BUSY")) return true;
    throw error;
  } finally {
    database.close();
  }
}

const pauseMs = 5;

function tryLock(path: string, what: string): Lock | null {
  let database: Database | null = null;
  try {
    fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const fresh = !fs.existsSync(path);
    database = new Database(path, { create: true });
    database.run("PRAGMA journal_mode = MEMORY"); // or an exclusive transaction would make a second file
    database.run("BEGIN EXCLUSIVE");
    if (fresh) fs.chmodSync(path, 0o600);
    return lockOf(database);
  } catch (error) {
    database?.close();
    if (errorCode(error)?.startsWith("SQLITE_BUSY")) return null;
    throw writeFailed(what, error);
  }
}

function lockOf(database: Database): Lock {
  let held = true;
  return {
    release() {
      if (!held) return;
      held = false;
      database.run("ROLLBACK");
      database.close();
    },
  };
}
