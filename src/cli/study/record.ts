import { resolve } from "node:path";
import { recordResults } from "../../learning/room/record-results.ts";
import { visit } from "../../learning/room/room.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { jsonIn, needed, textOf } from "./input.ts";
import { openRoom } from "./room.ts";
import { notes } from "./show.ts";

/** A result judged elsewhere, or an array of them (exercise-modalities §12.1). */
export async function recordCommand(invocation: Invocation): Promise<number> {
  const { args, terminal, cwd } = invocation;
  const usage = "study record <course> --result <file|->";
  const name = needed(args.positionals[2], "Which course?", usage);
  const path = needed(args.result, "Which result?", usage);
  const learner = await visit(openRoom(invocation), name);
  const given = jsonIn(await textOf(path === "-" ? path : resolve(cwd, path), terminal), "The result");
  const { recorded, repeated, concepts, problems } = await recordResults(learner, given);
  notes(terminal, problems);
  if (args.format !== "text") {
    const changed = [...new Set(recorded.map(({ concept_id }) => concept_id))].map((id) => concepts.get(id));
    const ids = recorded.map(({ exercise_id }) => exercise_id);
    terminal.out(`${JSON.stringify({ recorded: ids, repeated, concepts: changed }, null, 2)}\n`);
    return exit.done;
  }
  const again = repeated.length === 0 ? "" : ` ${repeated.length} had been recorded before and count once.`;
  terminal.out(`${recorded.length} recorded.${again}\n`);
  return exit.done;
}
