import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";

/**
 * The text of a file that a stranger may have written and that is read on our own thread: only where it is an ordinary
 * file and small (decision 43). Throws the system's errors, and one in plain words where it is too large.
 */
export function readBounded(path: string, mostBytes: number): string {
  const file = openSync(path, "r");
  try {
    const stats = fstatSync(file);
    if (!stats.isFile()) throw new Error("It is not an ordinary file.");
    if (stats.size > mostBytes) throw new Error(`It is larger than ${mostBytes / 1_000_000} MB.`);
    return readFileSync(file, "utf8");
  } finally {
    closeSync(file);
  }
}
