import { nextHint } from "../../learning/room/hint.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

export async function hint(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const id = needed(args.positionals[2], "For which exercise?", "study hint <exercise-id>");
  const found = await nextHint(openRoom(invocation), id, args.positionals[3]);
  if (args.format !== "text") terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else terminal.out(`Hint ${found.number} of ${found.of}: ${found.hint}\n`);
  return exit.done;
}
