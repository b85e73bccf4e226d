import { type Env, environmentFor } from "../../env.ts";
import { SpeechError } from "./speech-error.ts";

export type ProgramPlan = {
  /** Never a shell's line: the program and its arguments, one by one. */
  command: readonly [string, ...string[]];
  input?: Uint8Array;
  /** It is ended when it takes longer. */
  limitMs: number;
};

export type Ran = { exitCode: number; stdout: Uint8Array; stderr: string };

/** Runs a program to its end. Aborting kills it. Throws a SpeechError when it is missing or takes too long. */
export async function runProgram(plan: ProgramPlan, signal: AbortSignal): Promise<Ran> {
  const [program] = plan.command;
  signal.throwIfAborted();
  const child = start(plan.command, plan.input);
  const kill = () => child.kill("SIGKILL");
  signal.addEventListener("abort", kill, { once: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    kill();
  }, plan.limitMs);
  try {
    const [stdout, stderr, exitCode] = await Promise.all([
      new Response(child.stdout).bytes(),
      new Response(child.stderr).text(),
      child.exited,
    ]);
    signal.throwIfAborted();
    if (late)
      throw new SpeechError(`${program} did not finish within ${plan.limitMs / 1000} seconds and was ended.`);
    return { exitCode, stdout, stderr };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", kill);
  }
}

/** The bytes a running program writes, as they come. Leaving the loop ends the program. */
export async function* streamProgram(
  command: ProgramPlan["command"],
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted();
  const child = start(command);
  const kill = () => child.kill("SIGKILL");
  signal.addEventListener("abort", kill, { once: true });
  try {
    yield* child.stdout;
  } finally {
    signal.removeEventListener("abort", kill);
    kill();
  }
}

function start(command: ProgramPlan["command"], input?: Uint8Array) {
  const [program] = command;
  try {
    return Bun.spawn([...command], {
      stdin: input ?? "ignore",
      stdout: "pipe",
      stderr: "pipe",
      env: audioEnvironment(process.env),
    });
  } catch {
    throw new SpeechError(`The program ${program} could not be started. Is it installed?`);
  }
}

/** What sound programs need to find the sound card, and nothing else. */
export function audioEnvironment(env: Env): Record<string, string> {
  return environmentFor(env, /^(XDG_RUNTIME_DIR|(PULSE|PIPEWIRE|ALSA|AUDIO)\w*)$/);
}

/** Where a program is, or null. */
export function findProgram(name: string, path: string | undefined = process.env.PATH): string | null {
  return Bun.which(name, path === undefined ? {} : { PATH: path });
}
