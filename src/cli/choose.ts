import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { roomCommands } from "./command-of.ts";
import { type Command, roomOf } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Subcommand } from "./invocation.ts";
import type { Arguments } from "./options.ts";
import { subcommands } from "./subcommands.ts";

/** The subcommand that is asked for, of all there are; each is loaded only then. */
export async function choose(args: Arguments): Promise<Subcommand> {
  const [first] = args.positionals;
  if (args.help) return (await import("./help.ts")).help;
  if (args.version) return (await import("./version.ts")).version;
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
