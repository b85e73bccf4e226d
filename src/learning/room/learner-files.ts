import { Problem } from "../../problem.ts";
import { confine } from "../../workspace/confine.ts";
import { WorkspaceError } from "../../workspace/path.ts";
import { Conflict, readVersioned, type Versioned, versionOf } from "../../workspace/versioned.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import type { ExercisePage } from "../exercises/kind.ts";
import { kindOf } from "../exercises/kinds.ts";
import { mostText, mustBeShort } from "../exercises/most-text.ts";
import { courseState } from "../state/course-state.ts";
import { findRecord } from "../state/exercise-files.ts";
import type { CoursePlaces } from "../state/places.ts";
import { type Room, visit } from "./room.ts";

const mostBytes = 4 * mostText;

/** It was handed in and counts: what was graded stays as it was graded. */
export class AlreadyCounts extends Problem {}

/** A file of an exercise as its learner may see it in a page: a worksheet comes without its answers. */
export async function learnerFile(
  places: CoursePlaces,
  record: ExerciseRecord,
  name: string,
): Promise<Versioned> {
  const file = readVersioned(confine(places.folder), known(record, name), mostBytes);
  mustBeShort(file.content);
  return shown(await pageOf(record), file);
}

/**
 * Saves what the learner wrote, over the version they had before them and over no other: the file may be open in an
 * editor too. Throws `Conflict`, `AlreadyCounts`, `Problem`, `WorkspaceError`.
 */
export async function saveLearnerFile(
  room: Room,
  exerciseId: string,
  file: { name: string; content: string; version: string },
): Promise<Versioned> {
  return await changeFile(room, exerciseId, file, () => file.content);
}

/**
 * Writes answers into a worksheet's file; `unplaced` names the questions that were changed or removed in it, so that
 * their answers have no place there. A long answer has one, `response`.
 */
export async function saveAnswers(
  room: Room,
  exerciseId: string,
  { answers, version }: { answers: Readonly<Record<string, string>>; version: string },
): Promise<Versioned & { unplaced: string[] }> {
  const { record } = await findRecord(room.home, room.ports, exerciseId);
  mustBeShort(Object.values(answers).join(""));
  let unplaced: string[] = [];
  const name = record.files[0] ?? "";
  const page = await pageOf(record);
  const saved = await changeFile(room, exerciseId, { name, version }, (before) => {
    const filled = page.fill(record, before, answers);
    if (filled === null)
      throw new Problem("usage", `${exerciseId} is no worksheet whose answers can be filled in.`);
    ({ unplaced } = filled);
    return filled.text;
  });
  return { ...saved, unplaced };
}

async function pageOf(record: ExerciseRecord): Promise<ExercisePage> {
  return (await kindOf(record).page?.()) ?? asItIs;
}

/** A file that is written as a whole: nothing of it is kept back, and nothing is filled in. */
const asItIs: ExercisePage = {
  open: (text) => ({ text, kept: "" }),
  close: (text) => text,
  fill: () => null,
};

async function changeFile(
  room: Room,
  exerciseId: string,
  { name, version }: { name: string; version: string },
  change: (before: string) => string,
): Promise<Versioned> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const { course } = await visit(room, record.course);
  const confined = confine(places.folder);
  const page = await pageOf(record);
  const state = courseState(room.home, course, room.ports);
  return await state.locked(async () => {
    if ((await state.results()).some(({ result }) => result.exercise_id === exerciseId))
      throw new AlreadyCounts(
        "usage",
        "This was handed in and counts, so it is not changed any more. Take the result back to go on with it.",
      );
    const file = present(() => readVersioned(confined, known(record, name), mostBytes));
    mustBeShort(file.content);
    const seen = shown(page, file);
    if (seen.version !== version) throw new Conflict(name, seen);
    const content = page.close(change(seen.content), page.open(file.content).kept);
    mustBeShort(content);
    if (content !== file.content) await confined.write(name, content);
    return shown(page, { ...file, content });
  });
}

function present(read: () => Versioned): Versioned {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof WorkspaceError) || error.kind !== "missing") throw error;
    throw new Problem(
      "setup",
      "The file of this exercise is not where it was. Put it back to go on with it, or begin a new exercise; nothing was deleted here.",
    );
  }
}

function shown(page: ExercisePage, file: Versioned): Versioned {
  const content = page.open(file.content).text;
  return { path: file.path, content, version: versionOf(content) };
}

function known(record: ExerciseRecord, name: string): string {
  if (record.files.includes(name)) return name;
  throw new Problem("usage", `${record.exercise_id} has no file ${JSON.stringify(name.slice(0, 100))}.`);
}
