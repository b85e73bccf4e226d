/**
 * How long planning a session takes as a course grows: `bun bench/planner/run.ts`. CPU time of the whole call, median of
 * several; growth is against the row before, where the size grew tenfold. `--json` for the figures.
 */
import { availableModalities } from "../../src/learning/exercises/available.ts";
import { planSession } from "../../src/learning/plan/plan-session.ts";
import { schedule } from "../../src/learning/schedule.ts";
import { largeCourse, largeProgress } from "./large-course.ts";

const zone = "Asia/Kuala_Lumpur";
const now = new Date("2026-03-10T12:00:00Z");
const fsrs = schedule(zone);

const rows = [100, 1_000, 10_000].flatMap((size) => [
  { what: `${size} concepts, none begun`, ms: measure(size, 0) },
  { what: `${size} concepts, half begun`, ms: measure(size, size / 2) },
  { what: `${size} concepts, all begun`, ms: measure(size, size) },
]);
rows.push({ what: "300 concepts with 30000 words, half begun", ms: measure(300, 150, 30_000) });
rows.push({ what: "1 concept with 30000 words", ms: measure(1, 0, 30_000) });

if (process.argv.includes("--json")) console.log(JSON.stringify({ bun: Bun.version, rows }, null, 2));
else {
  console.log(`Planning 25 minutes, Bun ${Bun.version}\n\n| | ms | growth |\n|---|---|---|`);
  for (const [i, { what, ms }] of rows.entries()) {
    const smaller = i >= 3 && i < 9 ? rows[i - 3] : undefined;
    const growth = smaller === undefined ? "" : `× ${(ms / smaller.ms).toFixed(1)}`;
    console.log(`| ${what} | ${ms.toFixed(2)} | ${growth} |`);
  }
}

function measure(size: number, begun: number, words?: number): number {
  const course = largeCourse(size, words);
  const progress = largeProgress(course, begun, now, fsrs);
  const available = (id: string) => availableModalities(course, id, { box: false });
  const plan = () =>
    planSession({ course, progress, minutes: 25, now, zone, schedule: fsrs, recent: [], available });
  const samples: number[] = [];
  for (let i = 0; i < 12; i++) {
    const before = process.cpuUsage();
    if (plan().length === 0) throw new Error("There was nothing to plan, so nothing was measured.");
    const { user, system } = process.cpuUsage(before);
    if (i > 1) samples.push((user + system) / 1000);
  }
  return samples.sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}
