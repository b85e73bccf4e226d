// Makes sure that everything is installed, Bun included. Runs on plain Node, before anything of ours can run.
import { spawnSync } from "node:child_process";
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const compiled = join(root, "node_modules", ".cache", "teacher-assist", "main.js");
const starts = ["version", "list", "sessions", "anything"]; // src/cli/starts/start-of.ts
const stampFile = join(root, "node_modules", ".teacher-assist-installed");

/**
 * Installs what is missing and returns Bun's path. `scope`: "run" leaves out what only tests need, unless it is there
 * already: it is never taken away again.
 */
export function setup(scope) {
  try {
    const lock = readFileSync(join(root, "package-lock.json"), "utf8");
    if (!(stamped(scope, lock) || found(scope, lock))) install(scope, lock);
    const bun = bunPath();
    compile(bun);
    return bun;
  } catch (error) {
    return fail(`teacher-assist could not be set up in ${root}: ${error.message}`);
  }
}

/** Whether an earlier installation covers it. The launcher compares times, not contents; where it may not be told, it asks again. */
function stamped(scope, lock) {
  const have = readable(stampFile);
  if (have !== `all\n${lock}` && have !== `${scope}\n${lock}`) return false;
  if (!existsSync(join(root, "node_modules", "bun"))) return false; // an installation that broke off
  ifAllowed(() => utimesSync(stampFile, new Date(), new Date()));
  return true;
}

/** Whether npm itself has installed it, asked by somebody else: `npm ci`, say. */
function found(scope, lock) {
  const there = installed();
  const has = (wanted) =>
    Object.entries(JSON.parse(lock).packages).every(
      ([path, entry]) =>
        path === "" ||
        entry.optional ||
        entry.devOptional ||
        !wanted(entry) ||
        there[path]?.version === entry.version,
    );
  const all = has(() => true);
  if (!all && (scope === "all" || !has(({ dev }) => !dev))) return false;
  ifAllowed(() => writeFileSync(stampFile, `${all ? "all" : "run"}\n${lock}`));
  return true;
}

function install(scope, lock) {
  const wanted = scope === "all" || Object.values(installed()).some(({ dev }) => dev) ? "all" : "run";
  if (
    !ifAllowed(() => accessSync(existsSync(dirname(stampFile)) ? dirname(stampFile) : root, constants.W_OK))
  )
    fail(
      `Something is still to be installed, and ${root} cannot be written to by you. Ask whoever owns it to run "npm start" there once, or copy it to a folder of your own.`,
    );
  say(
    wanted === "all"
      ? "Installing what teacher-assist and its tests need (this happens once, and can take a minute)…"
      : "Installing what teacher-assist needs (this happens once, and can take a minute)…",
  );
  npm(["ci", "--no-audit", "--no-fund", "--loglevel=error", ...(wanted === "run" ? ["--omit=dev"] : [])]);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, `${wanted}\n${lock}`);
}

/** What npm says is in node_modules, by path; nothing where it says nothing. */
function installed() {
  const text = readable(join(root, "node_modules", ".package-lock.json"));
  return text === null ? {} : JSON.parse(text).packages;
}

function readable(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}

/** Runs `work`; false where this folder is somebody else's, or cannot be written to at all. */
function ifAllowed(work) {
  try {
    work();
    return true;
  } catch (error) {
    if (["EACCES", "EPERM", "EROFS"].includes(error.code)) return false;
    throw error;
  }
}

/**
 * Compiles the command line ahead, a bundle a way to start: what only looks starts in a third of the time. Without it,
 * everything runs from the source, and so does whatever is made of files that have changed since (src/cli/compiled.ts).
 * What is compiled asks at run time where it is (`Bun.main`), so that a folder can be moved, renamed or copied.
 */
function compile(bun) {
  if (!ifAllowed(() => accessSync(dirname(stampFile), constants.W_OK))) return;
  const made = statSync(compiled, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ["src", "package.json", "package-lock.json"].map((name) => join(root, name));
  if (!sources.some((path) => newerThan(made, path))) return;
  const folder = dirname(compiled);
  rmSync(folder, { recursive: true, force: true });
  const entries = ["compiled.ts", ...starts.map((name) => join("starts", `${name}.ts`))];
  // What was built must also run: some code compiles to what the runtime then refuses.
  const runs =
    entries.every((entry) => build(bun, entry, folder)) &&
    spawnSync(bun, ["--no-env-file", compiled, "--version"], { cwd: root, stdio: "ignore" }).status === 0;
  if (!runs) rmSync(folder, { recursive: true, force: true });
}

/** Bundles one file of src/cli and notes which files of ours went into it. */
function build(bun, entry, folder) {
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // What every start needs is compiled in; the rest is loaded by the command that wants it.
  const external = Object.keys(dependencies).filter((name) => !["zod", "yaml"].includes(name));
  const name = basename(entry, ".ts").replace(/^compiled$/, "main");
  const notes = join(folder, `${name}.json`);
  const { status } = spawnSync(
    bun,
    [
      "build",
      join(root, "src", "cli", entry),
      "--target=bun",
      "--format=cjs",
      "--bytecode",
      "--define",
      "import.meta.dir=Bun.main",
      ...external.flatMap((name) => ["--external", name]),
      `--metafile=${notes}`,
      `--outdir=${folder}`,
      `--entry-naming=${name}.js`,
    ],
    { cwd: root, stdio: "ignore" },
  );
  if (status !== 0) return false;
  const parts = Object.keys(JSON.parse(readFileSync(notes, "utf8")).inputs).filter((path) =>
    path.startsWith("src/"),
  );
  writeFileSync(join(folder, `${name}.js.parts`), ["package.json", ...parts].join("\n"));
  rmSync(notes);
  return true;
}

function newerThan(time, path) {
  const stats = statSync(path);
  if (stats.mtimeMs > time) return true;
  return stats.isDirectory() && readdirSync(path).some((name) => newerThan(time, join(path, name)));
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

// By its real path: a folder may be reached by a link.
if (realpathSync(process.argv[1] ?? ".") === realpathSync(fileURLToPath(import.meta.url)))
  setup(process.argv[2] === "all" ? "all" : "run");
