/**
 * How long a trivial request waits while built-in drafts are under way: `npm run bench:server [seconds]`. Wall time, as
 * a person has it; what else the machine was doing is printed with it.
 */
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Program, program } from "../../tests/server/program.ts";
import { drafting } from "./drafting.ts";

const seconds = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 20);
const trivial = "/come-back.js";
const rows: [string, { teachers: number; clients: number; restMs: number; path: string }][] = [
  ["nothing under way", { teachers: 0, clients: 1, restMs: 10, path: trivial }],
  ["20 drafts", { teachers: 20, clients: 1, restMs: 10, path: trivial }],
  ["20 drafts, `GET about`", { teachers: 20, clients: 1, restMs: 50, path: "/api/about" }],
  ["20 drafts, 200 clients", { teachers: 20, clients: 200, restMs: 500, path: trivial }],
];

console.log(
  `Bun ${Bun.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)} before; ${seconds} s a row\n`,
);
console.log("| ms a trivial request takes | median | p99 | longest | asked | drafts finished |");
console.log("|---|---|---|---|---|---|");
for (const [name, row] of rows) {
  await using desk = await program();
  const { times, drafts } = await measured(desk, row);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.99)} | ${at(1)} | ${sorted.length} | ${drafts} |`);
}

async function measured(desk: Program, row: (typeof rows)[number][1]) {
  const { base, headers } = desk.reach();
  const token = headers.authorization.replace("Bearer ", "");
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
  await work.stop();
  return { times, drafts: work.finished.length };
}
