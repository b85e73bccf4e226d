// `npm test`: installs what is missing, then runs every check. Ends with one line of counts.
// `--all` takes slow sweeps whole and other browsers too; `--attack` runs the attack suite alone, whole.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { givingWay, runTests } from "./run-tests.mjs";
import { root, setup } from "./setup.mjs";
import { ensurePrograms } from "./test-programs.mjs";

const attack = process.argv.includes("--attack");
const all = process.argv.includes("--all");
if (attack || all) process.env.TEACHER_ASSIST_SWEEPS = "whole";
const bun = setup("all");
await ensurePrograms({ all });
const counts = { passed: 0, failed: 0, skipped: 0 };

// Side by side: many a test waits for another process, and leaves the machine to a check meanwhile.
const [seen] = await Promise.all([
  runTests(bun, attack ? ["tests/attack", "tests/learning/sandbox"] : ["tests"]),
  attack ? null : checks(),
]);
for (const kind of Object.keys(counts)) counts[kind] += seen[kind];

const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exit(counts.failed > 0 ? 1 : 0);

async function checks() {
  const bin = (name) => join(root, "node_modules", ".bin", name);
  // What has not changed since the last run is not looked at again; what is known of it lies with what is installed.
  const kept = join(root, "node_modules", ".cache", "checks");
  // One checker: several look at the same types several times, and tests have the other cores.
  const tsc = (name) => [
    ...["--noEmit", "--checkers", "1", "--incremental"],
    ...["--tsBuildInfoFile", join(kept, `${name}.tsbuildinfo`)],
  ];
  const knip = ["--no-progress", "--no-config-hints", "--cache", "--cache-location", join(kept, "knip")];
  await check("types", bin("tsc"), tsc("all"));
  await check("types of the page", bin("tsc"), [...tsc("page"), "-p", join(root, "src", "web")]);
  await check("style and lint", bin("biome"), ["check", "--error-on-warnings", "."]);
  await check("dead code", bin("knip"), knip);
  await check("only for tests", bin("knip"), [...knip, "--production"]);
  await check("plugins and skills", process.execPath, [join(root, "scripts", "validate-plugins.mjs")]);
}

async function check(name, command, args) {
  const began = performance.now();
  const { ok, said } = await run(command, args);
  counts[ok ? "passed" : "failed"]++;
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(7);
  console.log(`${name.padEnd(20)} ${seconds} s   ${ok ? "passed" : "failed"}`);
  if (!ok) console.log(`\n${said}`);
}

function run(command, args) {
  const shell = process.platform === "win32";
  const env = { GOGC: "400", ...process.env }; // tsc tidies its memory up less often, in a quarter less time
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env, shell });
  givingWay(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part) => {
      said += part;
    });
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ ok: false, said: String(error) }));
    child.on("close", (status) => resolve({ ok: status === 0, said }));
  });
}
