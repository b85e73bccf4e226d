// Runs test files and tells of them by folder: a line when a folder is through, failures in full, one line a reason
// for what was skipped. The whole output and the counts are kept in test-output/.
import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "./setup.mjs";

const output = join(root, "test-output");
const report = join(output, "junit.xml");

/** `folder`: the one whose test files run, with all below it. */
export async function runTests(bun, folder) {
  mkdirSync(output, { recursive: true });
  rmSync(report, { force: true });
  const files = filesUnder(folder);
  const args = [
    "test",
    // Three files at a time, each in a process of its own: much of a test's time is waiting for other processes.
    "--parallel=3",
    "--timeout=120000",
    `--timings=${join(output, "timings.json")}`,
    "--update-timings",
    "--reporter=junit",
    `--reporter-outfile=${report}`,
    folder,
  ];
  const child = start(bun, args);
  const log = createWriteStream(join(output, "tests.log"));
  const teller = tellByFolder(files);
  const read = (stream) => {
    createInterface({ input: stream }).on("line", (line) => {
      log.write(`${line}\n`);
      teller.heard(line);
    });
  };
  read(child.stdout);
  read(child.stderr);
  const status = await new Promise((resolve) => child.on("close", resolve));
  log.end();
  teller.end();
  const counts = readCounts();
  // A runner that fails without a failed test has crashed, or found no test at all.
  if (status !== 0 && counts.failed === 0) {
    console.log(`The test runner itself failed (${status}). The end of test-output/tests.log says more.`);
    return { ...counts, failed: 1 };
  }
  return counts;
}

/** Both outputs by one pipe, where there is a shell to join them: otherwise lines of one file mix with another's. */
function start(bun, args) {
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: process.env };
  if (process.platform === "win32") return spawn(bun, args, options);
  return spawn("sh", ["-c", 'exec "$0" "$@" 2>&1', bun, ...args], options);
}

function filesUnder(folder) {
  const names = readdirSync(join(root, folder), { recursive: true });
  return names.filter((name) => name.endsWith(".test.ts")).map((name) => join(folder, name));
}

function tellByFolder(files) {
  const folderOf = (file) =>
    file
      .split("/")
      .slice(0, 2)
      .join("/")
      .replace(/\.test\.ts$/, "");
  const folders = new Map();
  for (const file of files) {
    const folder = folderOf(file);
    const known = folders.get(folder) ?? { left: new Set(), passed: 0, failed: 0, skipped: 0, ms: 0 };
    known.left.add(file);
    folders.set(folder, known);
  }
  const reasons = new Map();
  let file = null;
  let said = [];

  const finishFile = () => {
    if (file === null) return;
    const folder = folders.get(folderOf(file));
    if (said.some((line) => line.startsWith("(fail)") || line.startsWith("error:")))
      console.log(`\n${file}\n${said.filter((line) => !/^\((pass|skip)\)/.test(line)).join("\n")}\n`);
    folder?.left.delete(file);
    if (folder?.left.size === 0) line(folderOf(file), folder);
    said = [];
    file = null;
  };
  const line = (name, { passed, failed, skipped, ms, left }) => {
    const counts = [
      `${passed} passed`,
      failed > 0 && `${failed} failed`,
      skipped > 0 && `${skipped} skipped`,
    ];
    const unseen = left.size > 0 ? `, ${left.size} files not seen` : "";
    console.log(
      `${name.padEnd(20)} ${(ms / 1000).toFixed(1).padStart(7)} s   ${counts.filter(Boolean).join(", ")}${unseen}`,
    );
  };

  return {
    heard(text) {
      const head = /^(tests\/\S+\.test\.ts):$/.exec(text);
      if (head) {
        finishFile();
        file = head[1];
        return;
      }
      said.push(text);
      const reason = /^skipped: (.+)$/.exec(text)?.[1];
      if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      const result = /^\((pass|fail|skip)\) .*?(?:\[([\d.]+)(ms|s)\])?$/.exec(text);
      const folder = file === null ? undefined : folders.get(folderOf(file));
      if (!result || !folder) return;
      folder[{ pass: "passed", fail: "failed", skip: "skipped" }[result[1]]]++;
      folder.ms += Number(result[2] ?? 0) * (result[3] === "s" ? 1000 : 1);
    },
    end() {
      finishFile();
      for (const [name, folder] of folders) if (folder.left.size > 0) line(name, folder);
      if (reasons.size > 0) console.log(`\nskipped: ${[...reasons.keys()].sort().join("; ")}`);
    },
  };
}

function readCounts() {
  try {
    const head = /<testsuites[^>]*>/.exec(readFileSync(report, "utf8"))?.[0] ?? "";
    const number = (name) => Number(new RegExp(`${name}="(\\d+)"`).exec(head)?.[1] ?? 0);
    const failed = number("failures") + number("errors");
    return { passed: number("tests") - failed - number("skipped"), failed, skipped: number("skipped") };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
