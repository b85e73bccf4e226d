/**
 * What one lesson of built-in drafting costs as a desk grows: `bun bench/drafting/run.ts`. CPU time of the whole draft,
 * hooks and checks included: of the first one in a new process, and the median of those after it. `--json` for the figures.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { planning } from "../../tests/lesson/planning.ts";
import { fillDesk, topicOf } from "./large-desk.ts";

const sizes = [
  { notes: 0, outcomes: 30 },
  { notes: 50, outcomes: 600 },
  { notes: 200, outcomes: 3_000 },
];

const [, , mode = "", desk = ""] = process.argv;
if (mode === "--on") console.log(JSON.stringify(await draftOn(desk)));
else {
  const rows = sizes.map((size) => ({ ...size, ...measured(size) }));
  if (mode === "--json") console.log(JSON.stringify({ bun: Bun.version, rows }, null, 2));
  else {
    console.log(`One lesson by built-in drafting, Bun ${Bun.version}, ms of CPU\n`);
    console.log("| topic notes | outcomes | first in a new process | after that |\n|---|---|---|---|");
    for (const { notes, outcomes, first, later } of rows)
      console.log(`| ${notes} | ${outcomes} | ${first.toFixed(0)} | ${later.toFixed(0)} |`);
  }
}

/** Each size in a process of its own, so that nothing is remembered from the one before. */
function measured(size: { notes: number; outcomes: number }): { first: number; later: number } {
  const root = mkdtempSync(join(tmpdir(), "large-desk-"));
  try {
    fillDesk(root, size);
    const child = Bun.spawnSync([process.execPath, import.meta.path, "--on", root]);
    if (!child.success) throw new Error(child.stderr.toString());
    const [first = 0, ...others]: number[] = JSON.parse(child.stdout.toString());
    return { first, later: others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0 };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Five lessons on one desk, each on another topic: the CPU milliseconds of each. */
async function draftOn(root: string): Promise<number[]> {
  const spent: number[] = [];
  const { ask } = await planning("create-lesson", root);
  for (let i = 0; i < 5; i++) {
    const before = process.cpuUsage();
    const { result } = await ask(`${topicOf(7 + i)} for 7X`);
    const { user, system } = process.cpuUsage(before);
    if (!result.text.includes("## Timings"))
      throw new Error(`No lesson was written: ${result.text.slice(0, 300)}`);
    spent.push((user + system) / 1000);
  }
  return spent;
}
