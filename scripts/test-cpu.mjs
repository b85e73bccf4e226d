// What a test file costs: the processor seconds of its process and of all that it started, a line a file in the folder
// that `npm test` names. Where there is no /proc, of its process alone.
import { afterAll } from "bun:test";
import { appendFileSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const folder = process.env.TEACHER_ASSIST_TESTS_CPU;

if (folder) {
  const notes = join(folder, `${process.pid}.jsonl`);
  // After the last hook of a file. What was loaded before its first test counts too.
  afterAll(() => {
    const until = spent();
    const seconds = Math.max(0, until - before(notes));
    const file = relative(process.cwd(), Bun.main).replaceAll("\\", "/");
    appendFileSync(notes, `${JSON.stringify({ file, seconds, until })}\n`);
  });
}

/** When the file before this one had ended: its globals are gone, its note is there. */
function before(notes) {
  if (!existsSync(notes)) return 0;
  return JSON.parse(readFileSync(notes, "utf8").trim().split("\n").at(-1)).until;
}

function spent() {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  try {
    return own + ofChildren();
  } catch {
    return own;
  }
}

/** Those that are gone, as their parents have counted them, and those that are there. */
function ofChildren() {
  const all = new Map();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const read = statOf(name);
    if (read !== null) all.set(Number(name), read);
  }
  const self = all.get(process.pid);
  let ticks = self.gone;
  const ours = new Set([process.pid]);
  for (let found = 1; found > 0; ) {
    found = 0;
    for (const [pid, { parent, own, gone }] of all) {
      if (ours.has(pid) || !ours.has(parent)) continue;
      ours.add(pid);
      ticks += own + gone;
      found++;
    }
  }
  return ticks / 100;
}

function statOf(pid) {
  try {
    // After the name in brackets, which may hold anything: proc_pid_stat(5).
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ").map(Number);
    return { parent: fields[1], own: fields[11] + fields[12], gone: fields[13] + fields[14] };
  } catch {
    return null; // it has just ended
  }
}
