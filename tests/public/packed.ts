import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export const root = join(import.meta.dir, "..", "..");

/** All that the library may need of others. */
const needs = ["zod", "@anthropic-ai/sdk", "openai", "fs-native-extensions"];

export type Runtime = "bun" | "node";
type Ran = { code: number | null; out: string; err: string };

/** Another folder, with the package that `npm pack` makes in its node_modules, and the four packages that it needs. */
export async function packed(dir: string) {
  const made = await run(["npm", "pack", "--silent", "--pack-destination", dir], root);
  if (made.code !== 0) throw new Error(made.err);
  const modules = join(dir, "node_modules");
  mkdirSync(modules);
  const tarball = join(dir, made.out.trim().split("\n").at(-1) ?? "");
  const unpacked = await run(["tar", "xzvf", tarball, "-C", modules], dir);
  if (unpacked.code !== 0) throw new Error(unpacked.err);
  renameSync(join(modules, "package"), join(modules, "teacher-assist"));
  for (const name of [...needs, "@types/node"]) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  }
  writeFileSync(join(dir, "package.json"), JSON.stringify({ type: "module" }));
  const files = unpacked.out
    .trim()
    .split("\n")
    .map((line) => line.replace("package/", ""));
  return { files, at: (path: string) => join(modules, "teacher-assist", path) };
}

export type Example = { name: string; source: string; prints: string };

/** The examples of docs/library.md, each with what it prints. */
export function examples(): Example[] {
  const page = readFileSync(join(root, "docs", "library.md"), "utf8");
  const found = page.matchAll(/^`([\w-]+)\.ts`:\n\n```ts\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```$/gm);
  return Array.from(found, ([, name = "", source = "", prints = ""]) => ({ name, source, prints }));
}

/** Bun runs an example as it stands; for Node 20 its types are taken away. */
export function write(dir: string, { name, source }: Pick<Example, "name" | "source">): void {
  writeFileSync(join(dir, `${name}.ts`), source);
  writeFileSync(join(dir, `${name}.mjs`), new Bun.Transpiler({ loader: "ts" }).transformSync(source));
}

/** Several programs of a folder, one after the other in one process; what each of them printed. */
export async function runAll(
  runtime: Runtime,
  dir: string,
  names: readonly string[],
  env: Record<string, string> = {},
): Promise<string[]> {
  const ending = runtime === "bun" ? "ts" : "mjs";
  const mark = "=== ";
  const steps = names.map((name) => `console.log("${mark}"); await import("./${name}.${ending}");`);
  const all = join(dir, `all-${runtime}.mjs`);
  writeFileSync(all, steps.join("\n"));
  const { code, out, err } = await run([program(runtime), all], dir, env);
  if (code !== 0 || err !== "") throw new Error(`${runtime} ended with ${code}: ${err}\n${out}`);
  return out.split(`${mark}\n`).slice(1);
}

export function program(runtime: Runtime): string {
  return runtime === "bun" ? process.execPath : "node";
}

export async function run(
  command: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<Ran> {
  const { PATH = "", HOME = "" } = process.env;
  // Node from 22.13 on says of its SQLite that it is experimental; docs/library.md says so too.
  const quiet = { NODE_OPTIONS: "--disable-warning=ExperimentalWarning", GOGC: "400" }; // tsc tidies up less often
  const child = Bun.spawn([...command], {
    cwd,
    env: { PATH, HOME, ...quiet, ...env },
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, out, err };
}
