import { courseNames, openCourse } from "../../learning/courses.ts";
import type { ExerciseResult } from "../../learning/result.ts";
import type { Room } from "../../learning/room/room.ts";
import { courseState } from "../../learning/state/course-state.ts";
import type { Table } from "./table.ts";

export type ResultRow = { course: string; result: ExerciseResult };

/** Nothing in it says who the learner is: no name, no answer, no file. */
export const resultTable: Table<ResultRow> = {
  name: "results",
  about:
    "One row an exercise that was done in Study, on this computer. Without the learner's id and answers.",
  columns: [
    { name: "course", about: "the course", of: ({ course }) => course },
    { name: "concept", about: "what was practised", of: ({ result }) => result.concept_id },
    { name: "modality", about: "the kind of exercise", of: ({ result }) => result.modality },
    { name: "type", about: "what it was within its kind", of: ({ result }) => result.type },
    { name: "bloom_level", about: "what it asks for", of: ({ result }) => result.bloom_level },
    { name: "started", about: "when it was begun (UTC)", of: ({ result }) => result.started },
    { name: "completed", about: "when it was handed in (UTC)", of: ({ result }) => result.completed },
    { name: "correct", about: "points", of: ({ result }) => result.score.correct },
    { name: "total", about: "points there were", of: ({ result }) => result.score.total },
    { name: "share", about: "0 to 1", of: ({ result }) => result.score.percentage },
    { name: "rating", about: "1 again, 2 hard, 3 good, 4 easy", of: ({ result }) => result.fsrs_rating },
    { name: "hints", about: "hints taken", of: ({ result }) => result.hints_used },
    {
      name: "error_types",
      about: "kinds of mistakes, with a space between them",
      of: ({ result }) => result.errors.map(({ error_type }) => error_type).join(" "),
    },
  ],
};

/** Oldest first in each course. A course that cannot be used now is left out. */
export async function readResults(room: Pick<Room, "home" | "courseFolders" | "cwd" | "ports">) {
  const rows: ResultRow[] = [];
  for (const name of courseNames(room.courseFolders)) {
    const done = await resultsOf(name).catch(() => []);
    rows.push(...done.map(({ result }) => ({ course: name, result })));
  }
  return rows;

  async function resultsOf(name: string) {
    const course = openCourse(name, room.courseFolders, room.cwd);
    return courseState(room.home, course, room.ports).results();
  }
}
