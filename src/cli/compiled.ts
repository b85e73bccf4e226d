import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isNewerThan } from "../made-of.ts";
import { sourceFile } from "../source-file.ts";
import { startOf } from "./starts/start-of.ts";

/**
 * Where the compiled command line begins (scripts/setup.mjs): with the bundle that the words need, while none of the files
 * that went into it has changed since; else with the source. Not awaited, as in program.ts.
 */
const bundle = join(dirname(Bun.main), `${startOf(process.argv.slice(2))}.js`);
if (isFresh(bundle)) require(bundle);
else import(sourceFile("cli/main.ts"));

function isFresh(bundle: string): boolean {
  const root = join(dirname(dirname(sourceFile("cli/main.ts"))), "..");
  const parts = `${bundle}.parts`;
  return existsSync(parts) && isNewerThan(bundle, root, readFileSync(parts, "utf8").split("\n"));
}
