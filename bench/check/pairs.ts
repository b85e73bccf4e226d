import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AssistantMessage } from "../../src/message.ts";
import { fileStore } from "../../src/store/file-store.ts";
import { newSession, type SessionChange } from "../../src/store/session.ts";
import { makeRun } from "../loop/adapter.ts";
import { adding } from "../loop/adding.ts";
import { processCpu, threadCpu } from "./cpu.ts";
import { bareFile, bareLoop } from "./floors.ts";
import type { Pair } from "./measure.ts";

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

/** Turns in a measurement of a loop: enough to be seen by the clock of a thread, few enough to be seldom interrupted. */
const fewTurns = 500;
const often = 5;

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
    ...(hooks > 0 ? { goal: 5 } : {}), // 10 µs where the floor takes 2
    often,
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
      goal: 1,
      often,
      floor: turns(hooked, 10),
      ours: turns(hooked, 1000),
    },
  ];
}

function durable(scratch: string, file: ReturnType<typeof bareFile>): Pair[] {
  const text = "word ".repeat(400);
  const cost = async (times: number, work: (times: number) => Promise<unknown>) => {
    const before = processCpu();
    await work(times);
    return (processCpu() - before) / times;
  };
  const floor = () => cost(100, (times) => file.write(text, times));
  const run = makeRun(adding, { store: () => fileStore(join(scratch, "runs")) });
  return [
    {
      name: "2 KB added to a session, durable",
      unit: "µs",
      goal: 1.5,
      often: 3,
      floor,
      ours: appending(scratch, text, (append) => cost(100, append)),
    },
    {
      // many turns: to begin a session and to end it is no turn's cost
      name: "a tool turn on disk, against one synced write",
      unit: "µs",
      floor,
      ours: () => cost(400, run),
    },
  ];
}

function appending(
  scratch: string,
  text: string,
  cost: (append: (times: number) => Promise<void>) => Promise<number>,
): () => Promise<number> {
  let sessions = 0;
  return async () => {
    const at = new Date().toISOString();
    const seed = { plugin: "bench", command: null, agent: "bench", title: "bench", now: at };
    const log = await fileStore(scratch).createSession(newSession({ id: `s${++sessions}`, ...seed }));
    const said: AssistantMessage = {
      role: "assistant",
      content: [{ type: "text", text }],
      stopReason: "end",
    };
    const change: SessionChange = { type: "messages", messages: [said], at };
    try {
      return await cost(async (times) => {
        for (let i = 0; i < times; i++) await log.append([change]);
      });
    } finally {
      await log.close();
    }
  };
}

const root = join(import.meta.dir, "..", "..");

async function starts(scratch: string): Promise<Pair[]> {
  const empty = join(scratch, "empty.js");
  writeFileSync(empty, "");
  const data = (sessions: number) => join(scratch, `data-${sessions}`);
  for (const sessions of [20, 200]) await fill(data(sessions), sessions);
  const started = (command: string[], sessions = 0) => {
    const env = { ...process.env, TEACHER_ASSIST_DATA: data(sessions) };
    return async () => {
      const { exitCode, resourceUsage } = Bun.spawnSync(command, { cwd: scratch, stdout: "ignore", env });
      if (exitCode !== 0) throw new Error(`${command.join(" ")} ended with ${exitCode}.`);
      return Number(resourceUsage.cpuTime.total) / 1000;
    };
  };
  const floor = started([process.execPath, "--no-env-file", "--no-install", empty]);
  const launcher = join(root, "bin", "teacher-assist");
  const pair = (option: string, sessions = 0, name = option): Pair => ({
    name: `${name}, against an empty script`,
    unit: "ms",
    goal: 7.5, // 30 ms where an empty script takes 4
    floor,
    ours: started([launcher, option], sessions),
  });
  return [
    pair("--version"),
    pair("--list"),
    pair("--sessions", 0, "--sessions, none yet"),
    pair("--sessions", 20, "--sessions, twenty"),
    pair("--sessions", 200, "--sessions, two hundred"),
  ];
}

async function fill(data: string, sessions: number): Promise<void> {
  for (let i = 0; i < sessions; i++) {
    const now = new Date(Date.UTC(2026, 0, 1 + i)).toISOString();
    const title = `Lists and arrays for 3B, number ${i}, with a task for Amina`;
    const seed = { id: `t${i}`, plugin: "lesson-planning", command: null, agent: "planner", title, now };
    const log = await fileStore(data).createSession(newSession(seed));
    await log.append([{ type: "run_end", status: "success", at: now }]);
    await log.close();
  }
}
