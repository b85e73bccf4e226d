import { loadCourse } from "../../learning/course.ts";
import { findCourse } from "../../learning/courses.ts";
import { skillProblems } from "../../learning/exercises/maths/check-skills.ts";
import { type Untaught, untaughtItems } from "../../learning/untaught.ts";
import { counted } from "../../text/counted.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

/** Everything that is wrong with a course, at once; and, of one that can be used, what it asks and never teaches. */
export async function check(invocation: Invocation): Promise<number> {
  const { args, terminal, cwd } = invocation;
  const name = needed(args.positionals[2], "Which course?", "study check <course>");
  const dir = findCourse(name, openRoom(invocation).courseFolders, cwd);
  const { course, problems } = loadCourse(dir, { thorough: true });
  const untaught = course === null ? [] : untaughtItems(course);
  const unmakeable = course === null ? [] : skillProblems(course);
  if (args.format !== "text")
    terminal.out(`${JSON.stringify({ problems, untaught, unmakeable }, null, 2)}\n`);
  else if (course === null)
    terminal.out(problems.map(({ file, message }) => `${file}: ${message}\n`).join(""));
  else
    terminal.out(
      `${course.config.title}: ${many(course.concepts.length)}, ${unmakeable.length === 0 ? "nothing wrong" : "with skills whose tasks are no good"}.\n${unmakeable.map(({ concept, skill, problem }) => `  items/${concept}.yaml, skills, ${skill}: ${problem}\n`).join("")}${inWords(untaught)}`,
    );
  return problems.length + unmakeable.length === 0 ? exit.done : exit.failed;
}

function many(concepts: number): string {
  return counted(concepts, "concept", "concepts");
}

/** A line a concept and kind, however long a list of words is. */
function inWords(untaught: readonly Untaught[]): string {
  if (untaught.length === 0) return "Every item is taught before it is asked.\n";
  const groups = Map.groupBy(
    untaught,
    ({ concept, kind }) => `items/${concept}.yaml, ${kind.replace("_", " ")}`,
  );
  const lines = Array.from(groups, ([place, items]) => {
    const named = items.slice(0, mostNamed).map(({ item, missing }) => `${shortened(item)} (${missing})`);
    const more = items.length > mostNamed ? `; and ${items.length - mostNamed} more` : "";
    return `  ${place}: ${named.join("; ")}${more}\n`;
  });
  const count =
    untaught.length === 1
      ? "1 item is asked although no text teaches it."
      : `${untaught.length} items are asked although no text teaches them.`;
  return `${count} In brackets, what the texts lack:\n${lines.join("")}`;
}

const mostNamed = 6;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
