import { realpathSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import { writeFailed } from "../../store/failure.ts";
import { ExerciseRecord, type MadeExercise } from "../exercises/exercise.ts";
import { toGoOnWith } from "./begun.ts";
import { putAside, readJson, writeJson } from "./json-file.ts";
import { type CoursePlaces, coursesBegun } from "./places.ts";
import type { Ports } from "./ports.ts";

/** Writes an exercise and its record; for who holds the course's lock. Gives the paths of the learner's files. */
export async function saveExercise(
  { disk }: Ports,
  places: CoursePlaces,
  { record, files }: MadeExercise,
): Promise<string[]> {
  const paths = files.map(({ path }) => join(places.folder, path));
  const outside = paths.find((path) => below(places, path).startsWith(".."));
  if (outside !== undefined)
    throw new Problem(
      "usage",
      `This course would write to ${outside}, outside its folder, so nothing was written.`,
    );
  try {
    for (const [i, { content }] of files.entries()) {
      const path = paths[i];
      if (path === undefined) continue;
      await disk.makeFolder(dirname(path));
      await keepEarlier(disk, places, path, content);
      await writeAtomic(disk, path, [new TextEncoder().encode(content)]);
    }
    await saveRecord({ disk }, places, record);
  } catch (error) {
    throw writeFailed(`The exercise ${record.exercise_id}`, error);
  }
  return paths;
}

/**
 * What a learner wrote is never written over: the file of an earlier exercise goes to a folder beside it, named after
 * that exercise, whose record follows it there.
 */
async function keepEarlier(
  disk: Ports["disk"],
  places: CoursePlaces,
  path: string,
  content: string,
): Promise<void> {
  const there = await readIfThere(disk, path);
  if (there === null) return;
  const file = below(places, path);
  const owner = await ownerOf(disk, places, file);
  // The same text is another exercise's all the same: two that wait would write into one file.
  if (owner === null && new TextDecoder().decode(there) === content) return;
  const kept = join(
    dirname(path),
    "earlier",
    owner?.exercise_id ?? `unknown-${Bun.hash(there).toString(36)}`,
  );
  await disk.makeFolder(kept);
  const moved = join(kept, basename(path));
  await disk.rename(path, moved);
  if (owner === null) return;
  const files = owner.files.map((each) => (each === file ? below(places, moved) : each));
  await saveRecord({ disk }, places, { ...owner, files });
}

/** The latest exercise that a file was given with. */
async function ownerOf(
  disk: Ports["disk"],
  places: CoursePlaces,
  file: string,
): Promise<ExerciseRecord | null> {
  for (const name of (await recordNames({ disk }, places)).reverse()) {
    const read = await readJson(disk, recordPath(places, name), ExerciseRecord);
    if (read.kind === "ok" && read.value.files.includes(file)) return read.value;
  }
  return null;
}

function below(places: CoursePlaces, path: string): string {
  return relative(places.folder, path).split(sep).join("/");
}

export async function saveRecord(
  { disk }: Pick<Ports, "disk">,
  places: CoursePlaces,
  record: ExerciseRecord,
): Promise<void> {
  await writeJson(disk, recordPath(places, record.exercise_id), ExerciseRecord.parse(record));
}

/** The record of an exercise in any course. Throws `Problem`: with the nearest there is, or on a damaged one. */
export async function findRecord(
  home: string,
  ports: Ports,
  id: string,
): Promise<{ record: ExerciseRecord; places: CoursePlaces }> {
  const all: string[] = [];
  for (const places of await coursesBegun(home, ports.disk)) {
    const names = await recordNames(ports, places);
    all.push(...names);
    if (!names.includes(id)) continue;
    const read = await readJson(ports.disk, recordPath(places, id), ExerciseRecord);
    if (read.kind === "ok") return { record: read.value, places };
    if (read.kind === "damaged") {
      const aside = await putAside(ports.disk, recordPath(places, id), ports.now(), `The record of ${id}`);
      throw new Problem("setup", `${aside} It cannot be graded any more; your own files are untouched.`);
    }
  }
  const near = nearest(id, all);
  if (near !== null) throw new Problem("usage", `There is no exercise ${id}. Did you mean ${near}?`);
  throw new Problem("usage", `There is no exercise ${id}. Today's plan says what comes next.`, {
    command: "teacher-assist study plan <course>",
  });
}

/** The record that a learner's file belongs to, by its place; the latest one where several used the name. */
export async function recordOfFile(
  home: string,
  ports: Ports,
  path: string,
): Promise<{ record: ExerciseRecord; places: CoursePlaces } | null> {
  const real = realpathSync(path);
  for (const places of await coursesBegun(home, ports.disk)) {
    const file = relative(realpathSync(places.folder), real).split(sep).join("/");
    const record = file.startsWith("..") ? null : await ownerOf(ports.disk, places, file);
    if (record !== null) return { record, places };
  }
  return null;
}

export type Begun = { record: ExerciseRecord; files: string[]; instructions: string };

/** The exercise of a kind that waits (`toGoOnWith`); else null. */
export async function pendingExercise(
  { disk }: Pick<Ports, "disk">,
  places: CoursePlaces,
  conceptId: string,
  isOfKind: (record: ExerciseRecord) => boolean,
): Promise<Begun | null> {
  const record = await toGoOnWith({ disk }, places, ofKind());
  if (record === null) return null;
  const files = record.files.map((file) => join(places.folder, file));
  return { record, files, instructions: "It waits for you here:" };

  async function* ofKind() {
    const names = (await recordNames({ disk }, places)).filter((name) => name.includes(`-${conceptId}-`));
    for (const name of names.slice(-mostLatest).reverse()) {
      const read = await readJson(disk, recordPath(places, name), ExerciseRecord);
      if (read.kind === "ok" && read.value.concept_id === conceptId && isOfKind(read.value)) yield read.value;
    }
  }
}

/** Older ones than these are not looked through: nobody goes on with the two-hundredth exercise before this one. */
const mostLatest = 200;

/** The last exercises given, newest first. One that cannot be read is left out. */
export async function latestRecords(
  { disk }: Pick<Ports, "disk">,
  places: CoursePlaces,
): Promise<ExerciseRecord[]> {
  const names = (await recordNames({ disk }, places)).slice(-mostLatest).reverse();
  const read = await Promise.all(
    names.map((name) => readJson(disk, recordPath(places, name), ExerciseRecord)),
  );
  return read.flatMap((one) => (one.kind === "ok" ? [one.value] : []));
}

/** Ids of the exercises given so far, oldest first. */
export async function recordNames({ disk }: Pick<Ports, "disk">, places: CoursePlaces): Promise<string[]> {
  const names = await disk.names(places.records);
  return names
    .filter((name) => name.endsWith(".json"))
    .map((name) => basename(name, ".json"))
    .sort();
}

export function recordPath(places: CoursePlaces, id: string): string {
  return join(places.records, `${id}.json`);
}
