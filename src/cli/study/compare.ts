import { shown } from "../../learning/exercises/image-review/reference.ts";
import { showReference } from "../../learning/room/grade-exercise.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

/** How work by hand should look: asked for, because from then on only the learner's own rating counts. */
export async function compare(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const id = needed(args.positionals[2], "Which exercise?", "study compare <exercise-id>");
  const reference = await showReference(openRoom(invocation), id);
  if (args.format !== "text") terminal.out(`${JSON.stringify(reference, null, 2)}\n`);
  else {
    terminal.out(`${reference.map((line) => `  ${shown(line)}\n`).join("")}`);
    terminal.out(`Compare your work with it, and rate it: teacher-assist study grade ${id} --self <1-4>\n`);
  }
  return exit.done;
}
