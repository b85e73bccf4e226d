/**
 * How long a trivial request waits while built-in drafts are under way: `npm run bench:server [seconds]`. Wall time, as
 * a person has it on a machine as busy as this one; and, whatever else it does, how long the server's thread was held at
 * a time, in CPU time, and what one request in a hundred waits for that.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Program, program } from "../../tests/server/program.ts";
import { threadCpu } from "../check/cpu.ts";
import { bareLoop } from "../check/floors.ts";
import { drafting } from "./drafting.ts";
import { waitOfOneIn100 } from "./waits.ts";

const seconds = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 20);
const trivial = "/come-back.js";
const rows: [string, { teachers: number; clients: number; restMs: number; path: string }][] = [
  ["nothing under way", { teachers: 0, clients: 1, restMs: 10, path: trivial }],
  ["20 drafts", { teachers: 20, clients: 1, restMs: 10, path: trivial }],
  ["20 drafts, `GET about`", { teachers: 20, clients: 1, restMs: 50, path: "/api/about" }],
  ["20 drafts, 200 clients", { teachers: 20, clients: 200, restMs: 500, path: trivial }],
];

console.log(
  `Bun ${Bun.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before; ${seconds} s a row`,
);
console.log(
  `A bare turn takes ${(await bareTurnUs()).toFixed(1)} µs of CPU here and now, 2.0 where it is quiet.\n`,
);
console.log(
  "| ms a trivial request takes | median | p99 | longest | held, p99 | held longest | asked | drafts |",
);
console.log("|---|---|---|---|---|---|---|---|");
const scratch = mkdtempSync(join(tmpdir(), "teacher-assist-server-"));
const heldFile = join(scratch, "held.json");
const env = { BUN_OPTIONS: `--preload=${join(import.meta.dir, "held.ts")}`, HELD_FILE: heldFile };
for (const [name, row] of rows) {
  await using desk = await program({ env });
  const { times, drafts, held } = await measured(desk, row);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  const stuck = `${waitOfOneIn100(held).toFixed(1)} | ${Math.max(...held).toFixed(0)}`;
  console.log(`| ${name} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${stuck} | ${sorted.length} | ${drafts} |`);
}
rmSync(scratch, { recursive: true });

/** How much dearer everything is than on a quiet machine, whose caches nobody else uses. */
async function bareTurnUs(): Promise<number> {
  const loop = bareLoop(2);
  const taken: number[] = [];
  for (let i = 0; i < 40; i++) {
    const before = threadCpu();
    await loop(500);
    taken.push((threadCpu() - before) / 500);
  }
  return taken.toSorted((a, b) => a - b)[taken.length >> 1] ?? Number.NaN;
}

async function measured(desk: Program, row: (typeof rows)[number][1]) {
  const { base, headers } = desk.reach();
  const token = headers.authorization.replace("Bearer ", "");
  if (row.teachers > 0) await drafting(desk, 1).stop(); // the first one loads what all of them need
  process.kill(desk.pid(), "SIGUSR2");
  const work = drafting(desk, row.teachers);
  const child = Bun.spawn(
    [
      process.execPath,
      join(import.meta.dir, "asking.ts"),
      base,
      token,
      row.path,
      `${row.clients}`,
      `${row.restMs}`,
    ],
    { stdout: "pipe", stderr: "inherit" },
  );
  await Bun.sleep(seconds * 1000);
  child.kill("SIGTERM");
  const times: number[] = JSON.parse(await new Response(child.stdout).text());
  const held = await heldMs(desk);
  await work.stop();
  return { times, held, drafts: work.finished.length };
}

/** Since it was asked before. */
async function heldMs(desk: Program): Promise<number[]> {
  rmSync(heldFile, { force: true });
  process.kill(desk.pid(), "SIGUSR2");
  for (let tries = 0; tries < 600; tries++) {
    await Bun.sleep(100);
    try {
      const held: number[] = JSON.parse(readFileSync(heldFile, "utf8"));
      return held.map((us) => us / 1000);
    } catch {
      // not written yet, or not whole yet
    }
  }
  throw new Error("The server did not say how long it was held.");
}
