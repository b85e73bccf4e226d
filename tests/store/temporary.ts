import { afterAll } from "bun:test";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Makes empty folders that are gone when the test file ends. */
export function temporaryFolders(): () => string {
  const base = fs.mkdtempSync(path.join(os.tmpdir(), "store-"));
  let count = 0;
  afterAll(() => fs.rmSync(base, { recursive: true, force: true }));
  return () => {
    const folder = path.join(base, String(count++));
    fs.mkdirSync(folder);
    return folder;
  };
}
