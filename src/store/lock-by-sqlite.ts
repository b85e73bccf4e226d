import type { LockFiles } from "./lock-files.ts";

/** A database, as Bun and Node both have it. What they throw has SQLite's own number for it. */
export type Open = (path: string, readOnly: boolean) => { exec(sql: string): unknown; close(): void };

/** The lock that SQLite takes on a database file. The file stays empty. */
export function locksBySqlite(open: Open): LockFiles {
  return {
    take(path) {
      const database = open(path, false);
      try {
        database.exec("PRAGMA journal_mode = MEMORY"); // or an exclusive transaction would make a second file
        database.exec("BEGIN EXCLUSIVE");
      } catch (error) {
        database.close();
        if (isBusy(error)) return null;
        throw error;
      }
      return () => {
        database.exec("ROLLBACK");
        database.close();
      };
    },

    isTaken(path) {
      const database = open(path, true);
      try {
        database.exec("SELECT count(*) FROM sqlite_master");
        return false;
      } catch (error) {
        if (isBusy(error)) return true;
        throw error;
      } finally {
        database.close();
      }
    },
  };
}

/** SQLITE_BUSY, whatever stands in the upper bytes. */
function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const number = "errno" in error ? error.errno : "errcode" in error ? error.errcode : null; // Bun's; Node's
  return typeof number === "number" && (number & 0xff) === 5;
}
