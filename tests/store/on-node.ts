import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolders } from "./temporary.ts";

export type Runtime = "bun" | "node";

const folder = temporaryFolders();
const built = new Map<string, Promise<string>>();

/** What starts a child of this folder on a runtime; for Node it is compiled first, as the library is. */
export async function childOn(runtime: Runtime, name: string): Promise<string[]> {
  const source = join(import.meta.dir, "children", name);
  if (runtime === "bun") return [process.execPath, source];
  const program = built.get(name) ?? compiled(source);
  built.set(name, program);
  return ["node", await program];
}

async function compiled(source: string): Promise<string> {
  const outdir = folder();
  symlinkSync(join(import.meta.dir, "../../node_modules"), join(outdir, "node_modules"));
  const { outputs } = await Bun.build({
    entrypoints: [source],
    target: "node",
    format: "esm",
    packages: "external",
    outdir,
    naming: "[name].mjs",
  });
  const [program] = outputs;
  if (program === undefined) throw new Error(`${source} could not be compiled for Node.`);
  return program.path;
}
