import { resolve } from "node:path";
import type { Env } from "../env.ts";
import { NewAddress } from "../model/new-address.ts";
import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { roomCommands } from "./command-of.ts";
import { type Command, roomOf } from "./commands.ts";
import { describeError, exit } from "./exit.ts";
import type { Subcommand } from "./invocation.ts";
import { mayAllow, openKeys } from "./keys.ts";
import { type Arguments, parseArguments } from "./options.ts";
import { subcommands } from "./subcommands.ts";
import type { Terminal } from "./terminal.ts";

export type Caller = {
  terminal: Terminal;
  env: Env;
  /** The caller's folder. */
  cwd: string;
};

/** One command, from its words to its exit code. Whatever goes wrong is said at the terminal. */
export async function commandLine(argv: readonly string[], caller: Caller): Promise<number> {
  const { terminal, cwd } = caller;
  try {
    const args = parseArguments(argv);
    const subcommand = await choose(args);
    const environment = withHomeInFull(caller);
    const keys = await openKeys(environment, cwd, args);
    if (mayDraft(args))
      for (const note of keys.notes) terminal.err(`${terminal.style.yellow("note:")} ${note}\n`);
    const invocation = { args, terminal, env: keys.env, cwd, places: keys.places };
    try {
      return await subcommand(invocation);
    } catch (error) {
      if (!(error instanceof NewAddress) || !(await mayAllow(error, keys.places, args, terminal)))
        throw error;
      return await subcommand({ ...invocation, env: (await openKeys(environment, cwd, args)).env });
    }
  } catch (error) {
    const { message, code } = describeError(error);
    terminal.err(`${terminal.style.red("error:")} ${message}\n`);
    if (caller.env.TEACHER_ASSIST_DEBUG && error instanceof Error) terminal.err(`${error.stack}\n`);
    return code;
  }
}

/** A home that is named from where somebody stands is named in full. */
function withHomeInFull({ env, cwd }: Caller): Env {
  const home = env.TEACHER_ASSIST_HOME;
  return home ? { ...env, TEACHER_ASSIST_HOME: resolve(cwd, home) } : env;
}

/** Whether a model may be asked, so that it matters whose key is used. */
function mayDraft({ help, version, list, sessions, trace, positionals: [first] }: Arguments): boolean {
  return !help && !version && !list && !sessions && trace === undefined && first !== "completion";
}

async function choose(args: Arguments): Promise<Subcommand> {
  const [first] = args.positionals;
  if (args.help) return (await import("./help.ts")).help;
  if (args.version) return (await import("./help.ts")).version;
  if (args.command === "--list") return (await import("./list.ts")).list;
  if (args.command === "--sessions") return (await import("./sessions.ts")).sessions;
  if (args.command === "--trace") return (await import("./trace.ts")).trace;
  if (args.command === "--serve") return (await import("./serve.ts")).serve;
  if (args.command === "<plugin>:<command>") return (await import("./run.ts")).run;
  if (first === undefined) return (await import("./help.ts")).help;
  const room = Object.hasOwn(roomCommands, first) ? roomCommands[first] : undefined;
  if (room !== undefined) return inTheRoom(room);
  const subcommand = Object.hasOwn(subcommands, first) ? subcommands[first] : undefined;
  if (subcommand !== undefined) return subcommand.load();
  const near = nearest(first, Object.keys(subcommands));
  const hint =
    near === null ? "See teacher-assist --help and teacher-assist --list." : `Did you mean ${near}?`;
  throw new Problem("usage", `"${first}" is not a command. ${hint}`);
}

function inTheRoom(command: Command): Subcommand {
  return async (invocation) => {
    const enter = await subcommands[roomOf(command)]?.load();
    const [, ...rest] = invocation.args.positionals;
    const positionals = [...command.split(" "), ...rest];
    return enter?.({ ...invocation, args: { ...invocation.args, positionals } }) ?? exit.failed;
  };
}
