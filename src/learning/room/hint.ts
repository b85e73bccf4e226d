import { Problem } from "../../problem.ts";
import type { Course } from "../course.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { kindOf } from "../exercises/kinds.ts";
import { courseState } from "../state/course-state.ts";
import { findRecord, saveRecord } from "../state/exercise-files.ts";
import { type Room, visit } from "./room.ts";

export type Hint = { hint: string; number: number; of: number };

/** The next hint of an exercise. It is counted before it is shown, and lowers the rating (decision 20). */
export async function nextHint(room: Room, exerciseId: string): Promise<Hint> {
  const { record } = await findRecord(room.home, room.ports, exerciseId);
  if (record.status === "evaluated")
    throw new Problem("usage", `${exerciseId} has been graded; there is nothing to hint at any more.`);
  if (record.quiz === true) {
    throw new Problem("usage", "This is a quiz, so there are no hints. Hand in what you know.", {
      command: `teacher-assist study grade ${exerciseId}`,
    });
  }
  const { course } = await visit(room, record.course);
  const ladder = hintsOf(record, course);
  const hint = ladder[record.hints_used];
  if (hint === undefined) {
    const why = ladder.length === 0 ? "This exercise has no hints." : "There is no further hint.";
    throw new Problem("usage", `${why} You can hand in what you have.`, {
      command: `teacher-assist study grade ${exerciseId}`,
    });
  }
  const { locked, places } = courseState(room.home, course, room.ports);
  const used = record.hints_used + 1;
  await locked(() => saveRecord(room.ports, places, { ...record, hints_used: used }));
  return { hint, number: used, of: ladder.length };
}

export function hintsOf(record: ExerciseRecord, course: Course): string[] {
  return record.quiz === true ? [] : kindOf(record).hints(record, course);
}
