// Runs test files and tells of them by folder: a line when a folder is through, failures in full, one line a reason
// for what was skipped, the dearest files. The whole output and the counts are kept in test-output/.
import { spawn } from "node:child_process";
import {
  chmodSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { availableParallelism, setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./setup.mjs";

const output = join(root, "test-output");
const cpuNotes = join(output, "cpu");

/**
 * For a process that ends in minutes, beside others on every core: what is compiled once more costs a fifth of its time
 * and never pays, what is compiled a second time seldom; threads that collect beside it and memory that is given back
 * are work too.
 */
const forMinutes = {
  BUN_JSC_useFTLJIT: "0",
  BUN_JSC_thresholdForOptimizeAfterWarmUp: "4000",
  BUN_JSC_thresholdForOptimizeAfterLongWarmUp: "4000",
  BUN_JSC_thresholdForOptimizeSoon: "4000",
  BUN_JSC_numberOfGCMarkers: "1",
  MIMALLOC_PURGE_DELAY: "-1",
};

/** Their files share a browser, the page and a server's threads too, so they have processes of their own. */
const withBrowser = ["tests/web", "tests/server"];

const cores = availableParallelism();

/**
 * A browser for two cores: each costs a dozen seconds until it, its page and its server have loaded and compiled what
 * they need, and keeps one core busy. With one alone, a second worker never gets to start: without workers, a file
 * would not be told from the next (scripts/test-cpu.mjs).
 */
const inBrowsers =
  cores < 4 ? ["--parallel=2", `--parallel-delay=${86_400_000}`] : [`--parallel=${Math.min(4, cores >> 1)}`];

/** `folders`: those whose test files run, with all below them. */
export async function runTests(bun, folders) {
  mkdirSync(output, { recursive: true });
  rmSync(cpuNotes, { recursive: true, force: true });
  mkdirSync(cpuNotes);
  const inBrowser = withBrowser.filter((one) => folders.some((folder) => `${one}/`.startsWith(`${folder}/`)));
  const others = folders.filter((folder) => !withBrowser.includes(folder));
  const log = createWriteStream(join(output, "tests.log"));
  // A file a core at a time beside those in a browser: half of a test's time is waiting for other processes.
  const apart = inBrowser.map((folder) => `--path-ignore-patterns=${folder}/**`);
  const temporary = inMemory();
  const groups = await Promise.all([
    inBrowser.length === 0 ? null : runGroup(bun, "browser", [], inBrowser, log, temporary),
    others.length === 0 ? null : runGroup(bun, "others", apart, others, log, temporary),
  ]);
  log.end();
  if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  const ran = groups.filter((group) => group !== null);
  const rows = withCpu(ran.flatMap(({ rows }) => rows));
  tellFolders(rows);
  tellDearest(rows);
  const reasons = [...new Set(ran.flatMap(({ reasons }) => reasons))].sort();
  if (reasons.length > 0) console.log(`\nskipped: ${reasons.join("; ")}`);
  const counts = { passed: sum(rows, "passed"), failed: sum(rows, "failed"), skipped: sum(rows, "skipped") };
  // A runner that fails without a failed test has crashed, or found no test at all.
  const broken = ran.filter(
    ({ status, rows }) => rows.length === 0 || (status !== 0 && sum(rows, "failed") === 0),
  );
  for (const { status } of broken)
    console.log(`The test runner itself failed (${status}). test-output/tests.log says more.`);
  return { ...counts, failed: counts.failed + broken.length };
}

const enough = 4e9;

/** A folder for temporary files in memory, where there is room: thousands of durable writes wait for no disk. */
function inMemory() {
  const shared = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(shared);
    if (bavail * bsize < enough) return null;
    const folder = mkdtempSync(join(shared, "teacher-assist-tests-"));
    chmodSync(folder, 0o1777); // as everybody's folder for them is: some tests are about other accounts
    return folder;
  } catch {
    return null;
  }
}

async function runGroup(bun, name, more, folders, log, temporary) {
  const report = join(output, `junit-${name}.xml`);
  rmSync(report, { force: true });
  const args = [
    "test",
    ...(name === "browser" ? inBrowsers : [`--parallel=${Math.max(2, Math.min(8, cores))}`]),
    "--no-isolate", // files leave nothing behind that another could meet: modules, packs and models are read once
    "--timeout=600000",
    `--timings=${join(output, `timings-${name}.json`)}`, // of the last run: the longest go first
    "--update-timings",
    "--reporter=junit",
    `--reporter-outfile=${report}`,
    ...more,
    ...folders,
  ];
  const child = start(bun, args, {
    TEACHER_ASSIST_TESTS_KEPT: name === "browser" ? "yes" : "no",
    ...forMinutes,
    TEACHER_ASSIST_TESTS_CPU: cpuNotes,
    ...(temporary === null ? {} : { TMPDIR: temporary }),
  });
  if (name !== "browser") givingWay(child);
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
  return { status, reasons: teller.end(), rows: readReport(report) };
}

/**
 * The way through the browser is the longest, and one step after another: whatever can be done beside it fills what it
 * leaves, so that no core is idle while it goes on alone.
 */
export function givingWay(child) {
  try {
    setPriority(child.pid, 5);
  } catch {
    // It has ended already, or this system knows no such thing.
  }
}

/** Both outputs by one pipe, where there is a shell to join them: otherwise lines of one file mix with another's. */
function start(bun, args, env) {
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } };
  if (process.platform === "win32") return spawn(bun, args, options);
  return spawn("sh", ["-c", 'exec "$0" "$@" 2>&1', bun, ...args], options);
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
function readReport(report) {
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

/** What each file cost, as scripts/test-cpu.mjs has noted it. */
function withCpu(rows) {
  const costs = new Map();
  for (const name of readdirSync(cpuNotes))
    for (const line of readFileSync(join(cpuNotes, name), "utf8").trim().split("\n")) {
      const { file, seconds } = JSON.parse(line);
      costs.set(file, (costs.get(file) ?? 0) + seconds);
    }
  return rows.map((row) => ({ ...row, cpu: costs.get(row.file) ?? 0 }));
}

function tellFolders(rows) {
  const folderOf = (file) =>
    file
      .split("/")
      .slice(0, 2)
      .join("/")
      .replace(/\.test\.ts$/, "");
  console.log(`${"".padEnd(20)}    time     processor`);
  for (const folder of new Set(rows.map(({ file }) => folderOf(file)).sort())) {
    const own = rows.filter(({ file }) => folderOf(file) === folder);
    const [passed, failed, skipped] = ["passed", "failed", "skipped"].map((kind) => sum(own, kind));
    const counts = [
      `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
    ];
    const [time, cpu] = ["seconds", "cpu"].map((kind) => `${sum(own, kind).toFixed(1).padStart(7)} s`);
    console.log(`${folder.padEnd(20)} ${time} ${cpu}   ${counts.filter(Boolean).join(", ")}`);
  }
  console.log(
    `${"all test files".padEnd(20)} ${"".padStart(9)} ${sum(rows, "cpu").toFixed(1).padStart(7)} s`,
  );
}

/** Above this, a file is to be made cheaper, or its sweep sampled (docs/testing.md). */
const dear = 10;

/** So that nobody has to look for what has made it slow. */
function tellDearest(rows) {
  const byCost = [...rows].sort((a, b) => b.cpu - a.cpu);
  console.log("\ndearest, in seconds of a processor:");
  for (const { file, cpu } of byCost.slice(0, 10)) console.log(`${cpu.toFixed(1).padStart(7)} s   ${file}`);
  const over = byCost.filter(({ cpu }) => cpu > dear).length;
  if (over > 0 && process.env.TEACHER_ASSIST_SWEEPS !== "whole")
    console.log(
      `warning: ${over} test file${over === 1 ? "" : "s"} took more than ${dear} s of a processor.`,
    );
}
