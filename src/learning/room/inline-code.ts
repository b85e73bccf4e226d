import { Problem } from "../../problem.ts";
import { type Evaluation, resultOf } from "../evaluation.ts";
import { gradeRepl } from "../exercises/repl/grade-repl.ts";
import { answerRepl, nextReplQuestion, type ReplState, startRepl } from "../exercises/repl/repl-session.ts";
import { saveRecord } from "../state/exercise-files.ts";
import { newExercise } from "./new-exercise.ts";
import { record as recordResults } from "./record-results.ts";
import type { Visit } from "./room.ts";

/** Small code questions, one by one, each answered in a line and then run (exercise-modalities §14.3). */
export type InlineCode = {
  instructions: string;
  /** null: there are no more. */
  question(): { number: number; of: number; prompt: string } | null;
  answer(line: string): Promise<{ correct: boolean; truth: string; note: string }>;
  /** Recorded like any exercise; null where nothing was answered. */
  finish(): Promise<Evaluation | null>;
};

export async function openInlineCode(visit: Visit, conceptId: string, seed?: number): Promise<InlineCode> {
  const { room } = visit;
  const { record, instructions } = await newExercise(visit, conceptId, {
    kind: "repl",
    seed,
  });
  const started = startRepl(record);
  if ("problem" in started) throw new Problem("setup", started.problem);
  let state: ReplState = started;
  return {
    instructions,
    question: () => nextReplQuestion(state),
    async answer(line) {
      const next = await answerRepl(state, line, room.runInBox);
      if ("problem" in next) throw new Problem("setup", next.problem);
      state = next.state;
      return next.answer;
    },
    async finish() {
      if (state.answers.length === 0) return null;
      const evaluation = gradeRepl(record, state, { now: room.ports.now(), hintsUsed: 0 });
      await recordResults(visit, [resultOf(evaluation, record)]);
      const { locked, places } = visit.state;
      await locked(() => saveRecord(room.ports, places, { ...record, status: "evaluated" }));
      return evaluation;
    },
  };
}
