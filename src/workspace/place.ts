import { mkdirSync, realpathSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { type Folder, openFolder } from "./folder.ts";
import { outside, pathNames, quoted, WorkspaceError } from "./path.ts";

/** `names` lead from the real root to the real file: no link among them, unless one was put there just now. */
export type Place = {
  /** As the caller wrote it, for messages. */
  path: string;
  root: string;
  names: string[];
  /** Whether folders are held open on the way; see `folder.ts`. */
  hold: boolean;
};

export function findPlace(root: string, path: string, hold: boolean): Place {
  return { path, root, names: realNames(root, pathNames(path), path), hold };
}

export function realRoot(root: string): string {
  const real = existingPath(resolve(root));
  if (real === null) throw new WorkspaceError("missing", `There is no workspace folder at ${quoted(root)}.`);
  return real;
}

/** The folder a place's file is in, and the file's name there. The caller closes the folder. */
export function openParent(place: Place, create: boolean): { folder: Folder; name: string } {
  const name = place.names.at(-1);
  if (name === undefined) {
    throw new WorkspaceError(
      "not_a_file",
      `${quoted(place.path)} is the workspace's own folder, not a file.`,
    );
  }
  return { folder: openNames(place, place.names.slice(0, -1), create), name };
}

/** Opens, one after the other, the folders that `names` lead through, and returns the last, which the caller closes. */
export function openNames(place: Place, names: string[], create: boolean): Folder {
  let folder = openFolder(place.root, place.hold);
  try {
    checkInside(place, folder.realPath());
    for (const name of names) {
      const next = openOrCreate(folder, name, create);
      folder.close();
      folder = next;
      checkInside(place, folder.realPath());
    }
    return folder;
  } catch (error) {
    folder.close();
    throw error;
  }
}

export function checkInside(place: Place, real: string | null): void {
  if (real === null) throw changed(place.path);
  if (!isInside(place.root, real)) throw outside(place.path);
}

export function isInside(root: string, real: string): boolean {
  return real === root || real.startsWith(root.endsWith(sep) ? root : root + sep);
}

/** The real path of what is there now, links resolved; null when nothing is. */
export function existingPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === "ENOENT" || code === "ENOTDIR") return null;
    throw error;
  }
}

/** The system's own words, in ours. What we do not know keeps its code, with the path it was about. */
export function plainError(error: unknown, path: string): Error {
  if (error instanceof WorkspaceError) return error;
  const code = codeOf(error);
  if (code === "ENOENT")
    return new WorkspaceError("missing", `There is no ${quoted(path)} in the workspace.`);
  if (code === "ENOTDIR")
    return new WorkspaceError("not_a_folder", `${quoted(path)} does not lead to a folder.`);
  if (code === "ELOOP") return new WorkspaceError("outside", `${quoted(path)} is a link that leads nowhere.`);
  if (code === "EEXIST") return changed(path);
  if (code === "ENAMETOOLONG") return new WorkspaceError("bad_path", `${quoted(path)} is too long a path.`);
  return new Error(`${quoted(path)} could not be used (${code ?? String(error)}).`, { cause: error });
}

/** Resolves the links in the part of the path that exists; what does not exist yet is taken as written. */
function realNames(root: string, names: string[], path: string): string[] {
  for (let kept = names.length; kept >= 0; kept--) {
    const real = existingPath(join(root, ...names.slice(0, kept)));
    if (real === null) continue;
    if (!isInside(root, real)) throw outside(path);
    return [...relative(root, real).split(sep).filter(Boolean), ...names.slice(kept)];
  }
  throw new WorkspaceError("missing", `The workspace folder ${quoted(root)} is gone.`);
}

function openOrCreate(folder: Folder, name: string, create: boolean): Folder {
  try {
    return folder.open(name);
  } catch (error) {
    if (!create || codeOf(error) !== "ENOENT") throw error;
    makeFolder(folder.at(name));
    return folder.open(name);
  }
}

/** One that somebody else has just made will do as well. */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

function changed(path: string): WorkspaceError {
  return new WorkspaceError("changed", `${quoted(path)} was changed by something else just now. Try again.`);
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}
