import { type Confined, confine } from "../confine.ts";
import { WorkspaceError } from "../path.ts";
import type { ReadCurriculum } from "./read-given.ts";

/** Writes what was read; one of that name is replaced only where that is wished. Throws `WorkspaceError`. */
export async function bringIn(root: string, { path, text }: ReadCurriculum, replace: boolean): Promise<void> {
  const files = confine(root);
  if (!replace && isThere(files, path))
    throw new WorkspaceError(
      "changed",
      `There is a curriculum file ${path} already, and it was left as it is. Choose another name, or replace it.`,
    );
  await files.write(path, text);
}

/** A name that differs only in its capitals is the same file on many a computer. */
function isThere(files: Confined, path: string): boolean {
  if (files.entry("curriculum")?.kind !== "folder") return false;
  return files
    .list("curriculum")
    .some(({ name }) => `curriculum/${name}`.toLowerCase() === path.toLowerCase());
}
