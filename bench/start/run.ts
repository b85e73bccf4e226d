/**
 * What a start of the command line costs, in CPU time of the launcher and all that it starts: `bun bench/start/run.ts`.
 * The commands take turns, so that a busy machine is busy for all of them.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dir, "..", "..");
const rounds = Number(process.argv[2] ?? 30);
const scratch = mkdtempSync(join(tmpdir(), "teacher-assist-start-"));
const empty = join(scratch, "empty.js");
writeFileSync(empty, "");
const bun = (...args: string[]) => [process.execPath, "--no-env-file", "--no-install", ...args];
const launcher = join(root, "bin", "teacher-assist");
const made = join(root, "node_modules", ".cache", "teacher-assist", "main.js");
const commands: Record<string, string[]> = {
  "Bun itself, an empty script": bun(empty),
  "--version": [launcher, "--version"],
  "--list": [launcher, "--list"],
  "--sessions": [launcher, "--sessions"],
  "--version, no launcher": bun(made, "--version"),
  "--list, no launcher": bun(made, "--list"),
  "--sessions, no launcher": bun(made, "--sessions"),
  "--list, from the source": bun(join(root, "src", "cli", "main.ts"), "--list"),
};
const samples = new Map<string, number[]>(Object.keys(commands).map((name) => [name, []]));
for (let round = 0; round < rounds; round++)
  for (const [name, command] of Object.entries(commands)) {
    const { exitCode, resourceUsage } = Bun.spawnSync(command, {
      cwd: scratch,
      stdout: "ignore",
    });
    if (exitCode !== 0) throw new Error(`${name} ended with ${exitCode}.`);
    samples.get(name)?.push(Number(resourceUsage.cpuTime.total) / 1000);
  }
rmSync(scratch, { recursive: true });
console.log(`| CPU ms, Bun ${Bun.version}, ${rounds} rounds | median | fastest |\n|---|---|---|`);
for (const [name, list] of samples) {
  const sorted = list.toSorted((a, b) => a - b);
  const figure = (at: number) => (sorted[at] ?? 0).toFixed(0);
  console.log(`| ${name} | ${figure(sorted.length >> 1)} | ${figure(0)} |`);
}
