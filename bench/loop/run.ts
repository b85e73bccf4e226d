/**
 * What the runtime itself costs per tool turn, with a model that answers at once: `npm run bench:loop`.
 * Main-thread CPU time, because wall time on a shared machine is mostly other people's. `--json` for the figures.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileStore } from "../../src/store/file-store.ts";
import { threadCpu as cpu } from "../check/cpu.ts";
import { makeRun, type Variant } from "./adapter.ts";
import { adding } from "./adding.ts";

const depths = [10, 100, 1000];
const scratch = mkdtempSync(join(tmpdir(), "teacher-assist-bench-"));
const variants: [string, Variant, number][] = [
  ["loop, spans, limits, events (kept in memory)", {}, 800_000],
  ["the same with two hooks at every point", { hooks: 2 }, 800_000],
  ["the same on disk, durable after every turn", { hooks: 2, store: () => fileStore(scratch) }, 2_000_000],
];

const rows: { name: string; cpuUs: number[]; wallUs: number[] }[] = [];
for (const [name, variant, budgetUs] of variants)
  rows.push({ name, ...(await measure(makeRun(adding, variant), budgetUs)) });
rmSync(scratch, { recursive: true, force: true });

if (process.argv.includes("--json")) console.log(JSON.stringify({ bun: Bun.version, depths, rows }, null, 2));
else {
  console.log(`µs per tool turn, Bun ${Bun.version} (CPU of the main thread; wall time in brackets)\n`);
  console.log(
    `| | ${depths.map((depth) => `${depth} turns`).join(" | ")} |\n|---|${"---|".repeat(depths.length)}`,
  );
  for (const { name, cpuUs, wallUs } of rows) {
    console.log(
      `| ${name} | ${cpuUs.map((us, i) => `${figure(us)} (${figure(wallUs[i] ?? 0)})`).join(" | ")} |`,
    );
  }
}

async function measure(run: (turns: number) => Promise<string>, budgetUs: number) {
  const warmEnd = cpu() + budgetUs / 2;
  while (cpu() < warmEnd) await once(run, 20);
  const cpuUs: number[] = [];
  const wallUs: number[] = [];
  for (const depth of depths) {
    const samples: { cpu: number; wall: number }[] = [];
    const end = cpu() + budgetUs;
    while (samples.length < 3 || (cpu() < end && samples.length < 500)) samples.push(await once(run, depth));
    cpuUs.push(median(samples.map((sample) => sample.cpu)) / depth);
    wallUs.push(median(samples.map((sample) => sample.wall)) / depth);
  }
  return { cpuUs, wallUs };
}

async function once(run: (turns: number) => Promise<string>, turns: number) {
  const wall = performance.now();
  const before = cpu();
  const text = await run(turns);
  const sample = { cpu: cpu() - before, wall: (performance.now() - wall) * 1000 };
  if (text !== "done") throw new Error(`The run ended with ${JSON.stringify(text)}.`);
  return sample;
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function figure(us: number): string {
  return us < 10 ? us.toFixed(1) : us.toFixed(0);
}
