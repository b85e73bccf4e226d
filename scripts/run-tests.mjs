// Runs test files and tells of them by folder: a line when a folder is through, failures in full, one line a reason
// for what was skipped. The whole output and the counts are kept in test-output/.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./setup.mjs";

const output = join(root, "test-output");
const report = join(output, "junit.xml");

/** `folders`: those whose test files run, with all below them. */
export async function runTests(bun, folders) {
  mkdirSync(output, { recursive: true });
  rmSync(report, { force: true });
  const args = [
    "test",
    // Two files a core at a time, each in a process of its own: a third of a test's time is waiting for other processes.
    `--parallel=${2 * Math.max(2, Math.min(8, availableParallelism()))}`,
    "--timeout=600000",
    `--timings=${join(output, "timings.json")}`,
    "--update-timings",
    "--reporter=junit",
    `--reporter-outfile=${report}`,
    ...folders,
  ];
  const browser = await sharedBrowser(bun);
  const child = start(bun, args, browser.env);
  const log = createWriteStream(join(output, "tests.log"));
  const teller = failureTeller();
  const read = (stream) => {
    createInterface({ input: stream }).on("line", (line) => {
      log.write(`${line}\n`);
      teller.heard(line);
    });
  };
  read(child.stdout);
  read(child.stderr);
  const status = await new Promise((resolve) => child.on("close", resolve));
  browser.stop();
  log.end();
  const reasons = teller.end();
  const rows = readReport();
  tellFolders(rows);
  if (reasons.length > 0) console.log(`\nskipped: ${reasons.join("; ")}`);
  const counts = { passed: sum(rows, "passed"), failed: sum(rows, "failed"), skipped: sum(rows, "skipped") };
  // A runner that fails without a failed test has crashed, or found no test at all.
  if ((status !== 0 || rows.length === 0) && counts.failed === 0) {
    console.log(`The test runner itself failed (${status}). The end of test-output/tests.log says more.`);
    return { ...counts, failed: 1 };
  }
  return counts;
}

/** Both outputs by one pipe, where there is a shell to join them: otherwise lines of one file mix with another's. */
function start(bun, args, env) {
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } };
  if (process.platform === "win32") return spawn(bun, args, options);
  return spawn("sh", ["-c", 'exec "$0" "$@" 2>&1', bun, ...args], options);
}

/** One browser for all files. Where it does not start, each of them starts its own. */
async function sharedBrowser(bun) {
  const file = join(root, "tests", "web", "browser", "children", "shared-browser.ts");
  const child = spawn(bun, [file], { cwd: root, stdio: ["pipe", "pipe", "ignore"] });
  const address = await new Promise((resolve) => {
    createInterface({ input: child.stdout }).on("line", resolve);
    child.on("close", () => resolve(null));
    child.on("error", () => resolve(null));
  });
  return {
    env: address === null ? {} : { TEACHER_ASSIST_TEST_BROWSER: address },
    stop: () => child.stdin.end(),
  };
}

/** Tells of a file that failed as soon as the next one is heard of; of what was skipped, at the end. */
function failureTeller() {
  const reasons = new Set();
  let file = null;
  let said = [];
  const finishFile = () => {
    if (said.some((line) => line.startsWith("(fail)") || line.startsWith("# Unhandled error")))
      console.log(`\n${file ?? ""}\n${said.filter((line) => !/^\((pass|skip)\)/.test(line)).join("\n")}\n`);
    said = [];
  };
  return {
    heard(line) {
      const head = /^(tests\/\S+\.test\.ts):$/.exec(line);
      if (head) {
        finishFile();
        file = head[1];
        return;
      }
      said.push(line);
      const reason = /^skipped: (.+)$/.exec(line)?.[1];
      if (reason !== undefined) reasons.add(reason);
    },
    end() {
      finishFile();
      return [...reasons].sort();
    },
  };
}

/** What the runner's own report counts, a file each. */
function readReport() {
  let text = "";
  try {
    text = readFileSync(report, "utf8");
  } catch {
    return [];
  }
  const suites = text.matchAll(/<testsuite (?=[^>]*\bfile="([^"]+)")[^>]*>/g);
  const files = new Map();
  for (const [head, file] of suites) {
    // The suites of `describe` stand inside their file's, which comes first and counts them all.
    if (files.has(file)) continue;
    const number = (name) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(head)?.[1] ?? 0);
    const failed = number("failures") + number("errors");
    const skipped = number("skipped");
    files.set(file, { failed, skipped, passed: number("tests") - failed - skipped, seconds: number("time") });
  }
  return [...files].map(([file, counted]) => ({ file, ...counted }));
}

const sum = (rows, of) => rows.reduce((total, row) => total + row[of], 0);

function tellFolders(rows) {
  const folderOf = (file) =>
    file
      .split("/")
      .slice(0, 2)
      .join("/")
      .replace(/\.test\.ts$/, "");
  for (const folder of new Set(rows.map(({ file }) => folderOf(file)))) {
    const own = rows.filter(({ file }) => folderOf(file) === folder);
    const [passed, failed, skipped] = ["passed", "failed", "skipped"].map((kind) => sum(own, kind));
    const counts = [
      `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
    ];
    console.log(
      `${folder.padEnd(20)} ${sum(own, "seconds").toFixed(1).padStart(7)} s   ${counts.filter(Boolean).join(", ")}`,
    );
  }
}
