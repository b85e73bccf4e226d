import { BloomLevel } from "../../learning/course-format.ts";
import { inWords, keepMeeting, meetingBefore } from "../../learning/room/meeting.ts";
import { newExercise } from "../../learning/room/new-exercise.ts";
import { visit } from "../../learning/room/room.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { forReading, notes } from "./show.ts";

/** Makes an exercise and says where it is. */
export async function newExerciseCommand(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const usage = "study new <course> <concept>";
  const course = needed(args.positionals[2], "Which course?", usage);
  const concept = needed(args.positionals[3], "Which concept?", usage);
  const { modality, seed, sealed, quiz } = args;
  const learner = await visit(openRoom(invocation), course);
  const made = await newExercise(learner, concept, {
    modality,
    seed,
    sealed,
    quiz,
    bloom: bloomIn(args.bloom),
  });
  const { exercise_id } = made.record;
  const meeting = await meetingBefore(learner, made.record);
  if (args.format === "text") {
    for (const rule of made.reason) terminal.err(`${terminal.style.dim(rule)}\n`);
    const first = meeting === null ? "" : `${forReading(inWords(meeting), terminal)}\n\n`;
    const files = made.files.map((file) => `${file}\n`).join("");
    terminal.out(`${exercise_id}\n${files}\n${first}${made.instructions}\n`);
  } else {
    const { files, instructions, reason, record } = made;
    const shown = {
      exercise_id,
      modality: record.modality,
      bloom_level: record.bloom_level,
      files,
      instructions,
      reason,
      meet: meeting,
    };
    terminal.out(`${JSON.stringify(shown, null, 2)}\n`);
  }
  // What was printed was shown.
  if (meeting !== null) notes(terminal, await keepMeeting(learner, made.record, meeting));
  return exit.done;
}

function bloomIn(text: string | undefined): BloomLevel | undefined {
  if (text === undefined) return undefined;
  const parsed = BloomLevel.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Problem("usage", `--bloom is one of ${BloomLevel.options.join(", ")}, not "${text}".`);
}
