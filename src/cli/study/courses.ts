import { courseList } from "../../learning/room/course-list.ts";
import { counted } from "../../text/counted.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { openRoom } from "./room.ts";

export async function courses(invocation: Invocation): Promise<number> {
  const { args, terminal } = invocation;
  const found = await courseList(openRoom(invocation));
  if (args.format !== "text") terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else if (found.length === 0)
    terminal.out("There is no course yet: teacher-assist study import <file> --name <course>\n");
  for (const { name, title, concepts, problems, standing } of args.format === "text" ? found : []) {
    const due = standing === null || standing.due === 0 ? "" : `, ${standing.due} due`;
    const state =
      problems === 0
        ? `${counted(concepts, "concept", "concepts")}${due}`
        : `cannot be used: teacher-assist study check ${name}`;
    terminal.out(`${name.padEnd(28)}${title} (${state})\n`);
  }
  return exit.done;
}
