import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BoxLanguage } from "../../../src/learning/sandbox/box.ts";

/** Names no other test run on this machine uses, so that what is left behind can be told apart. */
export const entryName: Record<BoxLanguage, string> = {
  python: `main${process.pid}.py`,
  javascript: `main${process.pid}.js`,
  typescript: `main${process.pid}.ts`,
};

/** Temporary files of this test file go to a folder of its own. */
export function ownTemporaryFolder(): { folder: string; remove: () => void } {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), "box-test-"));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return {
    folder,
    remove: () => {
      if (before === undefined) delete process.env.TMPDIR;
      else process.env.TMPDIR = before;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a run may leave nothing of: folders in the temporary folder, and living processes. */
export function leftovers(): { folders: string[]; processes: string[] } {
  const listed = Bun.spawnSync(["ps", "-A", "-o", "pid=,ppid=,stat=,args="]).stdout.toString();
  const processes = listed
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state = "", ...args]) => {
      const ours = parent === String(process.pid) && /pyodide-child|quickjs-child|bwrap/.test(args.join(" "));
      return !state.startsWith("Z") && (ours || args.some((arg) => arg.includes(`main${process.pid}.`)));
    })
    .map((words) => words.join(" "));
  return {
    folders: readdirSync(tmpdir()).filter(
      (name) => name.startsWith("teacher-assist.tmp-") && name.includes(`-${process.pid}-`),
    ),
    processes,
  };
}

/** A busy machine is no failure. */
export const patience = 120_000;
