import { Problem } from "../../problem.ts";
import type { Evaluation } from "../evaluation.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import type { ReplAnswer } from "../exercises/repl/repl-question.ts";
import { answerRepl, keepAnswers, nextReplQuestion, startRepl } from "../exercises/repl/repl-session.ts";
import { courseState } from "../state/course-state.ts";
import { findRecord, saveRecord } from "../state/exercise-files.ts";
import { gradeExercise } from "./grade-exercise.ts";
import { type Room, type Visit, visit } from "./room.ts";
import { takeUp } from "./take-up.ts";

/** Small code questions, one by one, each answered in a line and then run (exercise-modalities §14.3). */
export type InlineCode = {
  instructions: string;
  /** null: there are no more. */
  question(): { number: number; of: number; prompt: string } | null;
  answer(line: string): Promise<ReplAnswer>;
  /** Recorded like any exercise; null where nothing was answered. */
  finish(): Promise<Evaluation | null>;
};

export async function openInlineCode(
  learner: Visit,
  conceptId: string,
  seed?: number,
): Promise<InlineCode & { record: ExerciseRecord }> {
  const { record, instructions } = await takeUp(learner, conceptId, { kind: "repl", seed });
  return { ...inlineCode(learner.room, record), record, instructions };
}

/** A round of questions that was made: those that were answered before stay answered. */
export function inlineCode(room: Room, record: ExerciseRecord): Omit<InlineCode, "instructions"> {
  const started = startRepl(record);
  if ("problem" in started) throw new Problem("setup", started.problem);
  let state = started;
  return {
    question: () => nextReplQuestion(state),
    async answer(line) {
      const at = state.answers.length;
      const { answer, record: kept } = await answerQuestion(room, record.exercise_id, { line, at });
      const next = startRepl(kept);
      if ("problem" in next) throw new Problem("setup", next.problem);
      state = next;
      return answer;
    },
    async finish() {
      if (state.answers.length === 0) return null;
      return (await gradeExercise(room, { id: record.exercise_id }, { record: true })).evaluation;
    },
  };
}

/** It was answered before, here or in another window: what was said first stays. */
export class AnsweredBefore extends Problem {}

/** Judges the answer to one question by running it, and keeps it. `at`: which question was before the learner, from 0. */
export async function answerQuestion(
  room: Room,
  exerciseId: string,
  { line, at }: { line: string; at: number },
): Promise<{ answer: ReplAnswer; record: ExerciseRecord }> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const state = startRepl(record);
  if ("problem" in state) throw new Problem("setup", state.problem);
  mustBeOpen(state.answers.length === at);
  const judged = await answerRepl(state, line, room.runInBox);
  if ("problem" in judged) throw new Problem("setup", judged.problem);
  const { course } = await visit(room, record.course);
  return await courseState(room.home, course, room.ports).locked(async () => {
    const now = (await findRecord(room.home, room.ports, exerciseId)).record;
    const meanwhile = startRepl(now);
    mustBeOpen(!("problem" in meanwhile) && meanwhile.answers.length === at);
    const kept = keepAnswers(now, judged.state);
    await saveRecord(room.ports, places, kept);
    return { answer: judged.answer, record: kept };
  });
}

function mustBeOpen(isOpen: boolean): void {
  if (isOpen) return;
  throw new AnsweredBefore(
    "usage",
    "This question was answered before, perhaps in another window. What was said first stays; look at it again.",
  );
}
