import { Problem } from "../problem.ts";
import type { Arguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { mayAsk, saysYes } from "./yes-no.ts";

/**
 * Asks before something goes for good; `--force` is the answer given beforehand. Throws `Problem` where nobody can be
 * asked. False: the person would rather not.
 */
export async function confirm(what: string, args: Arguments, terminal: Terminal): Promise<boolean> {
  if (args.force) return true;
  if (!mayAsk(args, terminal))
    throw new Problem(
      "usage",
      `${what} Nothing was deleted: nobody could be asked. Add --force to delete it.`,
    );
  terminal.err(`${what}\n`);
  if (await saysYes(terminal, "Delete it for good?")) return true;
  terminal.err("Nothing was deleted.\n");
  return false;
}
