// Compiles the library into dist/: JavaScript that runs on Node and on Bun, and its types. `npm pack` does this first.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, setup } from "./setup.mjs";

const dist = join(root, "dist");
const types = join(dist, "types");
const project = join(root, "src", "public");
const { files } = JSON.parse(readFileSync(join(project, "tsconfig.json"), "utf8"));

const bun = setup("all");
rmSync(dist, { recursive: true, force: true });
run(bun, [
  "build",
  ...files.map((file) => join(project, file)),
  "--target=node",
  "--format=esm",
  "--splitting",
  "--packages=external",
  `--outdir=${dist}`,
  "--entry-naming=[name].js",
]);
run(process.execPath, [join(root, "node_modules", "typescript", "bin", "tsc"), "-p", project]);
for (const file of readdirSync(types, { recursive: true })) {
  if (!file.endsWith(".d.ts")) continue;
  const path = join(types, file);
  // A program that takes no imports of `.ts` finds the types all the same.
  writeFileSync(path, readFileSync(path, "utf8").replaceAll(/(["']\.{1,2}\/[^"']*)\.ts(["'])/g, "$1.js$2"));
}

function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  if (status === 0) return;
  process.stderr.write(`The library could not be compiled.\n${stdout}${stderr}`);
  process.exit(1);
}
