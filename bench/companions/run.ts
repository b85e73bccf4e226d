/**
 * What a full set costs by built-in drafting: a lesson, then worksheet, quiz and slides as files, hooks and checks included:
 * `bun bench/companions/run.ts`. CPU time of a new process that makes one set, its start included, and of the sets after the
 * first where a process makes several. The goal is under three seconds; it ends with 1 where the median set misses it.
 */
import { loadavg } from "node:os";
import { exportSession } from "../../src/lesson/export/export-session.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { planning, quietly, sampleWorkspace } from "../../tests/lesson/planning.ts";

const sets = ["binary for 2A", "iteration with for loops for 3B", "phishing for 2A"];
const goal = 3;

async function fullSet(request: string): Promise<void> {
  const store = memoryStore();
  const { conversation } = await (await planning("create-lesson", sampleWorkspace, { store })).ask(request);
  await conversation.send("make a worksheet and a quiz of it", quietly());
  const { id } = conversation.session;
  for (const part of ["worksheet", "quiz"] as const)
    for (const audience of ["student", "teacher"] as const)
      await exportSession(store, sampleWorkspace, id, { format: "docx", for: audience }, null, part);
  await exportSession(store, sampleWorkspace, id, { format: "pptx", for: "teacher" });
  await conversation.close();
}

function spent(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** CPU seconds of a process of its own that makes one set. */
function alone(request: string, env: Record<string, string> = {}): number {
  const made = Bun.spawnSync([process.execPath, import.meta.path, "--one", request], {
    env: { ...process.env, ...env },
    stderr: "inherit",
  });
  const seconds = Number(made.stdout.toString());
  if (!made.success || !(seconds > 0)) throw new Error(`No set was made of "${request}".`);
  return seconds;
}

const [flag, only = ""] = process.argv.slice(2);
if (flag === "--one") {
  await fullSet(only);
  console.log(spent());
} else {
  const server = [...sets, ...sets].map((request) => alone(request));
  const command = sets.map((request) => alone(request, { BUN_JSC_useDFGJIT: "0" }));
  await fullSet(sets[0] ?? "");
  const after: number[] = [];
  for (const request of [...sets, ...sets]) {
    const before = process.cpuUsage();
    await fullSet(request);
    after.push(spent(before));
  }
  console.log(`A full set, seconds of CPU (goal: under ${goal}; load ${loadavg()[0]?.toFixed(1)}):`);
  say("a new process, its start included", server);
  say("the same as the launcher starts one command", command);
  say("each set after the first of a process", after);
  if (median(server) >= goal) process.exitCode = 1;
}

function say(what: string, times: readonly number[]): void {
  const [least = 0, most = 0] = [Math.min(...times), Math.max(...times)];
  console.log(
    `  ${what}: median ${median(times).toFixed(2)}, ${least.toFixed(2)} to ${most.toFixed(2)} of ${times.length}`,
  );
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
