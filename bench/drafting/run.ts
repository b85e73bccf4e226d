/**
 * What one lesson of built-in drafting costs as a desk grows: `bun bench/drafting/run.ts`. CPU time of the whole draft,
 * hooks and checks included: of the first one in a new process, run as the launcher runs it (no optimising compiler), and
 * in a process that goes on (`--serve`) the first and the median of those after it; each on a topic with a note and on one
 * that nobody wrote of. The fastest of three processes, so that others on the machine count for less. `--json` for the
 * figures.
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

const nobodyWroteOf = [
  "volcanoes in Iceland",
  "the Silk Road",
  "bicycle gears",
  "whale song",
  "bridges and arches",
];

const processes = 3;
type Figures = { command: number; first: number; later: number };

const [, , mode = "", desk = "", about = ""] = process.argv;
if (mode === "--on") console.log(JSON.stringify(await draftOn(desk, about)));
else {
  const rows = sizes.map((size) => ({ ...size, ...measured(size) }));
  if (mode === "--json") console.log(JSON.stringify({ bun: Bun.version, rows }, null, 2));
  else {
    console.log(`One lesson by built-in drafting, Bun ${Bun.version}, ms of CPU\n`);
    console.log(
      "| topic notes | outcomes | one command | no note on it | first of a server | no note | after that | no note |\n|---|---|---|---|---|---|---|---|",
    );
    for (const { notes, outcomes, noted, unknown } of rows) {
      const cells = (["command", "first", "later"] as const).flatMap((of) => [noted[of], unknown[of]]);
      console.log(`| ${notes} | ${outcomes} | ${cells.map((ms) => ms.toFixed(0)).join(" | ")} |`);
    }
  }
}

function measured(size: { notes: number; outcomes: number }): { noted: Figures; unknown: Figures } {
  const root = mkdtempSync(join(tmpdir(), "large-desk-"));
  try {
    fillDesk(root, size);
    return { noted: fastest(root, "noted"), unknown: fastest(root, "unknown") };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** In processes of their own, so that nothing is remembered from the ones before. */
function fastest(root: string, about: string): Figures {
  const command: number[] = [];
  const first: number[] = [];
  const later: number[] = [];
  for (let i = 0; i < processes; i++) {
    command.push(drafts(root, about, { BUN_JSC_useDFGJIT: "0" })[0] ?? 0);
    const [one = 0, ...others] = drafts(root, about, {});
    first.push(one);
    later.push(others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0);
  }
  return { command: Math.min(...command), first: Math.min(...first), later: Math.min(...later) };
}

function drafts(root: string, about: string, env: Record<string, string>): number[] {
  const child = Bun.spawnSync([process.execPath, import.meta.path, "--on", root, about], {
    env: { ...process.env, ...env },
  });
  if (!child.success) throw new Error(child.stderr.toString());
  return JSON.parse(child.stdout.toString());
}

/** Five lessons on one desk, each on another topic: the CPU milliseconds of each. */
async function draftOn(root: string, about: string): Promise<number[]> {
  const spent: number[] = [];
  const { ask } = await planning("create-lesson", root);
  for (const [i, unknown] of nobodyWroteOf.entries()) {
    const before = process.cpuUsage();
    const { result } = await ask(`${about === "unknown" ? unknown : topicOf(7 + i)} for 7X`);
    const { user, system } = process.cpuUsage(before);
    if (!result.text.includes("## Timings"))
      throw new Error(`No lesson was written: ${result.text.slice(0, 300)}`);
    spent.push((user + system) / 1000);
  }
  return spent;
}
