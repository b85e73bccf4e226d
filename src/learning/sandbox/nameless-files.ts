import { openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../store/temporary.ts";

/**
 * Files that a child finds open and nobody finds by name: each is gone from its folder before it is read, whatever
 * becomes of us. The descriptors are the caller's to close.
 */
export function namelessFiles(texts: readonly (string | Uint8Array)[]): number[] {
  const folder = temporaryFolder();
  try {
    return texts.map((text, index) => {
      const path = join(folder, String(index));
      writeFileSync(path, text, { mode: 0o600 });
      return openSync(path, "r");
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
