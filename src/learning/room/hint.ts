import { Problem } from "../../problem.ts";
import type { Course } from "../course.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { kindOf } from "../exercises/kinds.ts";
import { courseState } from "../state/course-state.ts";
import { findRecord, saveRecord } from "../state/exercise-files.ts";
import { type Room, visit } from "./room.ts";

export type Hint = { hint: string; number: number; of: number };

/**
 * The next hint of an exercise, or of one of its questions where it has hints for each (by default the first that has one
 * left). It is counted before it is shown, and lowers the rating (decision 20).
 */
export async function nextHint(room: Room, exerciseId: string, question?: string): Promise<Hint> {
  const { record } = await mayBeHelped(room, exerciseId);
  const { course } = await visit(room, record.course);
  const ladders = await kindOf(record).ladders?.(record);
  if (ladders !== undefined) return await hintOfQuestion(room, record, ladders, question);
  const ladder = hintsOf(record, course);
  const hint = ladder[record.hints_used];
  if (hint === undefined) throw noneLeft(exerciseId, ladder.length);
  await countHint(room, record);
  return { hint, number: record.hints_used + 1, of: ladder.length };
}

async function hintOfQuestion(
  room: Room,
  record: ExerciseRecord,
  ladders: ReadonlyMap<string, string[]>,
  question: string | undefined,
): Promise<Hint> {
  const given = (id: string) => record.hinted?.[id] ?? 0;
  const id = question ?? [...ladders].find(([each, ladder]) => given(each) < ladder.length)?.[0];
  const ladder = (id === undefined ? undefined : ladders.get(id)) ?? [];
  const hint = id === undefined ? undefined : ladder[given(id)];
  if (id === undefined || hint === undefined) throw noneLeft(record.exercise_id, ladder.length);
  await countHint(room, record, id);
  return {
    hint: question === undefined ? `Task ${id}. ${hint}` : hint,
    number: given(id) + 1,
    of: ladder.length,
  };
}

/** The exercise, where help is still help: not of a quiz, and not after it counted. */
export async function mayBeHelped(room: Room, exerciseId: string) {
  const found = await findRecord(room.home, room.ports, exerciseId);
  if (found.record.status === "evaluated")
    throw new Problem("usage", `${exerciseId} has been graded; there is nothing to hint at any more.`);
  if (found.record.quiz === true) {
    throw new Problem("usage", "This is a quiz, so there are no hints. Hand in what you know.", {
      command: `teacher-assist study grade ${exerciseId}`,
    });
  }
  return found;
}

export async function countHint(room: Room, record: ExerciseRecord, question?: string): Promise<void> {
  const { course } = await visit(room, record.course);
  const { locked, places } = courseState(room.home, course, room.ports);
  const hinted =
    question === undefined
      ? {}
      : { hinted: { ...record.hinted, [question]: (record.hinted?.[question] ?? 0) + 1 } };
  const used = record.hints_used + 1;
  await locked(() => saveRecord(room.ports, places, { ...record, ...hinted, hints_used: used }));
}

function noneLeft(exerciseId: string, of: number): Problem {
  const why = of === 0 ? "This exercise has no hints." : "There is no further hint.";
  return new Problem("usage", `${why} You can hand in what you have.`, {
    command: `teacher-assist study grade ${exerciseId}`,
  });
}

export function hintsOf(record: ExerciseRecord, course: Course): string[] {
  return record.quiz === true ? [] : kindOf(record).hints(record, course);
}
