import type { ExerciseRecord } from "../../learning/exercises/exercise.ts";
import type { Asked } from "../../learning/modality/liking/liking.ts";
import { askTaught } from "../../learning/room/ask-taught.ts";
import { hearLiking } from "../../learning/room/liking.ts";
import { inWords, keepMeeting, meetingBefore } from "../../learning/room/meeting.ts";
import { checkTaught } from "../../learning/room/teach.ts";
import { play } from "./play.ts";
import { forReading, notes } from "./show.ts";
import { heard, type Sitting } from "./sitting.ts";

/**
 * Nothing is asked that was not shown: before an exercise begins, the concept's text where it was never read, with a
 * question on it that does not count, and its new words. False: the learner leaves.
 */
export async function met(sitting: Sitting, record: ExerciseRecord): Promise<boolean> {
  const { visit, invocation } = sitting;
  const { terminal } = invocation;
  const meeting = await meetingBefore(visit, record);
  if (meeting === null) return true;
  const { lesson, words } = meeting;
  const question = lesson?.question ?? null;
  if (lesson !== null) terminal.out(`${forReading(lesson.text, terminal)}\n`);
  if (question !== null && !(await understood(sitting, record.concept_id, lesson?.text ?? "", question)))
    return false;
  if (words.length > 0) terminal.out(`${forReading(inWords({ lesson: null, words }), terminal)}\n`);
  if (words.length > 0 || question === null) {
    terminal.out(`${terminal.style.dim("Press Enter when you have read it.")}\n`);
    if ((await reply(sitting, null, "")) === null) return false;
  }
  notes(terminal, await keepMeeting(visit, record, meeting));
  return true;
}

/** The question after the text: whatever is said, the learner sees how it is. False: the learner leaves. */
async function understood(
  sitting: Sitting,
  conceptId: string,
  text: string,
  question: string,
): Promise<boolean> {
  const { visit, invocation } = sitting;
  const { terminal } = invocation;
  terminal.out(`\n${forReading(question, terminal)}\n`);
  const asked = { open: false, texts: [text, question] };
  const said = await reply(sitting, asked, `${question}\n`, async (own) => {
    const told = askTaught(visit, conceptId, own);
    if (told?.sound != null) await play(told.sound, visit.room, terminal);
    return told?.text ?? null;
  });
  if (said === null) return false;
  const checked = checkTaught(visit, conceptId, said);
  const verdict = checked?.isRight ? "Yes, that is it." : "Compare what you said with this:";
  terminal.out(`${forReading(`${verdict} ${checked?.answer ?? ""}`, terminal)}\n`);
  return true;
}

/**
 * What the learner says; likings and questions of their own are answered on the way, and what was asked is said again
 * after each. null: they leave.
 */
async function reply(
  sitting: Sitting,
  asked: Asked | null,
  again: string,
  helped: (said: string) => Promise<string | null> = async () => null,
): Promise<string | null> {
  for (;;) {
    const said = await heard(sitting);
    const noted =
      said === null ? null : ((await hearLiking(sitting.visit, said, asked)) ?? (await helped(said)));
    if (noted === null) return said;
    sitting.invocation.terminal.out(`${noted}\n${again}`);
  }
}
