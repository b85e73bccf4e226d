/**
 * Whether anything has become dearer: `npm run bench:check`. Each thing is measured beside a floor, in turns, and the
 * ratios are held against the table in docs/benchmarks.md. `-- --write` makes that table anew.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type Measured, readTable, regressions, table } from "./compare.ts";
import { measureAll } from "./measure.ts";
import { allPairs } from "./pairs.ts";

const rounds = Number(process.argv.find((arg) => /^\d+$/.test(arg)) ?? 11);
const page = join(import.meta.dir, "..", "..", "docs", "benchmarks.md");
const [from, to] = ["<!-- made by npm run bench:check -- --write -->\n", "\n<!-- until here -->"];

const machine = `Bun ${Bun.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds`;
const rows = await measuredHere();
console.log(`${machine}\n\n${table(rows)}\n`);

const text = readFileSync(page, "utf8");
const [start, end] = [text.indexOf(from) + from.length, text.indexOf(to)];
if (process.argv.includes("--write"))
  writeFileSync(page, `${text.slice(0, start)}\n${machine}\n\n${table(rows)}\n${text.slice(end)}`);
else {
  const dearer = regressions(readTable(text.slice(start, end)), rows);
  for (const line of dearer) console.error(line);
  if (dearer.length === 0) console.log("Nothing has become dearer than the table says, beyond noise.");
  process.exitCode = dearer.length === 0 ? 0 : 1;
}

async function measuredHere(): Promise<Measured[]> {
  using all = await allPairs();
  return await measureAll(all.pairs, rounds);
}
