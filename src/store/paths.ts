import { join } from "node:path";
import { checkId, isId } from "./ids.ts";

/** Where one session or trace lives: at rest in `file`, under way also in `journal`. */
export type Paths = { id: string; folder: string; file: string; journal: string };

/** Throws `bad_id`: no path is ever built from anything else. */
export function sessionPaths(dataDir: string, id: string): Paths {
  return pathsIn(sessionFolder(dataDir), id);
}

export function tracePaths(dataDir: string, id: string): Paths {
  return pathsIn(traceFolder(dataDir), id);
}

export function traceFolder(dataDir: string): string {
  return join(dataDir, "traces");
}

export function sessionFolder(dataDir: string): string {
  return join(dataDir, "sessions");
}

export function lockPath(paths: Paths): string {
  return join(lockFolder(paths), `${paths.id}.lock`);
}

export function lockFolder({ folder }: Pick<Paths, "folder">): string {
  return join(folder, ".locks");
}

export function pathsIn(folder: string, id: string): Paths {
  checkId(id);
  return { id, folder, file: join(folder, id + fileEnd), journal: join(folder, id + journalEnd) };
}

/** The ids in a folder's names. Files set aside, temporary files and strangers have none. */
export function idsIn(names: readonly string[]): { files: string[]; journals: Set<string> } {
  const idsWith = (end: string) =>
    names.flatMap((name) => (name.endsWith(end) ? [name.slice(0, -end.length)] : [])).filter(isId);
  return { files: idsWith(fileEnd), journals: new Set(idsWith(journalEnd)) };
}

const fileEnd = ".json";
const journalEnd = ".jsonl";
