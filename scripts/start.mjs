// `npm start`: installs what is missing, then starts the web workbench. Anything else is asked with words behind `--`.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { root, setup } from "./setup.mjs";

const bun = setup("run");
const args = process.argv.slice(2);
const cli = [join(root, "src", "cli", "main.ts"), ...(args.length > 0 ? args : ["--serve"])];
// In our own folder, as bin/teacher-assist does it, and for its reasons.
const { BUN_OPTIONS: _, ...env } = { ...process.env, TEACHER_ASSIST_CWD: process.cwd() };
const child = spawn(bun, ["--no-env-file", "--no-install", ...cli], { cwd: root, env, stdio: "inherit" });

process.on("SIGINT", () => {}); // Ctrl-C reaches the CLI from the terminal, and is its own to answer
for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
// npm tells us of SIGTERM, and of nothing else that ends it: then we have other parents.
const npm = process.env.npm_lifecycle_event === undefined ? null : parents();
const watch = setInterval(() => npm !== null && parents() !== npm && child.kill("SIGTERM"), 500);

/** Who started us, and, where the system says so, who started that one: npm has a shell between. */
function parents() {
  const stat = `/proc/${process.ppid}/stat`;
  const above = existsSync(stat) ? /^.*\) \S+ (\d+)/s.exec(readFileSync(stat, "utf8"))?.[1] : "";
  return `${process.ppid} ${above}`;
}

child.on("error", (error) => {
  process.stderr.write(`Bun could not be started: ${error.message}\n`);
  process.exit(1);
});
child.on("exit", (code, signal) => {
  clearInterval(watch);
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
