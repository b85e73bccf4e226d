import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileStore } from "../../src/store/file-store.ts";
import { newSession, type SessionChange } from "../../src/store/session.ts";
import { makeRun } from "../loop/adapter.ts";
import { adding } from "../loop/adding.ts";
import { processCpu, threadCpu } from "./cpu.ts";
import { bareFile, bareLoop } from "./floors.ts";

/** A thing and its floor, each measured once a round, one right after the other. */
export type Pair = { name: string; unit: string; floor(): Promise<number>; ours(): Promise<number> };

export type Pairs = { pairs: Pair[]; [Symbol.dispose](): void };

export async function allPairs(): Promise<Pairs> {
  const scratch = mkdtempSync(join(tmpdir(), "teacher-assist-check-"));
  const file = bareFile(join(scratch, "bare"));
  return {
    pairs: [...loops(), ...durable(scratch, file), ...(await starts(scratch))],
    [Symbol.dispose]() {
      file.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}

/** Turns in a measurement of a loop: enough to be seen by the clock of a thread. */
const fewTurns = 2_000;

function loops(): Pair[] {
  const plain = makeRun(adding);
  const hooked = makeRun(adding, { hooks: 2 });
  const turns = (run: (turns: number) => Promise<string>, depth: number) => async () => {
    const runs = Math.ceil(fewTurns / depth);
    const before = threadCpu();
    for (let i = 0; i < runs; i++) if ((await run(depth)) !== "done") throw new Error("It did not finish.");
    return (threadCpu() - before) / (runs * depth);
  };
  const pair = (name: string, run: typeof plain, hooks: number, depth: number): Pair => ({
    name,
    unit: "µs",
    floor: turns(bareLoop(hooks), depth),
    ours: turns(run, depth),
  });
  return [
    pair("a tool turn, no hooks, 100 turns", plain, 0, 100),
    pair("a tool turn, two hooks a point, 10 turns", hooked, 2, 10),
    pair("a tool turn, two hooks a point, 100 turns", hooked, 2, 100),
    pair("a tool turn, two hooks a point, 1,000 turns", hooked, 2, 1000),
    {
      name: "how flat: two hooks a point, 1,000 turns against 10",
      unit: "µs",
      floor: turns(hooked, 10),
      ours: turns(hooked, 1000),
    },
  ];
}

function durable(scratch: string, file: ReturnType<typeof bareFile>): Pair[] {
  const times = 200;
  const text = "word ".repeat(400);
  const cost = async (work: () => Promise<unknown>) => {
    const before = processCpu();
    await work();
    return (processCpu() - before) / times;
  };
  const floor = () => cost(() => file.write(text, times));
  let sessions = 0;
  const run = makeRun(adding, { store: () => fileStore(join(scratch, "runs")) });
  return [
    {
      name: "2 KB added to a session, durable",
      unit: "µs",
      floor,
      async ours() {
        const now = new Date().toISOString();
        const seed = { plugin: "bench", command: null, agent: "bench", title: "bench", now };
        const log = await fileStore(scratch).createSession(newSession({ id: `s${++sessions}`, ...seed }));
        const change: SessionChange = {
          type: "messages",
          messages: [{ role: "assistant", content: [{ type: "text", text }], stopReason: "end" }],
          at: now,
        };
        try {
          return await cost(async () => {
            for (let i = 0; i < times; i++) await log.append([change]);
          });
        } finally {
          await log.close();
        }
      },
    },
    {
      name: "a tool turn on disk, against one synced write",
      unit: "µs",
      floor,
      ours: () => cost(() => run(times)),
    },
  ];
}

const root = join(import.meta.dir, "..", "..");

async function starts(scratch: string): Promise<Pair[]> {
  const empty = join(scratch, "empty.js");
  writeFileSync(empty, "");
  const data = join(scratch, "data");
  for (let i = 0; i < 20; i++) {
    const now = new Date(Date.UTC(2026, 0, 1 + i)).toISOString();
    const title = `Lists and arrays for 3B, number ${i}, with a task for Amina`;
    const seed = { id: `t${i}`, plugin: "lesson-planning", command: null, agent: "planner", title, now };
    const log = await fileStore(data).createSession(newSession(seed));
    await log.append([{ type: "run_end", status: "success", at: now }]);
    await log.close();
  }
  const started = (command: string[]) => async () => {
    const { exitCode, resourceUsage } = Bun.spawnSync(command, {
      cwd: scratch,
      stdout: "ignore",
      env: { ...process.env, TEACHER_ASSIST_DATA: data },
    });
    if (exitCode !== 0) throw new Error(`${command.join(" ")} ended with ${exitCode}.`);
    return Number(resourceUsage.cpuTime.total) / 1000;
  };
  const floor = started([process.execPath, "--no-env-file", "--no-install", empty]);
  const launcher = join(root, "bin", "teacher-assist");
  const pair = (option: string, name = option): Pair => ({
    name: `${name}, against an empty script`,
    unit: "ms",
    floor,
    ours: started([launcher, option]),
  });
  return [pair("--version"), pair("--list"), pair("--sessions", "--sessions, twenty titles")];
}
