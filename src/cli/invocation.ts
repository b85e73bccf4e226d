import type { Env } from "../env.ts";
import type { Arguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** What a subcommand gets; each lives in a file of its own and is loaded when it is asked for. */
export type Invocation = {
  args: Arguments;
  terminal: Terminal;
  env: Env;
  cwd: string;
};

export type Subcommand = (invocation: Invocation) => Promise<number>;
