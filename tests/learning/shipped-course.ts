import { join } from "node:path";
import { type Course, loadCourse } from "../../src/learning/course.ts";

const read = new Map<string, Course>();

/** A course that comes with the program, read once for all files of tests that share a process: nobody changes it. */
export function shippedCourse(name: string): Course {
  const known = read.get(name);
  if (known !== undefined) return known;
  const { course, problems } = loadCourse(join(import.meta.dir, "..", "..", "courses", name));
  if (course === null) throw new Error(`${name} cannot be read: ${JSON.stringify(problems)}`);
  read.set(name, course);
  return course;
}
