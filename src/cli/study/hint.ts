import { type Hint, nextHint } from "../../learning/room/hint.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import type { Terminal } from "../terminal.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { forReading } from "./show.ts";

export async function hint(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const id = needed(args.positionals[2], "For which exercise?", "study hint <exercise-id>");
  const found = await nextHint(openRoom(invocation), id, args.positionals[3]);
  if (args.format !== "text") terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else terminal.out(shownHint(found, terminal));
  return exit.done;
}

export function shownHint({ hint, number, of, question, tells }: Hint, terminal: Terminal): string {
  const about = question === undefined ? "" : ` on ${question}`;
  const text = forReading(hint, terminal);
  if (tells === true) return `The answer${about}: ${text} It counts as not known yet, and comes back.\n`;
  return `Hint ${number} of ${of}${about}: ${text}\n`;
}
