import type { RunResult } from "../../agent/events.ts";
import type { ExerciseRecord } from "../../learning/exercises/exercise.ts";
import { openTutoring } from "../../learning/room/tutoring.ts";
import { eventWriter, printResult } from "../result.ts";
import { stoppable } from "../stoppable.ts";
import type { Terminal } from "../terminal.ts";
import { play } from "./play.ts";
import { openDesk } from "./room.ts";
import { notes } from "./show.ts";
import { heard, type Outcome, type Sitting } from "./sitting.ts";

/** A conversation with the tutor, until the exercise is over. Leaving keeps it: it goes on next time. */
export async function talk(sitting: Sitting, record: ExerciseRecord): Promise<Outcome> {
  const { visit, invocation, done } = sitting;
  const { terminal } = invocation;
  using stopping = stoppable();
  const call = { signal: stopping.signal, onEvent: eventWriter("text", terminal) };
  const tutoring = await openTutoring(visit, record, await openDesk(invocation, stopping.signal));
  try {
    notes(terminal, tutoring.notices);
    said(await tutoring.begin(call), terminal);
    for (;;) {
      const evaluation = tutoring.evaluation();
      if (evaluation !== null) {
        done.push(evaluation);
        return "done";
      }
      const asked = performance.now();
      const line = await heard(sitting);
      if (line === null) return "leave";
      if (line.trim().toLowerCase() === "skip") return "skipped";
      if (line.trim() === "") continue;
      const seconds = terminal.inIsTty ? (performance.now() - asked) / 1000 : null;
      said(await tutoring.say(line, seconds, call), terminal);
      const sound = tutoring.sound();
      if (sound !== null) await play(sound, visit.room, terminal);
    }
  } finally {
    await tutoring.close();
  }
}

/** What the tutor said, and no more: a learner has no use for the name of a trace, but where something went wrong. */
function said(result: RunResult, terminal: Terminal): void {
  if (result.status !== "success") printResult(result, "text", terminal);
  else if (!terminal.outIsTty && result.text !== "") terminal.out(`${result.text.trimEnd()}\n`);
}
