import { resolve } from "node:path";
import { importInto } from "../../learning/room/import-course.ts";
import { counted } from "../../text/counted.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

const mostShown = 10;

export async function importCommand(invocation: Invocation): Promise<number> {
  const { args, terminal, cwd } = invocation;
  const path = needed(args.positionals[2], "From what?", "study import <file|folder> --name <course>");
  const imported = await importInto(
    openRoom(invocation),
    { path: resolve(cwd, path) },
    {
      ...(args.name === undefined ? {} : { name: args.name }),
    },
  );
  if (args.format !== "text") {
    terminal.out(`${JSON.stringify(imported, null, 2)}\n`);
    return exit.done;
  }
  const { name, folder, report, reviews } = imported;
  for (const { where, why } of report.skipped.slice(0, mostShown))
    terminal.err(`left out: ${where}: ${why}\n`);
  if (report.skipped.length > mostShown)
    terminal.err(`and ${report.skipped.length - mostShown} more (--json lists all)\n`);
  const history = reviews === 0 ? "" : ` ${reviews} answers given before came along.`;
  terminal.out(
    `${folder}\n${counted(report.items, "item", "items")} in ${counted(report.concepts, "concept", "concepts")}.${history} Begin with: teacher-assist study start ${name}\n`,
  );
  return exit.done;
}
