import { loadCourse } from "../../learning/course.ts";
import { courseNames, findCourse } from "../../learning/courses.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../main.ts";
import { openRoom } from "./room.ts";

export async function courses(invocation: Invocation): Promise<number> {
  const { args, terminal, cwd } = invocation;
  const { courseFolders } = openRoom(invocation);
  const found = courseNames(courseFolders).map((name) => {
    const { course, problems } = loadCourse(findCourse(name, courseFolders, cwd));
    return {
      name,
      title: course?.config.title ?? name,
      concepts: course?.concepts.length ?? 0,
      problems: problems.length,
    };
  });
  if (args.format !== "text") terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else if (found.length === 0)
    terminal.out("There is no course yet: teacher-assist study import <file> --name <course>\n");
  for (const { name, title, concepts, problems } of args.format === "text" ? found : []) {
    const state =
      problems === 0 ? `${concepts} concepts` : `cannot be used: teacher-assist study check ${name}`;
    terminal.out(`${name.padEnd(28)}${title} (${state})\n`);
  }
  return exit.done;
}
