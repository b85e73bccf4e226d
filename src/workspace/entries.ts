import * as fs from "node:fs";
import type { Folder } from "./folder.ts";
import { WorkspaceError } from "./path.ts";
import { existingPath, isInside, openNames, openParent, type Place, plainError } from "./place.ts";

/** `link`: leads out of the workspace or nowhere. A link that stays inside has the kind of what it leads to. */
export type Entry = {
  name: string;
  kind: "file" | "folder" | "link" | "other";
  size: number;
  linked: boolean;
};

export function list(place: Place): Entry[] {
  const folder = openNames(place, place.names, false);
  try {
    const names = fs.readdirSync(folder.at(".")).sort();
    return names.map((name) => describe(place, folder, name)).filter((found) => found !== null);
  } finally {
    folder.close();
  }
}

export function entry(place: Place): Entry | null {
  if (place.names.length === 0) return { name: ".", kind: "folder", size: 0, linked: false };
  try {
    const { folder, name } = openParent(place, false);
    try {
      return describe(place, folder, name);
    } finally {
      folder.close();
    }
  } catch (error) {
    const problem = plainError(error, place.path);
    if (problem instanceof WorkspaceError && ["missing", "not_a_folder"].includes(problem.kind)) return null;
    throw problem;
  }
}

function describe(place: Place, folder: Folder, name: string): Entry | null {
  const stats = fs.lstatSync(folder.at(name), { throwIfNoEntry: false });
  if (!stats) return null;
  if (!stats.isSymbolicLink()) return { name, kind: kindOf(stats), size: stats.size, linked: false };
  const target = linkTarget(folder.at(name));
  const led =
    target !== null && isInside(place.root, target) ? fs.lstatSync(target, { throwIfNoEntry: false }) : null;
  return { name, kind: led ? kindOf(led) : "link", size: led?.size ?? 0, linked: true };
}

/** A link that leads to itself leads nowhere. */
function linkTarget(path: string): string | null {
  try {
    return existingPath(path);
  } catch {
    return null;
  }
}

function kindOf(stats: fs.Stats): "file" | "folder" | "other" {
  if (stats.isFile()) return "file";
  return stats.isDirectory() ? "folder" : "other";
}
