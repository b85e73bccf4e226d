import { join } from "node:path";
import { sourceFile as sourceFileOf } from "../source-file.ts";

/** A file of src/learning that is read or started by its path. */
export function sourceFile(path: string): string {
  return sourceFileOf(join("learning", path));
}
