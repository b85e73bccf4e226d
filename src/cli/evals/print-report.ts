import { resolve } from "node:path";
import type { Invocation } from "../invocation.ts";
import { writeNew } from "../write-new.ts";

/** A report in each of its forms, made when it is asked for. */
export type Report = { markdown(): string; page(): string; data(): unknown };

/** `--html <file>` writes the page and says so; else, or with `--markdown` too, the report goes to stdout. */
export async function printReport({ args, cwd, terminal }: Invocation, report: Report): Promise<void> {
  if (args.html !== undefined) {
    await writeNew(resolve(cwd, args.html), new TextEncoder().encode(report.page()), true);
    terminal.err(`The report is in ${args.html}.\n`);
  }
  if (args.format !== "text") terminal.out(`${JSON.stringify(report.data(), null, 2)}\n`);
  else if (args.html === undefined || args.markdown) terminal.out(report.markdown());
}
