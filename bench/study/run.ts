/** How long the parts of a study session take with 30,000 words in one course: bun bench/study/run.ts */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openRoom } from "../../src/learning/room/open-room.ts";
import { planToday } from "../../src/learning/room/plan-today.ts";
import { visit } from "../../src/learning/room/room.ts";

const root = join(import.meta.dir, "..", "..");
const main = join(root, "src", "cli", "main.ts");
const words = Number(process.argv[2] ?? 30_000);
const home = mkdtempSync(join(tmpdir(), "teacher-assist-bench-"));

const syllables =
  "ba ca da fa ga ha ja ka la ma na pa ra sa ta wa bi ci di gi ki li mi ni pi ri si ti bu cu".split(" ");
const word = (n: number): string =>
  n < 30 ? (syllables[n] ?? "") : word(Math.floor(n / 30)) + (syllables[n % 30] ?? "");

type Ran = { ms: number; cpu: number; out: string };

/** `cpu` does not depend on what else the computer is doing. */
function study(...args: string[]): Ran {
  const started = performance.now();
  const { stdout, stderr, exitCode, resourceUsage } = Bun.spawnSync(
    [process.execPath, main, "study", ...args],
    {
      env: { ...process.env, TEACHER_ASSIST_HOME: home },
    },
  );
  if (exitCode !== 0) throw new Error(stderr.toString());
  const cpu = Number(resourceUsage.cpuTime.total) / 1000;
  return { ms: performance.now() - started, cpu, out: stdout.toString() };
}

try {
  const list = join(home, "words.csv");
  const rows = Array.from({ length: words }, (_, n) => `${word(n + 900)},meaning ${n}`);
  writeFileSync(list, `term,meaning\n${rows.join("\n")}\n`);
  const start = study(
    "modality",
    "--domain",
    "language",
    "--bloom",
    "remember",
    "--type",
    "vocabulary",
    "--json",
  );
  const imported = study("import", list, "--name", "big", "--json");
  const plan = study("plan", "big", "--json");
  const [{ concept_id }] = JSON.parse(plan.out);
  const made = study("new", "big", concept_id, "--modality", "worksheet", "--json");
  const { files } = JSON.parse(made.out);
  const sheet = readFileSync(files[0], "utf8");
  writeFileSync(files[0], sheet.replaceAll("___", "A"));
  const graded = study("grade", files[0], "--json");
  console.log(
    `${words} words, whole commands, program start included (start alone: ${start.ms.toFixed(0)} ms, processor ${start.cpu.toFixed(0)} ms)`,
  );
  for (const [name, { ms, cpu }] of Object.entries({
    import: imported,
    plan,
    worksheet: made,
    grade: graded,
  }))
    console.log(
      `  ${name.padEnd(10)} ${ms.toFixed(0).padStart(6)} ms, processor ${cpu.toFixed(0).padStart(5)} ms`,
    );
  const again = await plansAgain();
  console.log(`  in a program that runs (the page's), planned again: processor ${again.toFixed(0)} ms`);
} finally {
  rmSync(home, { recursive: true, force: true });
}

/** The best of five: the course is read once, as in the server. */
async function plansAgain(): Promise<number> {
  const room = openRoom({
    env: { TEACHER_ASSIST_HOME: home },
    project: root,
    cwd: root,
    desk: () => Promise.reject(new Error("there is no model here")),
  });
  const took: number[] = [];
  for (let time = 0; time < 6; time++) {
    const before = process.cpuUsage();
    await planToday(await visit(room, "big"));
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1000);
  }
  return Math.min(...took.slice(1));
}
