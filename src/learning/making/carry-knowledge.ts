import { join } from "node:path";
import { z } from "zod";
import { readIfThere } from "../../store/atomic.ts";
import { parseJsonBytes } from "../../store/json.ts";
import type { Course } from "../course.ts";
import { allOf, piecesOf } from "../pieces.ts";
import type { Room } from "../room/room.ts";
import { courseState } from "../state/course-state.ts";
import { readJson, writeJson } from "../state/json-file.ts";
import { ProgressFile, saveProgress } from "../state/progress-file.ts";

/**
 * What a learner knows of pieces that are called something else now goes with them: progress, cards and the logs that
 * both can be rebuilt from. How far the concept is mastered is counted anew, by what it has now. `renamed`: keys before and now, of one concept.
 */
export async function carryKnowledge(
  room: Room,
  course: Course,
  concept: string,
  renamed: ReadonlyMap<string, string>,
): Promise<void> {
  const { places, locked, recount } = courseState(room.home, course, room.ports);
  const { disk } = room.ports;
  if (!(await disk.exists(places.folder))) return;
  if (renamed.size === 0) return await recount(concept);
  const logs = (await disk.names(places.sessions)).map((name) => join(places.sessions, name));
  const own = (await disk.names(places.folder)).map((name) => join(places.folder, name));
  const inOthers = new Set(
    course.concepts.flatMap(({ id }) => (id === concept ? [] : allOf(piecesOf(course.items.get(id))))),
  );
  const free = new Map([...renamed].filter(([before]) => !inOthers.has(before)));
  await locked(async () => {
    for (const path of [...logs, ...own].filter((each) => each.endsWith(".json"))) {
      const bytes = await readIfThere(disk, path);
      const value = bytes === null ? undefined : parseJsonBytes(bytes);
      if (value === undefined) continue; // damaged: whoever reads it puts it aside
      const next = withNames(value, { concept, renamed, free }, free);
      if (JSON.stringify(next) !== JSON.stringify(value)) await writeJson(disk, path, next);
    }
    // What was counted of the logs stays counted, although they were written again.
    const progress = await readJson(disk, places.progress, ProgressFile);
    if (progress.kind === "ok") await saveProgress(room.ports, places, progress.value);
  });
  await recount(concept);
}

type Names = ReadonlyMap<string, string>;
type Renaming = { concept: string; renamed: Names; free: Names };

/** What is told of another concept stays; what is told of none changes where no other has a piece of that name. */
function withNames(value: unknown, renaming: Renaming, names: Names): unknown {
  if (typeof value === "string") return nameOf(value, names);
  if (Array.isArray(value)) return value.map((each) => withNames(each, renaming, names));
  const object = Entries.safeParse(value).data;
  if (object === undefined) return value;
  const of = object.concept_id;
  if (typeof of === "string" && of !== renaming.concept) return value;
  const within = typeof of === "string" ? renaming.renamed : names;
  const entries = Object.entries(object).map(
    ([key, each]) => [nameOf(key, within), withNames(each, renaming, within)] as const,
  );
  const fresh = entries.filter(([key], at) => Object.keys(object)[at] === key || !Object.hasOwn(object, key));
  return Object.fromEntries(fresh);
}

const Entries = z.record(z.string(), z.unknown());

/** A piece's key, or the id of a card that is made of it: "vocabulary:kucing#recall". */
function nameOf(text: string, names: Names): string {
  const [key = text] = text.split("#", 1);
  const now = names.get(key);
  return now === undefined ? text : `${now}${text.slice(key.length)}`;
}
