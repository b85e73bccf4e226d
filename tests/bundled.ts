import { afterAll } from "bun:test";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

const cache = join(import.meta.dir, "..", "node_modules", ".cache", "teacher-assist-tests");

/**
 * A program of a test's as one file, for one that is started many times: each start takes half the time. To be asked for
 * outside of any test; gone when the file's tests are. It lies where the program's own packages and sources are found.
 */
export async function bundled(file: string): Promise<string> {
  mkdirSync(cache, { recursive: true });
  const outdir = mkdtempSync(join(cache, "program-"));
  afterAll(() => rmSync(outdir, { recursive: true, force: true }));
  await Bun.build({ entrypoints: [file], outdir, target: "bun", external: ["fs-native-extensions"] });
  return join(outdir, basename(file).replace(/\.ts$/, ".js"));
}
