import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder of its own for one test, with files in it; gone when the `using` block ends. */
export function temporary(files: Record<string, string | Uint8Array> = {}) {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), "teacher-assist-")));
  const path = (name: string) => join(dir, name);
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), content);
  };
  for (const [name, content] of Object.entries(files)) write(name, content);
  return {
    dir,
    path,
    write,
    link: (target: string, name: string) => symlinkSync(target, path(name)),
    [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }),
  };
}
