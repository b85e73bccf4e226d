import { resolve } from "node:path";
import type { Env } from "../env.ts";
import { modelEnv } from "../model/model-env.ts";
import { NewAddress } from "../model/new-address.ts";
import { describeError } from "./exit.ts";
import type { Subcommand } from "./invocation.ts";
import type { Keys } from "./keys.ts";
import { type Arguments, parseArguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";

export type Caller = {
  terminal: Terminal;
  env: Env;
  /** The caller's folder. */
  cwd: string;
};

/** Throws `Problem` of kind `usage` where no subcommand is asked for that there is. */
export type Choose = (args: Arguments) => Promise<Subcommand>;

/** One command, from its words to its exit code. Whatever goes wrong is said at the terminal. */
export async function commandLine(argv: readonly string[], caller: Caller, choose: Choose): Promise<number> {
  const { terminal, cwd } = caller;
  try {
    const args = parseArguments(argv);
    const subcommand = await choose(args);
    const environment = withHomeInFull(caller);
    if (!mayDraft(args)) {
      const { env, places } = environmentAlone(environment);
      return await subcommand({ args, terminal, env, cwd, places });
    }
    const { mayAllow, openKeys } = await import("./keys.ts");
    const keys = await openKeys(environment, cwd, args);
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

/** For what asks no model: nobody's keys are looked for. */
function environmentAlone(environment: Env): Keys {
  const places = { environment, folder: {}, saved: null };
  return { ...modelEnv(places, {}, () => false), places };
}
