import { Problem } from "../../problem.ts";
import type { Course } from "../course.ts";
import { type ExerciseRecord, toldAnswer } from "../exercises/exercise.ts";
import { givenOf, type HintsByQuestion, hasAsked, type Ladder } from "../exercises/kind.ts";
import { kindOf } from "../exercises/kinds.ts";
import { mustBeForOne } from "../state/begun.ts";
import { courseState } from "../state/course-state.ts";
import { findRecord, saveRecord } from "../state/exercise-files.ts";
import type { CoursePlaces } from "../state/places.ts";
import { learnerFile } from "./learner-files.ts";
import { type Room, visit } from "./room.ts";

/** `question`: which it is about, where hints are about one; `tells`: it is the answer, and the question counts as not known. */
export type Hint = { hint: string; number: number; of: number; question?: string; tells?: boolean };

/**
 * The next hint of an exercise, or of one of its questions where it has hints for each (by default the first that is not
 * answered yet). It is counted before it is shown, and lowers the rating (decision 20).
 */
export async function nextHint(room: Room, exerciseId: string, question?: string): Promise<Hint> {
  const { record, places } = await mayBeHelped(room, exerciseId);
  const { course } = await visit(room, record.course);
  const by = kindOf(record).hintsByQuestion;
  const questions = by?.questions(record) ?? null;
  if (by !== undefined && questions !== null) {
    const ladderOf = (id: string) => by.ladder(record, course, id);
    const isLeft = async (id: string) => {
      if (!hasAsked(record, id)) return true;
      const { given, of } = givenOf(record, id, await ladderOf(id));
      return given.length < of;
    };
    const id =
      question === undefined ? await stuckAt(places, record, by, isLeft) : named(question, questions);
    return await hintOfQuestion(room, record, id, await ladderOf(id ?? ""));
  }
  const ladder = hintsOf(record, course);
  const hint = ladder[record.hints_used];
  if (hint === undefined) throw noneLeft(exerciseId, ladder.length);
  await countHint(room, record);
  return { hint, number: record.hints_used + 1, of: ladder.length };
}

/** Of those with hints left, the first where nothing is written yet; where all have an answer, the first. */
async function stuckAt(
  places: CoursePlaces,
  record: ExerciseRecord,
  { questions, written }: HintsByQuestion,
  isLeft: (id: string) => Promise<boolean>,
): Promise<string | undefined> {
  const file = await learnerFile(places, record, record.files[0] ?? "").catch(() => null);
  const answers = file === null ? null : await written(record, file.content);
  const isOpen = (id: string) => (answers?.get(id) ?? "").trim() === "";
  const all = questions(record) ?? [];
  for (const id of [...all.filter(isOpen), ...all]) if (await isLeft(id)) return id;
  return undefined;
}

/** "1.3" is the third of section 1, and so is "3" where only one section has so many. */
function named(question: string, all: readonly string[]): string {
  const meant = all.includes(question) ? [question] : all.filter((id) => id.endsWith(`.${question}`));
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return only;
  const which = meant.length > 1 ? meant : all;
  throw new Problem(
    "usage",
    `${meant.length > 1 ? `There are several questions ${question}` : `There is no question ${question.slice(0, 20)} here`}. Say which: ${which.join(", ")}.`,
  );
}

async function hintOfQuestion(
  room: Room,
  record: ExerciseRecord,
  id: string | undefined,
  ladder: Ladder,
): Promise<Hint> {
  const { given, of } = givenOf(record, id ?? "", ladder);
  if (id === undefined || given.length >= of) throw noneLeft(record.exercise_id, of);
  const next = ladder.hints[record.hinted?.[id] ?? 0];
  const hint = next ?? ladder.answer;
  if (hint === null) throw noneLeft(record.exercise_id, of);
  const tells = next === undefined;
  await countHint(room, record, tells ? toldAnswer(id) : id);
  return { hint, number: given.length + 1, of, question: id, tells };
}

/** The exercise, where help is still help: not of a quiz, and not after it counted. */
export async function mayBeHelped(room: Room, exerciseId: string) {
  const found = await findRecord(room.home, room.ports, exerciseId);
  mustBeForOne(found.record);
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
