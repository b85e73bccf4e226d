import { Problem } from "../problem.ts";
import type { Arguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Asks before something goes for good; `--force` is the answer given beforehand. Throws `Problem` where nobody can be
 * asked. False: the person would rather not.
 */
export async function confirm(what: string, args: Arguments, terminal: Terminal): Promise<boolean> {
  if (args.force) return true;
  if (!terminal.inIsTty || args["no-input"] || args.format !== "text")
    throw new Problem(
      "usage",
      `${what} Nothing was deleted: nobody could be asked. Add --force to delete it.`,
    );
  terminal.err(`${what}\n`);
  const { terminalReader } = await import("./line-reader.ts");
  const answer = await terminalReader("Delete it for good? [y/N] ", {
    lines: [],
    add: async () => {},
  }).read();
  if (answer !== null && /^y(es)?$/i.test(answer.trim())) return true;
  terminal.err("Nothing was deleted.\n");
  return false;
}
