import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../../problem.ts";
import { writeFailed } from "../../store/failure.ts";
import { readCourse } from "../courses.ts";
import type { Room } from "../room/room.ts";
import { slug } from "../state/places.ts";
import { placeOf } from "./change-course.ts";
import { ownCourses, withCourseLock } from "./replace-files.ts";

/** How long a deleted course can be had back. */
const keptMs = 30 * 24 * 60 * 60_000;

function binOf(home: string): string {
  return join(home, "deleted-courses");
}

export function deletedNames(home: string): string[] {
  const bin = binOf(home);
  return existsSync(bin) ? readdirSync(bin).filter((name) => existsSync(join(bin, name, "config.json"))) : [];
}

/** A deleted course that can still be had back; both times ISO. */
export type DeletedCourse = { name: string; title: string; deleted: string; kept_until: string };

/** What can be had back, the last deleted first. */
export function deletedCourses({ home, ports }: Room): DeletedCourse[] {
  const bin = binOf(home);
  const now = ports.now().getTime();
  return deletedNames(home)
    .map((name) => ({ name, at: statSync(join(bin, name)).ctimeMs })) // renaming it there set this
    .filter(({ at }) => now - at <= keptMs)
    .toSorted((a, b) => b.at - a.at)
    .map(({ name, at }) => ({
      name,
      title: readCourse(join(bin, name)).course?.config.title ?? name,
      deleted: new Date(at).toISOString(),
      kept_until: new Date(at + keptMs).toISOString(),
    }));
}

/**
 * Takes a course of one's own out of the list; for thirty days it can be had back. What the learner knows of it stays,
 * and counts again when it comes back (`study forget` deletes that). `comesBack`: the program has one of that name, which
 * is seen again now. Throws `Problem`.
 */
export async function deleteCourse(room: Room, name: string): Promise<{ comesBack: boolean }> {
  const { folder, own } = placeOf(room, name);
  if (!own)
    throw new Problem(
      "usage",
      "This course came with the program, so it cannot be deleted. What you know of it can be: your data, in the settings.",
      { command: `teacher-assist study forget ${name}` },
    );
  return await withCourseLock(room.home, name, async () => {
    try {
      const bin = binOf(room.home);
      mkdirSync(bin, { recursive: true, mode: 0o700 });
      for (const old of deletedNames(room.home))
        if (old === name || room.ports.now().getTime() - statSync(join(bin, old)).ctimeMs > keptMs)
          rmSync(join(bin, old), { recursive: true, force: true });
      renameSync(folder, join(bin, name));
      await room.ports.disk.syncFolder(ownCourses(room.home));
    } catch (error) {
      throw writeFailed(`The course ${name}`, error);
    }
    const others = room.courseFolders.filter((one) => one !== ownCourses(room.home));
    return { comesBack: others.some((one) => existsSync(join(one, name, "config.json"))) };
  });
}

/** Has a deleted course back. Throws `Problem`. */
export async function restoreCourse(room: Room, name: string): Promise<void> {
  const from = join(binOf(room.home), slug(name, "course"));
  const folder = join(ownCourses(room.home), name);
  if (!existsSync(join(from, "config.json")))
    throw new Problem(
      "usage",
      `No course ${name} was deleted in the last thirty days, so there is none to bring back.`,
    );
  await withCourseLock(room.home, name, async () => {
    if (existsSync(folder))
      throw new Problem("usage", `There is a course ${name} again. Delete that one first; both are safe.`);
    try {
      renameSync(from, folder);
      await room.ports.disk.syncFolder(ownCourses(room.home));
    } catch (error) {
      throw writeFailed(`The course ${name}`, error);
    }
  });
}
