import type { ExerciseRecord } from "../exercises/exercise.ts";
import { pendingExercise } from "../state/exercise-files.ts";
import { type ExerciseWish, newExercise } from "./new-exercise.ts";
import type { Visit } from "./room.ts";

export type TakenUp = { record: ExerciseRecord; instructions: string; reason: string[]; begun: boolean };

/** An exercise on a concept: the one that was begun before and waits, where there is one of that kind, else a new one. */
export async function takeUp(
  visit: Visit,
  conceptId: string,
  { fresh, ...wish }: ExerciseWish & { fresh?: boolean | undefined },
): Promise<TakenUp> {
  const { room, state } = visit;
  const waiting =
    wish.modality === undefined || fresh === true
      ? null
      : await pendingExercise(room.ports, state.places, conceptId, wish.modality);
  if (waiting !== null) {
    const { record, instructions } = waiting;
    return { record, instructions, reason: [], begun: true };
  }
  const { record, instructions, reason } = await newExercise(visit, conceptId, wish);
  return { record, instructions, reason, begun: false };
}
