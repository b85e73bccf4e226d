import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { choose } from "../../src/cli/choose.ts";
import { commandLine } from "../../src/cli/command-line.ts";
import { isCommand } from "../../src/cli/commands.ts";
import { sharedOptions } from "../../src/cli/options/shared.ts";
import { meaningTo } from "../../src/cli/options/uses.ts";
import { plain } from "../../src/cli/terminal.ts";

const root = join(import.meta.dir, "..", "..");
/** As it is compiled, where it is: that starts in two thirds of the time, and runs from the source itself whenever it is older. */
const compiled = join(root, "node_modules", ".cache", "teacher-assist", "main.js");
const main = existsSync(compiled) ? compiled : join(root, "src", "cli", "main.ts");
export const example = join(root, "tests", "plugins", "example");
export const sampleWorkspace = join(root, "tests", "plugins", "workspace");

export type Finished = { code: number; out: string; err: string };
export type Call = { cwd: string; env?: Record<string, string>; input?: string };

/**
 * The command line itself, in a folder of its own, with no key of this machine in reach. In this process, which knows
 * its way about by then.
 */
export async function teacherAssist(args: readonly string[], call: Call): Promise<Finished> {
  let out = "";
  let err = "";
  const terminal = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
    outIsTty: false,
    errIsTty: false,
    inIsTty: false,
    input: () => Readable.from([call.input ?? ""]),
    screen: () => new PassThrough(),
    style: plain,
  };
  const code = await commandLine(
    drawnAlike(args),
    { terminal, env: cleanEnv(call.cwd, call.env), cwd: call.cwd },
    choose,
  );
  return { code, out, err };
}

/** The same, for what a process is about: what outlives it, who else is at work, how it ends. */
export async function inItsOwnProcess(args: readonly string[], { cwd, env, input }: Call): Promise<Finished> {
  const child = start(args, { cwd, ...(env === undefined ? {} : { env }) }, input);
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { code, out, err };
}

export function start(args: readonly string[], { cwd, env }: Call, input = "") {
  return Bun.spawn([process.execPath, main, ...drawnAlike(args)], {
    cwd,
    env: startedWith(cwd, env),
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  });
}

/** Somebody at a terminal, in this process: what is typed goes in by `type`, what is shown collects in `screen`. Ctrl-C is a key alone. */
export function typing(args: readonly string[], call: Call) {
  const keys = new PassThrough();
  const echo = new PassThrough();
  let seen = "";
  const show = (text: string) => {
    seen += text;
  };
  echo.setEncoding("utf8").on("data", show);
  const terminal = {
    out: show,
    err: show,
    outIsTty: true,
    errIsTty: true,
    inIsTty: true,
    input: () => keys,
    screen: () => echo,
    style: plain,
  };
  const caller = { terminal, env: cleanEnv(call.cwd, call.env), cwd: call.cwd };
  const screen = () => seen;
  return {
    type: (text: string) => keys.write(text),
    shows: showing(screen),
    screen,
    exited: commandLine(drawnAlike(args), caller, choose),
  };
}

/** Waits until a text is on a screen, from a place on; where it ends. */
function showing(screen: () => string) {
  return async (text: string, from = 0): Promise<number> => {
    const end = performance.now() + 180_000;
    while (!screen().slice(from).includes(text)) {
      if (performance.now() > end) throw new Error(`"${text}" never came up. The screen:\n${screen()}`);
      await Bun.sleep(5);
    }
    return screen().indexOf(text, from) + text.length;
  };
}

/** The same in a process of its own, at a terminal of its own: for what is about keys as signals, being killed, and how it ends. */
export function atTerminal(args: readonly string[], { cwd, env }: Call) {
  let screen = "";
  const decoder = new TextDecoder();
  const child = Bun.spawn([process.execPath, main, ...drawnAlike(args)], {
    cwd,
    env: { ...startedWith(cwd, env), TERM: "xterm" },
    terminal: {
      cols: 120,
      rows: 40,
      data(_terminal, data) {
        screen += decoder.decode(data, { stream: true });
      },
    },
  });
  return {
    type: (text: string) => child.terminal?.write(text),
    shows: showing(() => screen),
    screen: () => screen,
    kill: () => child.kill("SIGKILL"),
    exited: child.exited,
  };
}

/** What is drawn at a learner's desk depends on the moment, where no seed is given: here it is the same each time. */
function drawnAlike(args: readonly string[]): readonly string[] {
  const command = args.slice(0, 2).join(" ");
  const draws = isCommand(command) && meaningTo(command, sharedOptions.seed) !== undefined;
  return draws && !args.includes("--seed") ? [...args, "--seed", "1"] : args;
}

function cleanEnv(cwd: string, env: Record<string, string> = {}): Record<string, string> {
  return { PATH: process.env.PATH ?? "", HOME: join(dirname(cwd), "home"), NO_COLOR: "1", ...env };
}

/** As the launcher starts what is done once: before an optimising compiler pays. */
function startedWith(cwd: string, env?: Record<string, string>): Record<string, string> {
  return { BUN_JSC_useDFGJIT: "0", ...cleanEnv(cwd, env) };
}

/** An empty folder to work in, and a home beside it; gone when the test is. */
export function scratch(): { dir: string; [Symbol.dispose](): void } {
  const top = mkdtempSync(join(tmpdir(), "teacher assist ü-"));
  const dir = join(top, "work");
  mkdirSync(dir);
  mkdirSync(join(top, "home"));
  return { dir, [Symbol.dispose]: () => rmSync(top, { recursive: true, force: true }) };
}
