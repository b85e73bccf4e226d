import {
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
  type Stats,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const prefix = "learner-box-";
let isSwept = false;

/** A folder for one run, closed to everybody else. Its name says whose it is, so that a later run can tell it was left. */
export function makeBoxFolder(): string {
  const temporary = realpathSync(tmpdir());
  if (!isSwept) sweepBoxFolders(temporary);
  isSwept = true;
  return mkdtempSync(join(temporary, `${prefix}${process.pid}-`));
}

export function removeBoxFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Removes what runs that were killed have left: folders of ours whose process is gone. Gives their names. */
export function sweepBoxFolders(temporary: string): string[] {
  const left = namesIn(temporary).filter((name) => {
    const found = ownFolder(join(temporary, name));
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (found === null) return false;
    // Earlier versions did not say whose it is: nothing runs in one for a day.
    return pid === undefined ? Date.now() - found.mtimeMs > 86_400_000 : isDead(Number(pid));
  });
  for (const name of left) removeBoxFolder(join(temporary, name));
  return left;
}

/**
 * Files that a child finds open and nobody finds by name: each is gone from its folder before it is read, whatever
 * becomes of us. The descriptors are the caller's to close.
 */
export function namelessFiles(texts: readonly (string | Uint8Array)[]): number[] {
  const folder = makeBoxFolder();
  try {
    return texts.map((text, index) => {
      const path = join(folder, String(index));
      writeFileSync(path, text, { mode: 0o600 });
      return openSync(path, "r");
    });
  } finally {
    removeBoxFolder(folder);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Somebody else's is none of our business, and what is no folder was not made here. */
function ownFolder(path: string): Stats | null {
  try {
    const found = lstatSync(path);
    return found.isDirectory() && found.uid === (process.getuid?.() ?? found.uid) ? found : null;
  } catch {
    return null;
  }
}

export function isDead(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}
