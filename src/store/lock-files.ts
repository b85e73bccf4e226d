import { locksBySqlite } from "./lock-by-sqlite.ts";
import { StoreError } from "./store.ts";

/** How a file is locked, on the runtime at hand. Both take SQLite's own lock, so that each keeps the other out. */
export type LockFiles = {
  /** Gives what lets it go again; null where somebody has it. Makes the file, in a folder that is there. */
  take(path: string): (() => void) | null;
  /** Whether somebody has it now. The file is there. */
  isTaken(path: string): boolean;
};

let chosen: LockFiles | null = null;

/** Throws `StoreError` where this runtime has no way to lock a file. */
export async function lockFiles(): Promise<LockFiles> {
  chosen ??= await choose();
  return chosen;
}

/** Bun, and Node from 22.13 on, have SQLite in them. Node 20 has no lock of any kind, and is given one. */
async function choose(): Promise<LockFiles> {
  if ("Bun" in globalThis) {
    const { Database } = await import("bun:sqlite");
    return locksBySqlite((path, readonly) => new Database(path, readonly ? { readonly } : { create: true }));
  }
  try {
    const { DatabaseSync } = await import("node:sqlite");
    return locksBySqlite((path, readOnly) => new DatabaseSync(path, { readOnly }));
  } catch (error) {
    if (process.platform === "darwin") throw noLocks(error); // there the other way is another lock than SQLite's
  }
  try {
    return (await import("./lock-by-range.ts")).locksByRange;
  } catch (error) {
    throw noLocks(error);
  }
}

function noLocks(cause: unknown): StoreError {
  const needed = "Use Node 22.13 or newer, or Bun.";
  return new StoreError(
    "write_failed",
    `Nothing can be kept in files here: this version of the runtime cannot lock them. Nothing was changed. ${needed}`,
    { cause },
  );
}
