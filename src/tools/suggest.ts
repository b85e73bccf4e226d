import { posix } from "node:path";
import { nearest } from "../nearest.ts";
import type { Confined } from "../workspace/confine.ts";
import { walk } from "../workspace/walk.ts";

const searched = 2000;

/** " Did you mean `classes/3B.md`?": the same name elsewhere, else the nearest path; else what there is to list. */
export function suggestPaths(confined: Confined, path: string): string {
  const known: string[] = [];
  try {
    for (const found of walk(confined, ".", 6)) {
      if (known.length >= searched) break;
      known.push(found.path);
    }
  } catch {
    // What cannot be walked cannot be suggested.
  }
  const name = posix.basename(path).toLowerCase();
  const sameName = known.filter((other) => posix.basename(other).toLowerCase() === name).slice(0, 3);
  const folder = posix.dirname(path);
  const neighbours = known.filter((other) => posix.dirname(other) === folder);
  const likely = sameName.length > 0 ? sameName : [nearest(path, neighbours) ?? nearest(path, known)];
  const named = likely.filter((other) => other !== null).map((other) => `\`${other}\``);
  return named.length > 0
    ? ` Did you mean ${named.join(" or ")}?`
    : " Use list_directory to see what there is.";
}
