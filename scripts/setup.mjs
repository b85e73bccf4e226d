// Makes sure that everything is installed, Bun included. Runs on plain Node, before anything of ours can run.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiled = join(root, "node_modules", ".cache", "teacher-assist", "main.js");
const stampFile = join(root, "node_modules", ".teacher-assist-installed");

/** Installs what is missing and returns Bun's path. `scope`: "run" leaves out what only tests need. */
export function setup(scope) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const wanted = `${scope}\n${lock}`;
  if (!covers(wanted)) {
    say("Installing what teacher-assist needs (this happens once, and can take a minute)…");
    const omit = scope === "run" ? ["--omit=dev"] : [];
    npm(["ci", "--no-audit", "--no-fund", "--loglevel=error", ...omit]);
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, wanted);
  } else utimesSync(stampFile, new Date(), new Date()); // the launcher compares times, not contents
  const bun = bunPath();
  compile(bun);
  return bun;
}

/**
 * Compiles the command line ahead, which halves the time it takes to start. The launcher uses the result only while
 * nothing in src/ is newer, so it can never be out of date; without it, everything runs from the source.
 */
function compile(bun) {
  if (existsSync(compiled) && !newerThan(statSync(compiled).mtimeMs, join(root, "src"))) return;
  const source = join(root, "src", "cli", "main.ts");
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // What every start needs is compiled in; the rest is loaded by the command that wants it.
  const external = Object.keys(dependencies).filter((name) => !["zod", "yaml"].includes(name));
  const args = [
    "build",
    source,
    "--target=bun",
    "--format=cjs",
    "--bytecode",
    ...external.flatMap((name) => ["--external", name]),
    "--outdir",
    dirname(compiled),
  ];
  rmSync(`${compiled}.jsc`, { force: true });
  const built = spawnSync(bun, args, { cwd: root, stdio: "ignore" });
  // What was built must also run: some code compiles to what the runtime then refuses.
  const runs =
    built.status === 0 && spawnSync(bun, [compiled, "--version"], { stdio: "ignore" }).status === 0;
  if (!runs) rmSync(compiled, { force: true });
}

function newerThan(time, path) {
  const stats = statSync(path);
  if (stats.mtimeMs > time) return true;
  return stats.isDirectory() && readdirSync(path).some((name) => newerThan(time, join(path, name)));
}

function covers(wanted) {
  if (!existsSync(stampFile)) return false;
  const have = readFileSync(stampFile, "utf8");
  return have === wanted || have === wanted.replace(/^run\n/, "all\n");
}

/** Where npm may not run install scripts, Bun's own is run here: it only puts its binary in place. */
function bunPath() {
  const path = join(root, "node_modules", "bun", "bin", "bun.exe");
  if (!answers(path)) {
    spawnSync(process.execPath, ["install.js"], { cwd: join(root, "node_modules", "bun"), stdio: "ignore" });
    if (!answers(path))
      fail("Bun, which runs teacher-assist, was installed but does not start on this machine.");
  }
  return path;
}

function answers(bun) {
  return existsSync(bun) && spawnSync(bun, ["--version"], { stdio: "ignore" }).status === 0;
}

function npm(args) {
  const windows = process.platform === "win32";
  const done = spawnSync("npm", args, { cwd: root, stdio: ["ignore", 2, 2], shell: windows });
  if (done.error || done.status !== 0) {
    fail(
      "The installation did not finish. Is this machine online, and is there space on its disk? Then try again.",
    );
  }
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

function fail(text) {
  say(text);
  process.exit(1);
}

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 20) fail(`teacher-assist needs Node 20 or newer; this is ${process.version}.`);

if (process.argv[1] === fileURLToPath(import.meta.url)) setup("run");
