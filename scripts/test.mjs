// `npm test`: installs what is missing, then runs every check. Ends with one line of counts.
// `--all` takes slow sweeps whole; `--attack` runs the attack suite alone, whole.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, setup } from "./setup.mjs";

const attack = process.argv.includes("--attack");
if (attack || process.argv.includes("--all")) process.env.TEACHER_ASSIST_SWEEPS = "whole";
const bun = setup("all");
const bin = (name) => join(root, "node_modules", ".bin", name);
ensurePrograms();
const counts = { passed: 0, failed: 0, skipped: 0 };

if (!attack) checks();
tests();

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);

/**
 * Programs that some tests need and npm does not have. Where this machine lets us install them we do; where not, those
 * tests say that they are skipped, and why.
 */
function ensurePrograms() {
  const browsers = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
  ];
  const wanted = [
    { any: process.env.CHROME_PATH ? [] : browsers, packages: ["chromium"] },
    { any: ["bwrap"], packages: ["bubblewrap"] },
    { any: ["espeak-ng"], packages: ["espeak-ng"] },
    { any: ["pocketsphinx_continuous", "pocketsphinx"], packages: ["pocketsphinx", "pocketsphinx-en-us"] },
  ];
  const has = (name) => spawnSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" }).status === 0;
  const missing = wanted
    .filter(({ any }) => any.length > 0 && !any.some(has))
    .flatMap(({ packages }) => packages);
  if (process.platform !== "linux" || missing.length === 0) return;
  if (process.getuid?.() !== 0 || !has("apt-get"))
    return console.log(`Not here: ${missing.join(", ")}. Tests that need them are skipped.`);
  console.log(`Installing for the tests: ${missing.join(", ")}…`);
  const apt = (...args) =>
    spawnSync("apt-get", [...args, "-qq"], { stdio: ["ignore", "ignore", 2] }).status === 0;
  const install = () => apt("install", "-y", "--no-install-recommends", ...missing);
  if (!install() && !(apt("update") && install()))
    console.log("They could not be installed: tests that need them are skipped.");
}

function checks() {
  check("types", bin("tsc"), ["--noEmit"]);
  check("types of the web client", bin("tsc"), ["--noEmit", "-p", join(root, "src", "web")]);
  check("style and lint", bin("biome"), ["check", "--error-on-warnings", "."]);
  check("dead code", bin("knip"), ["--no-progress"]);
  check("plugins and skills", process.execPath, [join(root, "scripts", "validate-plugins.mjs")]);
}

function check(name, command, args) {
  console.log(`\n== ${name}`);
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  const ok = done.status === 0;
  counts[ok ? "passed" : "failed"]++;
  console.log(ok ? "ok" : `${name}: failed`);
}

function tests() {
  console.log("\n== tests");
  const output = join(root, "test-output");
  const report = join(output, "junit.xml");
  mkdirSync(output, { recursive: true });
  rmSync(report, { force: true });
  // Three files at a time, each in a process of its own: much of a test's time is waiting for other processes.
  const args = [
    "test",
    "--parallel=3",
    "--timeout=60000",
    "--reporter=junit",
    `--reporter-outfile=${report}`,
    ...(attack ? ["tests/attack"] : []),
  ];
  const done = spawnSync(bun, args, { cwd: root, stdio: "inherit" });
  const seen = readCounts(report);
  counts.passed += seen.passed;
  counts.failed += seen.failed;
  counts.skipped += seen.skipped;
  // A runner that fails without a failed test has crashed, or found no test at all.
  if (done.status !== 0 && seen.failed === 0) counts.failed++;
}

function readCounts(report) {
  try {
    const head = /<testsuites[^>]*>/.exec(readFileSync(report, "utf8"))?.[0] ?? "";
    const number = (name) => Number(new RegExp(`${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
    const failed = number("failures") + number("errors");
    return { passed: number("tests") - failed - number("skipped"), failed, skipped: number("skipped") };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
