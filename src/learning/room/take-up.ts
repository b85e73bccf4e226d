import { kindNameOf } from "../course-words.ts";
import { isDoneAs } from "../exercises/done-as.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { type Begun, pendingExercise } from "../state/exercise-files.ts";
import { type ExerciseWish, newExercise } from "./new-exercise.ts";
import type { Visit } from "./room.ts";
import { askedBloom, askedSealed } from "./same-kind.ts";

export type TakenUp = { record: ExerciseRecord; instructions: string; reason: string[]; begun: boolean };

/** An exercise on a concept: the one that was begun before and waits, where there is one of that kind, else a new one. */
export async function takeUp(
  visit: Visit,
  conceptId: string,
  { fresh, ...wish }: ExerciseWish & { fresh?: boolean | undefined },
): Promise<TakenUp> {
  const waiting = fresh === true ? null : await begunExercise(visit, conceptId, wish);
  if (waiting !== null) {
    const { record, instructions } = waiting;
    return { record, instructions, reason: [], begun: true };
  }
  const { record, instructions, reason } = await newExercise(visit, conceptId, wish);
  return { record, instructions, reason, begun: false };
}

/**
 * What was begun as it is wished for now: what the plan promises is what opens. A quiz is never gone on with as
 * practice, nor practice as a quiz.
 */
export async function begunExercise(
  { room, state }: Visit,
  conceptId: string,
  { modality, kind, bloom, quiz = false, sealed = quiz }: ExerciseWish,
): Promise<Begun | null> {
  const name = kind ?? modality;
  if (name === undefined) return null;
  return await pendingExercise(
    room.ports,
    state.places,
    conceptId,
    (record) =>
      (kind === undefined ? isDoneAs(record, name) : kindNameOf(record) === kind) &&
      (bloom === undefined || askedBloom(record) === bloom) &&
      askedSealed(record) === sealed &&
      (record.quiz ?? false) === quiz,
  );
}
