import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import type { Course } from "./course.ts";
import { courseCache } from "./course-cache.ts";

/** A course in a folder, or everything that is wrong with it. Quick where nothing changed since it was last read. */
export const readCourse = courseCache();

/** Where courses are looked for, first match first: the learner's own, then those that come with the program. */
export function courseFolders(home: string, project: string): string[] {
  return [join(home, "courses"), join(project, "courses")];
}

export function courseNames(folders: readonly string[]): string[] {
  const names = folders.flatMap((folder) =>
    existsSync(folder)
      ? readdirSync(folder).filter(
          (name) => !name.startsWith(".") && existsSync(join(folder, name, "config.json")),
        )
      : [],
  );
  return [...new Set(names)].sort();
}

/** The folder of a course, by its name or by a path. Throws `Problem` with the nearest there is. */
export function findCourse(name: string, folders: readonly string[], cwd: string): string {
  const isPath = /[\\/]/.test(name) || name === ".";
  const places = isPath ? [resolve(cwd, name)] : folders.map((folder) => join(folder, name));
  const dir = places.find((place) => existsSync(join(place, "config.json")));
  if (dir !== undefined) return dir;
  const known = courseNames(folders);
  const near = nearest(name, known);
  const hint = near === null ? `There is: ${known.join(", ") || "none yet"}.` : `Did you mean ${near}?`;
  throw new Problem("usage", `There is no course ${name}. ${hint}`);
}

/** Throws `Problem` with everything that is wrong with it. */
export function openCourse(name: string, folders: readonly string[], cwd: string): Course {
  const dir = findCourse(name, folders, cwd);
  const { course, problems } = readCourse(dir);
  if (course !== null) return course;
  const [shown, more] = [problems.slice(0, 20), problems.length - 20];
  const list = shown.map(({ file, message }) => `  ${file}: ${message}`).join("\n");
  const rest = more > 0 ? `\n  and ${more} more` : "";
  throw new Problem("setup", `The course ${name} cannot be used until this is mended:\n${list}${rest}`, {
    command: more > 0 ? `\nAll of it: teacher-assist study check ${name}` : undefined,
  });
}
