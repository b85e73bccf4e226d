import { doneInWords } from "../../learning/modality/words.ts";
import { visit } from "../../learning/room/room.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

/** Takes the last result back, or a named one: progress is then what it would have been without it. */
export async function undo(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const [, , course, exerciseId] = args.positionals;
  const { state } = await visit(
    openRoom(invocation),
    needed(course, "In which course?", "study undo <course>"),
  );
  const result = await state.takeBack(exerciseId);
  if (result === null) {
    const what = exerciseId === undefined ? "nothing" : `no result of ${exerciseId}`;
    throw new Problem("usage", `There is ${what} to take back.`);
  }
  if (args.format !== "text") terminal.out(`${JSON.stringify({ undone: result }, null, 2)}\n`);
  else terminal.out(`Taken back: ${result.exercise_id} (${result.concept_id}, ${doneInWords(result)}).\n`);
  return exit.done;
}
