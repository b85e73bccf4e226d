import type { Env } from "../env.ts";
import type { KeyPlaces } from "../model/model-env.ts";
import type { Arguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/** What a subcommand gets; each lives in a file of its own and is loaded when it is asked for. */
export type Invocation = {
  args: Arguments;
  terminal: Terminal;
  /** The environment with the model to use: what stands in `places`, settled by `modelEnv`. */
  env: Env;
  /** The caller's folder: never the process's own, which is the program's. */
  cwd: string;
  places: KeyPlaces;
};

export type Subcommand = (invocation: Invocation) => Promise<number>;
