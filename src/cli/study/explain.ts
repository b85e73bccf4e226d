import { explainedInWords } from "../../learning/exercises/code/why-it-works.ts";
import { explainCode } from "../../learning/room/explain.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { forReading } from "./show.ts";

/** Why a program works, in its learner's own words. */
export async function explain(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const usage = 'study explain <exercise-id> "<why it works>"';
  const id = needed(args.positionals[2], "Which program?", usage);
  const text = needed(args.positionals[3], "Why does it work?", usage);
  const found = await explainCode(openRoom(invocation), id, text);
  if (args.format !== "text") terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else terminal.out(`${forReading(explainedInWords(found), terminal)}\n`);
  return exit.done;
}
