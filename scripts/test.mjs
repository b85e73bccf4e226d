// `npm test`: installs what is missing, then runs every check. Ends with one line of counts.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root, setup } from "./setup.mjs";

const bun = setup("all");
const bin = (name) => join(root, "node_modules", ".bin", name);
ensureBrowser();
const counts = { passed: 0, failed: 0, skipped: 0 };

check("types", bin("tsc"), ["--noEmit"]);
check("style and lint", bin("biome"), ["check", "--error-on-warnings", "."]);
check("dead code", bin("knip"), ["--no-progress"]);
check("plugins and skills", process.execPath, [join(root, "scripts", "validate-plugins.mjs")]);
tests();

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);

/** Some tests need a browser. Where this machine lets us install one we do; where not, those tests say so. */
function ensureBrowser() {
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
  const has = (name) => spawnSync("sh", ["-c", `command -v ${name}`], { stdio: "ignore" }).status === 0;
  if (process.env.CHROME_PATH || process.platform !== "linux" || names.some(has)) return;
  if (process.getuid?.() !== 0 || !has("apt-get"))
    return console.log("No browser here: tests that need one are skipped.");
  console.log("Installing Chromium for the browser tests…");
  const apt = (...args) =>
    spawnSync("apt-get", [...args, "-qq"], { stdio: ["ignore", "ignore", 2] }).status === 0;
  if (!(apt("install", "-y", "chromium") || (apt("update") && apt("install", "-y", "chromium")))) {
    console.log("Chromium could not be installed: tests that need a browser are skipped.");
  }
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
  const args = ["test", "--timeout=30000", "--reporter=junit", `--reporter-outfile=${report}`];
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
