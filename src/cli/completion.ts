import { nearest } from "../nearest.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { Problem } from "../problem.ts";
import { bash, fish, zsh } from "./completion-scripts.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { subcommands } from "./subcommands.ts";

/** Prints a script for a shell. The script asks `completion words` for the commands there are at that moment. */
export async function completion(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const [, shell = ""] = args.positionals;
  if (shell === "words") {
    terminal.out((await words(invocation)).map((word) => `${word}\n`).join(""));
    return exit.done;
  }
  const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined;
  if (script === undefined) {
    const near = nearest(shell, Object.keys(scripts));
    const hint = near === null ? `It can be ${Object.keys(scripts).join(", ")}.` : `Did you mean ${near}?`;
    throw new Problem(
      "usage",
      shell === "" ? `Which shell? ${hint}` : `There is no completion for "${shell}". ${hint}`,
    );
  }
  terminal.out(script);
  return exit.done;
}

async function words({ args, env, cwd }: Invocation): Promise<string[]> {
  const { plugins } = await discoverPlugins(findPlaces(args, env, cwd).pluginDirs);
  const commands = [...plugins.values()].flatMap((plugin) =>
    [...plugin.commands.keys()].map((command) => `${plugin.name}:${command}`),
  );
  return [...commands, ...Object.keys(subcommands)];
}

const scripts: Readonly<Record<string, string>> = { bash, zsh, fish };
