import { Problem } from "../../problem.ts";
import { slug as slugOf } from "../../text/slug.ts";
import { courseNames } from "../courses.ts";
import type { Room } from "../room/room.ts";
import { coursesBegun } from "../state/places.ts";
import { deletedNames } from "./deleted-courses.ts";

/**
 * A name for the folder of a new course, made of its title. No other course has it, none that was deleted and may come
 * back, and none that something is still known of: a new course begins with nothing known.
 */
export async function freeName(room: Room, title: string): Promise<string> {
  const begun = await coursesBegun(room.home, room.ports.disk);
  const taken = new Set([
    ...courseNames(room.courseFolders),
    ...begun.map(({ name }) => name),
    ...deletedNames(room.home),
  ]);
  const stem = slugOf(title) || "course";
  for (let count = 1; ; count++) {
    const name = count === 1 ? stem : `${stem}-${count}`;
    if (!taken.has(name)) return name;
  }
}

/** Two courses are never called the same: the later one gets a number. */
export function freeTitle(titles: readonly string[], wished: string): string {
  const taken = new Set(titles.map((title) => title.trim().toLowerCase()));
  for (let count = 1; ; count++) {
    const title = count === 1 ? wished : `${wished} (${count})`;
    if (!taken.has(title.toLowerCase())) return title;
  }
}

/** Throws `Problem` where it says nothing. */
export function titleGiven(title: string): string {
  const said = title.replace(/\s+/g, " ").trim();
  if (said === "") throw new Problem("usage", "What is the course to be called? Nothing was made.");
  return said.slice(0, 200);
}
