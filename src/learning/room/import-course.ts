import { basename, extname } from "node:path";
import { Problem } from "../../problem.ts";
import { courseNames } from "../courses.ts";
import { importApart } from "../import/import-apart.ts";
import { type ImportSource, sourceName } from "../import/import-source.ts";
import type { ImportedCourse } from "../import/imported.ts";
import { writeJson } from "../state/json-file.ts";
import { readProfile } from "../state/profile-file.ts";
import { keepCourse } from "./keep-course.ts";
import { type Room, visit } from "./room.ts";

export type Imported = { name: string; folder: string; report: ImportedCourse["report"]; reviews: number };

/**
 * A course from a word list, an Anki deck, an Exercism track, Moodle XML or GIFT, checked and kept; what Anki knew of the
 * learner's memory comes along. Throws `Problem`.
 */
export async function importInto(
  room: Room,
  from: ImportSource,
  wished: string | undefined,
): Promise<Imported> {
  const name = wished ?? nameFrom(sourceName(from));
  if (courseNames(room.courseFolders).includes(name))
    throw new Problem("usage", `There is a course ${name} already. Choose another name.`, {
      command: "--name <course>",
    });
  const { time_zone: zone } = await readProfile(room.home, room.ports);
  const imported = await importApart(from, { name, now: room.ports.now(), zone });
  if ("problem" in imported) throw new Problem("usage", shortened(imported.problem));
  const { folder } = keepCourse(room.home, name, imported.files, { isChecked: true });
  if (imported.importedReviews.length > 0) {
    const { state } = await visit(room, name);
    await state.locked(() => writeJson(room.ports.disk, state.places.flashcards, imported.flashcards));
  }
  return { name, folder, report: imported.report, reviews: imported.importedReviews.length };
}

/** A parser may quote the whole of what it could not read. */
function shortened(problem: string, most = 500): string {
  return problem.length <= most ? problem : `${problem.slice(0, most)}…`;
}

function nameFrom(path: string): string {
  const words = basename(path, extname(path))
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  if (words !== null) return words.join("-");
  throw new Problem("usage", "What is the course to be called?", {
    command: `teacher-assist study import ${path} --name <course>`,
  });
}
