import type { Confined } from "./confine.ts";
import type { Entry } from "./entries.ts";

export type Found = Entry & { path: string };

/**
 * What lies below a folder (named as `plainPath` names it), each folder before its contents, sorted by name; hidden files are left out.
 * Linked folders are named but not entered, so that a ring of links ends.
 */
export function* walk(confined: Confined, path: string, depth: number): Generator<Found> {
  for (const entry of confined.list(path)) {
    if (entry.name.startsWith(".")) continue;
    const below = joinPath(path, entry.name);
    yield { ...entry, path: below };
    if (entry.kind === "folder" && !entry.linked && depth > 1) yield* walk(confined, below, depth - 1);
  }
}

/** Deeper than anybody's folders; a bound all the same. */
const deepest = 32;

/** Paths of all files below a folder, sorted. */
export function filesBelow(confined: Confined, path: string): string[] {
  const files: string[] = [];
  for (const found of walk(confined, path, deepest)) if (found.kind === "file") files.push(found.path);
  return files.sort();
}

function joinPath(folder: string, name: string): string {
  return folder === "." ? name : `${folder}/${name}`;
}
