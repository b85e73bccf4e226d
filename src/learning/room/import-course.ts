import { basename, extname } from "node:path";
import { z } from "zod";
import { Problem } from "../../problem.ts";
import { CourseConfig } from "../course-format.ts";
import { courseNames } from "../courses.ts";
import { importApart } from "../import/import-apart.ts";
import { type ImportSource, sourceName } from "../import/import-source.ts";
import { type ImportedCourse, ImportOptions } from "../import/imported.ts";
import { configFile } from "../making/course-files.ts";
import { freeName, freeTitle } from "../making/course-name.ts";
import { titlesHere } from "../making/new-course.ts";
import { writeJson } from "../state/json-file.ts";
import { readProfile } from "../state/profile-file.ts";
import { importedDays } from "./imported-days.ts";
import { keepCourse } from "./keep-course.ts";
import { type Room, visit } from "./room.ts";

/** What somebody says of what they bring in; the rest is taken from it. */
export const ImportWish = ImportOptions.omit({ now: true, zone: true })
  .partial()
  .extend({
    /** Of its folder. Without a title, the course is called so too. */
    name: z.string().min(1).max(100).optional(),
    title: z.string().trim().max(200).optional(),
  });
export type ImportWish = z.infer<typeof ImportWish>;

export type Imported = { name: string; folder: string; report: ImportedCourse["report"]; reviews: number };

/**
 * A course from a word list, an Anki deck, an Exercism track, Moodle XML or GIFT, checked and kept; what Anki knew of the
 * learner's memory comes along. Throws `Problem`.
 */
export async function importInto(room: Room, from: ImportSource, wish: ImportWish = {}): Promise<Imported> {
  if (wish.name !== undefined && courseNames(room.courseFolders).includes(wish.name))
    throw new Problem("usage", `There is a course ${wish.name} already. Choose another name.`, {
      command: "--name <course>",
    });
  const imported = await read(room, from, wish);
  const title = freeTitle(titlesHere(room), imported.understood.title);
  const name = wish.name ?? (await freeName(room, wish.title || nameOf(sourceName(from)) || title));
  const description = wish.description || inShort(imported);
  const files = imported.files.map((file) =>
    file.path === "config.json"
      ? configFile({ ...CourseConfig.parse(JSON.parse(file.content)), name, title, description })
      : file,
  );
  const media = imported.media.map(({ path, base64 }) => ({
    path,
    content: new Uint8Array(Buffer.from(base64, "base64")),
  }));
  const { folder } = keepCourse(room.home, name, [...files, ...media], { isChecked: true });
  if (imported.importedReviews.length > 0) {
    const learner = await visit(room, name);
    const { state } = learner;
    await state.locked(() => writeJson(room.ports.disk, state.places.flashcards, imported.flashcards));
    await state.record(importedDays(learner, imported.importedReviews));
  }
  return { name, folder, report: imported.report, reviews: imported.importedReviews.length };
}

export type LookedAt = Pick<ImportedCourse, "report" | "understood"> & { reviews: number; media: number };

/** What a source would become. Nothing is kept. Throws `Problem`. */
export async function lookAt(room: Room, from: ImportSource, wish: ImportWish = {}): Promise<LookedAt> {
  const { report, understood, importedReviews, media } = await read(room, from, wish);
  return { report, understood, reviews: importedReviews.length, media: media.length };
}

async function read(
  room: Room,
  from: ImportSource,
  { name, title, ...wish }: ImportWish,
): Promise<ImportedCourse> {
  const { time_zone: zone } = await readProfile(room.home, room.ports);
  const called = title || (name === undefined ? undefined : inWords(name));
  const options = {
    ...wish,
    ...(called === undefined ? {} : { title: called }),
    name: name ?? "imported",
    now: room.ports.now(),
    zone,
  };
  const imported = await importApart(from, options);
  if ("problem" in imported) throw new Problem("usage", shortened(imported.problem));
  return imported;
}

/** What is in it, by its first pieces: "kucing, anjing, burung, and 17 more." */
function inShort({ understood, report }: ImportedCourse): string {
  const named = understood.sample.slice(0, 3).map(({ front }) => front.replace(/\s+/g, " ").slice(0, 60));
  const more = report.items - named.length;
  return `${named.join(", ")}${more > 0 ? `, and ${more} more` : ""}.`;
}

/** A parser may quote the whole of what it could not read. */
function shortened(problem: string, most = 500): string {
  return problem.length <= most ? problem : `${problem.slice(0, most)}…`;
}

function nameOf(path: string): string {
  return basename(path, extname(path));
}

/** "my-words" is what a folder is called: people read "My words". */
function inWords(name: string): string {
  const words = name.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
