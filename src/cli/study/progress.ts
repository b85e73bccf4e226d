import { renderReport } from "../../learning/report/render-report.ts";
import { howItGoes } from "../../learning/room/how-it-goes.ts";
import { visit } from "../../learning/room/room.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { notes } from "./show.ts";

export async function progress(invocation: Invocation): Promise<number> {
  const { args, terminal, env } = invocation;
  const name = needed(args.positionals[2], "Which course?", "study progress <course>");
  const { report, problems } = await howItGoes(await visit(openRoom(invocation), name));
  notes(terminal, problems);
  if (args.format !== "text") terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  else {
    const width = Math.min(100, process.stdout.columns ?? 80);
    const ascii = env.TERM === "dumb" || env.LC_ALL === "C";
    terminal.out(renderReport(report, { width, colour: terminal.style, ascii }));
  }
  return exit.done;
}
