import { createHash } from "node:crypto";
import { accessSync, constants, lstatSync, mkdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { BoxRunner } from "./box.ts";
import { pyodideProgram } from "./pyodide-program.ts";
import { canStartChild, runWebAssemblyChild } from "./webassembly-child.ts";

const child = { name: "pyodide", file: "pyodide-child.ts", baseMb: 400 };

/** CPython in WebAssembly: everywhere our own runtime is, servers included. The first start is slow. */
export const pyodideRunner: BoxRunner = {
  name: child.name,
  languages: ["python"],
  available: async () => canStartChild(child.file) && isInstalled("pyodide"),
  run: (request, limits, signal) =>
    runWebAssemblyChild({ ...child, snapshot: snapshotFile() }, request, limits, signal),
};

export function isInstalled(name: string): boolean {
  return packageFolder(name) !== null;
}

function packageFolder(name: string): string | null {
  try {
    return dirname(Bun.resolveSync(`${name}/package.json`, import.meta.dir));
  } catch {
    return null;
  }
}

/** One per version of everything that is in it; null where no folder is ours alone to write to. */
function snapshotFile(): string | null {
  const folder = packageFolder("pyodide");
  if (folder === null) return null;
  const about = [readFileSync(join(folder, "package.json"), "utf8"), pyodideProgram, process.versions.bun];
  const version = createHash("sha256").update(about.join("\n")).digest("hex").slice(0, 16);
  const cache = [join(dirname(folder), ".cache", "teacher-assist"), privateTemporaryFolder()].find(isOurs);
  return cache === undefined ? null : join(cache, `python-${version}.snapshot`);
}

function privateTemporaryFolder(): string {
  return join(tmpdir(), `teacher-assist-cache-${process.getuid?.() ?? "user"}`);
}

/** Somebody else who could write there could put their own code into every learner's Python. */
function isOurs(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    const { uid, mode } = lstatSync(folder);
    const me = process.getuid?.();
    return me === undefined || (uid === me && (mode & 0o022) === 0);
  } catch {
    return false;
  }
}
