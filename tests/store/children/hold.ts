/**
 * Takes a lock, says so, and never lets go: `hold.ts <lock file> [node:sqlite|earlier]`. `node:sqlite`: as a Node does that
 * has SQLite in it. `earlier`: as this program did while it ran on Bun alone.
 */
import fs from "node:fs";
import { acquireLock } from "../../../src/store/lock.ts";
import { locksBySqlite } from "../../../src/store/lock-by-sqlite.ts";

const [file = "", by = ""] = process.argv.slice(2);
const held = await (by === "node:sqlite" ? bySqlite() : by === "earlier" ? asEarlier() : byLock());
fs.writeSync(1, held === null ? "busy\n" : "held\n");
if (held !== null) setInterval(() => held, 1000);

function byLock(): Promise<unknown> {
  return acquireLock(file).catch(() => null);
}

async function bySqlite(): Promise<unknown> {
  const { DatabaseSync } = await import("node:sqlite");
  return locksBySqlite((path, readOnly) => new DatabaseSync(path, { readOnly })).take(file);
}

async function asEarlier(): Promise<unknown> {
  const { Database } = await import("bun:sqlite");
  const database = new Database(file, { create: true });
  try {
    database.run("PRAGMA journal_mode = MEMORY");
    database.run("BEGIN EXCLUSIVE");
    return database;
  } catch {
    return null;
  }
}
