import { dirname } from "node:path";
import { Problem } from "../../problem.ts";
import { writeFailed } from "../../store/failure.ts";
import type { Course } from "../course.ts";
import { findCourse, openCourse } from "../courses.ts";
import type { Room } from "../room/room.ts";
import { slug } from "../state/places.ts";
import { type FileChange, mendCourses, ownCourses, replaceFiles, withCourseLock } from "./replace-files.ts";

/** Where a course is, and whether it is the learner's own: others came with the program and are never written. */
export function placeOf(room: Room, name: string): { folder: string; own: boolean } {
  const folder = findCourse(slug(name, "course"), room.courseFolders, room.cwd);
  return { folder, own: dirname(folder) === ownCourses(room.home) };
}

/**
 * Changes a course, all of the change or nothing, under its lock. A course that came with the program becomes one's own
 * first, under the same name: progress goes on in it. Throws `Problem`.
 */
export async function changeCourse<T>(
  room: Room,
  name: string,
  change: (course: Course) => { files: FileChange[]; value: T },
): Promise<T> {
  await mendCourses(room.home, room.ports.disk);
  const { folder } = placeOf(room, name);
  return await withCourseLock(room.home, name, async () => {
    const { files, value } = change(openCourse(name, room.courseFolders, room.cwd));
    const problems = await replaceFiles(room.ports.disk, room.home, name, folder, files).catch((error) => {
      throw writeFailed(`The course ${name}`, error);
    });
    const [first] = problems;
    if (first !== undefined)
      throw new Problem("usage", `${first.message} The course was left as it was (${first.file}).`);
    return value;
  });
}
