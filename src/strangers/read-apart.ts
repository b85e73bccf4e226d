import { dirname } from "node:path";
import type { z } from "zod";
import { environmentFor } from "../env.ts";
import { sourceFile } from "../source-file.ts";
import { inTurn } from "../store/in-turn.ts";
import { packed, Said } from "./apart.ts";
import { watchMemory } from "./watch-memory.ts";

/** A reader of what strangers wrote: a program of its own, and what it may answer. */
export type Reader<Answer> = {
  /** Below src/; all it does is to call `answerApart`. */
  file: string;
  answer: z.ZodType<Answer>;
};

export type Limits = { seconds: number; memoryMb: number; answerMb: number };

export const usualLimits: Limits = { seconds: 120, memoryMb: 1024, answerMb: 64 };

/** `message`: the end of a sentence that begins with what was read. */
export type Unread = { why: "slow" | "full" | "long" | "broken"; message: string };
export type Read<Answer> = { ok: true; value: Answer } | ({ ok: false } & Unread);

/** Memory for this many is what one computer gives at once; others wait in turn. */
const atOnce = 2;
const waiting = inTurn(atOnce);

/**
 * Has a stranger's bytes read in a process of its own (decision 43), so that whatever is in them, this one goes on
 * serving others and keeps its memory. The child has no keys, an end to its time, its memory and its answer, and is
 * gone when this resolves. Never throws.
 *
 * The end to memory is the system's own on Linux; on macOS the child is watched and ended soon after it is passed; on
 * Windows there is none but the end to time.
 */
export function readApart<Answer>(
  reader: Reader<Answer>,
  ask: unknown,
  bytes: Uint8Array = new Uint8Array(),
  limits: Limits = usualLimits,
  heard?: Heard,
): Promise<Read<Answer>> {
  return waiting(() => run(reader, packed({ ask, bytes }), limits, heard));
}

/** What a child tells of its progress while it is at work (`tellApart`); only JSON is heard, and only short lines. */
export type Heard = (told: unknown) => void;

async function run<Answer>(
  { file, answer }: Reader<Answer>,
  input: Uint8Array,
  limits: Limits,
  heard: Heard | undefined,
): Promise<Read<Answer>> {
  const program = sourceFile(file);
  const child = Bun.spawn(limited([process.execPath, program], limits), {
    cwd: dirname(program), // no bunfig.toml and no .env of somebody's folder
    env: { ...environmentFor(process.env), ...roomForCode },
    stdin: input,
    stdout: "pipe",
    stderr: heard === undefined ? "ignore" : "pipe",
  });
  const hearing = heard === undefined ? null : hear(child.stderr, heard);
  let why: Unread["why"] | null = null;
  const end = (reason: Unread["why"]) => {
    why ??= reason;
    child.kill("SIGKILL");
  };
  const timer = setTimeout(() => end("slow"), limits.seconds * 1000);
  const watching = watchMemory(child.pid, limits.memoryMb, () => end("full"));
  try {
    const text = await textOf(child.stdout, limits.answerMb * 1_000_000, () => end("long"));
    await child.exited;
    if (why !== null) return unread(why, limits);
    if (child.signalCode === "SIGXCPU") return unread("slow", limits);
    // Killed by the system, or ended by the runtime that found no room.
    if (child.exitCode !== 0) return unread("full", limits);
    return understood(text, answer, limits);
  } finally {
    clearTimeout(timer);
    watching.stop();
    child.kill("SIGKILL");
    await child.exited;
    await hearing;
  }
}

/**
 * The runtime sets aside a gigabyte for compiled code, which a limit on memory refuses; then nothing is compiled at all,
 * and reading takes eight times as long. So much is enough, and is had.
 */
const roomForCode = { BUN_JSC_jitMemoryReservationSize: String(128 * 1024 * 1024) };

const longestLine = 4000;

async function hear(stream: ReadableStream<Uint8Array> | undefined, heard: Heard): Promise<void> {
  let rest = "";
  for await (const part of stream ?? []) {
    const lines = `${rest}${Buffer.from(part).toString("utf8")}`.split("\n");
    rest = (lines.pop() ?? "").slice(0, longestLine);
    for (const line of lines) {
      const told = parsed(line.slice(0, longestLine));
      if (told !== undefined) heard(told);
    }
  }
}

/** The system's limits are set by a shell, which then becomes the program. A child whose parent is gone ends by them too. */
function limited(command: readonly string[], { seconds, memoryMb }: Limits): string[] {
  if (process.platform === "win32") return [...command];
  const line = 'ulimit -c 0; ulimit -t "$1"; ulimit -d "$2" 2>/dev/null; shift 2; exec "$@"';
  return ["/bin/sh", "-c", line, "sh", String(seconds), String(memoryMb * 1024), ...command];
}

async function textOf(
  stream: ReadableStream<Uint8Array>,
  mostBytes: number,
  tooLong: () => void,
): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.length;
    if (size > mostBytes) {
      tooLong();
      break;
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}

function understood<Answer>(text: string, answer: z.ZodType<Answer>, limits: Limits): Read<Answer> {
  const said = Said.safeParse(parsed(text));
  if (!said.success) return unread("broken", limits);
  if ("full" in said.data) return unread("full", limits);
  if ("failed" in said.data)
    return { ...unread("broken", limits), message: `cannot be read: ${said.data.failed}` };
  const value = answer.safeParse(said.data.value);
  return value.success ? { ok: true, value: value.data } : unread("broken", limits);
}

function unread(why: Unread["why"], { seconds, memoryMb }: Limits): { ok: false } & Unread {
  const messages: Record<Unread["why"], string> = {
    slow: `could not be read within ${seconds} seconds, so reading was stopped. Try a smaller part of it.`,
    full: `needs more than ${memoryMb} MB of memory to be read, so reading was stopped. It is damaged or made to do harm, or far too large: try a smaller part of it.`,
    long: "holds more than can be taken at once. Try a smaller part of it.",
    broken: "cannot be read. It is damaged, or not what its name says.",
  };
  return { ok: false, why, message: messages[why] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
