import { loadCourse } from "../../learning/course.ts";
import { findCourse } from "../../learning/courses.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

/** Everything that is wrong with a course, at once. */
export async function check(invocation: Invocation): Promise<number> {
  const { args, terminal, cwd } = invocation;
  const name = needed(args.positionals[2], "Which course?", "study check <course>");
  const dir = findCourse(name, openRoom(invocation).courseFolders, cwd);
  const { course, problems } = loadCourse(dir, { thorough: true });
  if (args.format !== "text") terminal.out(`${JSON.stringify({ problems }, null, 2)}\n`);
  else if (course === null)
    terminal.out(problems.map(({ file, message }) => `${file}: ${message}\n`).join(""));
  else terminal.out(`${course.config.title}: ${course.concepts.length} concepts, nothing wrong.\n`);
  return problems.length === 0 ? exit.done : exit.failed;
}
