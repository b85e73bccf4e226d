// `npm test`: installs what is missing, then runs every check. Ends with one line of counts.
// `--all` takes slow sweeps whole and other browsers too; `--attack` runs the attack suite alone, whole.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { runTests } from "./run-tests.mjs";
import { root, setup } from "./setup.mjs";
import { ensurePrograms } from "./test-programs.mjs";

const attack = process.argv.includes("--attack");
const all = process.argv.includes("--all");
if (attack || all) process.env.TEACHER_ASSIST_SWEEPS = "whole";
const bun = setup("all");
await ensurePrograms({ all });
const counts = { passed: 0, failed: 0, skipped: 0 };

if (!attack) checks();
const seen = await runTests(bun, attack ? ["tests/attack", "tests/learning/sandbox"] : ["tests"]);
for (const kind of Object.keys(counts)) counts[kind] += seen[kind];

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);

function checks() {
  const bin = (name) => join(root, "node_modules", ".bin", name);
  check("types", bin("tsc"), ["--noEmit"]);
  check("types of the page", bin("tsc"), ["--noEmit", "-p", join(root, "src", "web")]);
  check("style and lint", bin("biome"), ["check", "--error-on-warnings", "."]);
  check("dead code", bin("knip"), ["--no-progress"]);
  check("plugins and skills", process.execPath, [join(root, "scripts", "validate-plugins.mjs")]);
}

function check(name, command, args) {
  const began = performance.now();
  const shell = process.platform === "win32";
  const done = spawnSync(command, args, { cwd: root, encoding: "utf8", shell });
  const ok = done.status === 0;
  counts[ok ? "passed" : "failed"]++;
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(7);
  console.log(`${name.padEnd(20)} ${seconds} s   ${ok ? "passed" : "failed"}`);
  if (!ok) console.log(`\n${done.stdout ?? ""}${done.stderr ?? ""}`);
}
