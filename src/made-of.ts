import { statSync } from "node:fs";
import { join } from "node:path";

/** Whether a file that was made of others is newer than each of them. They are named as seen from `root`. */
export function isNewerThan(made: string, root: string, parts: readonly string[]): boolean {
  try {
    const since = statSync(made).mtimeMs;
    return parts.every((part) => statSync(join(root, part)).mtimeMs <= since);
  } catch {
    return false; // something that it was made of is gone, or it is itself
  }
}
