import { kindNamed } from "../../learning/exercises/kinds.ts";
import { openExercises } from "../../learning/room/open-exercises.ts";
import { visit } from "../../learning/room/room.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { moment } from "./show.ts";

/** What was begun and waits to be graded. */
export async function open(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const name = needed(args.positionals[2], "Which course?", "study open <course>");
  const learner = await visit(openRoom(invocation), name);
  const found = await openExercises(learner);
  if (args.format !== "text") terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else if (found.length === 0) terminal.out(`Nothing begun waits in ${learner.course.config.title}.\n`);
  for (const { exercise_id, concept_id, kind, started } of args.format === "text" ? found : [])
    terminal.out(
      `${exercise_id}\n  ${kindNamed(kind).words.one} on ${concept_id}, since ${moment(new Date(started), learner.profile.time_zone)}\n`,
    );
  return exit.done;
}
