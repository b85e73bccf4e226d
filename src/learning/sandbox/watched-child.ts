import { spawn } from "node:child_process";
import { closeSync } from "node:fs";
import type { BoxLimits } from "./box.ts";
import { familyOf, isGone } from "./process-family.ts";

/** Why a child ended: by itself, or because one of its limits was passed. */
export type Ending = {
  how: "exited" | "aborted" | "timeout" | "output" | "memory" | "processes" | "disk";
  exitCode: number | null;
  /** False when it ended before the learner's program began. */
  ready: boolean;
  /** At most `outputBytes` of both together, the first that came. */
  stdout: string;
  stderr: string;
  seconds: number;
};

export type ChildPlan = {
  command: readonly [string, ...string[]];
  cwd: string;
  input: string;
  limits: BoxLimits;
  /** The child writes one line before the learner's program begins; its seconds count from there. */
  saysWhenReady: boolean;
  /** Settings of its runtime: the whole of its environment. */
  settings?: Readonly<Record<string, string>>;
  /** Files the child finds open, from its file descriptor 3 on. They are closed here. */
  openFiles?: readonly number[];
  /** Looks at the running child now and then; a limit it names ends the child. */
  watch?: (pid: number) => "memory" | "processes" | "disk" | null;
};

/** The slowest start (a first WebAssembly compile on a busy machine) that is still not a hang. */
const secondsToStart = 90;
const watchEveryMs = 20;

/** Runs a child with nothing of our environment. When this returns, the child and all it started are gone. */
export async function runWatchedChild(plan: ChildPlan, signal: AbortSignal): Promise<Ending> {
  const { limits } = plan;
  const [program, ...rest] = plan.command;
  let startedAt = performance.now();
  let how: Ending["how"] = "exited";
  let ready = !plan.saysWhenReady;
  let room = limits.outputBytes;
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  const family = new Set<number>();

  const opened = plan.openFiles ?? [];
  const child = spawn(program, rest, {
    cwd: plan.cwd,
    env: { ...plan.settings },
    detached: process.platform !== "win32",
    windowsHide: true,
    stdio: ["pipe", "pipe", "pipe", ...opened],
  });
  for (const file of opened) closeSync(file);
  const stop = (reason: Ending["how"]) => {
    if (how === "exited") how = reason;
    killAll(child.pid, family);
  };
  let deadline = setTimeout(() => stop("timeout"), (ready ? limits.seconds : secondsToStart) * 1000);
  const startClock = () => {
    ready = true;
    startedAt = performance.now();
    clearTimeout(deadline);
    deadline = setTimeout(() => stop("timeout"), limits.seconds * 1000);
  };
  const keep = (kept: Buffer[], chunk: Buffer) => {
    kept.push(chunk.subarray(0, room));
    if (chunk.length > room) stop("output");
    room -= Math.min(room, chunk.length);
  };
  child.stdout?.on("data", (chunk: Buffer) => {
    if (ready) return keep(stdout, chunk);
    const line = chunk.indexOf(10);
    if (line === -1) return;
    startClock();
    keep(stdout, chunk.subarray(line + 1));
  });
  child.stderr?.on("data", (chunk: Buffer) => keep(stderr, chunk));
  child.stdin?.on("error", () => undefined); // A program need not read its input.
  child.stdin?.end(plan.input);

  const watching = setInterval(() => {
    if (child.pid === undefined || how !== "exited") return;
    for (const pid of familyOf(child.pid)) family.add(pid);
    const passed = ready ? (plan.watch?.(child.pid) ?? null) : null;
    if (passed !== null) stop(passed);
  }, watchEveryMs);
  const abort = () => stop("aborted");
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();

  const exitCode = await new Promise<number | null>((resolve) => {
    child.on("error", () => resolve(null));
    child.on("close", (code) => resolve(code));
    // A process that left the group may hold the pipes open: it is waited for no longer than this.
    child.on("exit", (code) => setTimeout(() => resolve(code), 2000).unref());
  });
  clearTimeout(deadline);
  clearInterval(watching);
  signal.removeEventListener("abort", abort);
  const seconds = (performance.now() - startedAt) / 1000;
  killAll(child.pid, family);
  await allGone(family);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return { how, exitCode, ready, stdout: text(stdout), stderr: text(stderr), seconds };
}

function killAll(leader: number | undefined, family: Set<number>): void {
  if (leader === undefined) return;
  // Held still first, generation by generation: one that is born while we look would have no parent to be found by.
  for (let known = -1, rounds = 0; known < family.size && rounds < 20; rounds++) {
    known = family.size;
    for (const pid of familyOf(leader)) {
      family.add(pid);
      send(pid, "SIGSTOP");
    }
  }
  // By number only while it is still below our child: a number may have been given to another process.
  const below = familyOf(leader);
  send(process.platform === "win32" ? leader : -leader, "SIGKILL");
  for (const pid of below) send(pid, "SIGKILL");
}

function send(pid: number, name: "SIGSTOP" | "SIGKILL"): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

async function allGone(family: ReadonlySet<number>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if ([...family].every(isGone)) return;
    await Bun.sleep(10);
  }
}

function text(chunks: readonly Buffer[]): string {
  return Buffer.concat(chunks).toString("utf8");
}
