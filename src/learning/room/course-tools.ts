import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { defineTool, type Tool } from "../../tools/tool.ts";
import { type Course, loadCourse } from "../course.ts";
import { proveTask } from "../exercises/code/prove-task.ts";
import { slug } from "../state/places.ts";
import { keepCourse } from "./keep-course.ts";
import type { Room } from "./room.ts";

const Named = z.strictObject({ name: z.string().describe("the course's folder below courses/") });

/** For an agent that drafts a course below `courses/` of the workspace: nothing is kept that was not checked. */
export function courseTools(room: Room, workspaceRoot: string): Tool[] {
  const draft = (name: string) => join(workspaceRoot, "courses", slug(name, "course"));
  return [
    defineTool({
      name: "study_check_course",
      description:
        "Everything that is wrong with the course drafted in courses/<name>: format, order, code tasks whose solution fails or whose starter passes.",
      schema: Named,
      run: async ({ name }) => {
        const problems = await problemsOf(room, draft(name));
        return {
          content: problems.join("\n") || "Nothing is wrong with it.",
          facts: { problems: problems.length },
        };
      },
    }),
    defineTool({
      name: "study_keep_course",
      description:
        "Keeps the course drafted in courses/<name>, so that it can be studied. Refused while anything is wrong with it.",
      schema: Named,
      serial: true,
      run: async ({ name }) => {
        const problems = await problemsOf(room, draft(name));
        if (problems.length > 0) return { content: `Not kept:\n${problems.join("\n")}`, isError: true };
        const { folder } = keepCourse(room.home, name, filesIn(draft(name)));
        return { content: `Kept in ${folder} under the name ${name}. It is in the list of courses now.` };
      },
    }),
  ];
}

async function problemsOf(room: Room, dir: string): Promise<string[]> {
  const { course, problems } = loadCourse(dir, { thorough: true });
  if (course === null) return problems.map(({ file, message }) => `${file}: ${message}`);
  return await codeProblems(room, course);
}

/** Decision 24, before anybody meets the task. Where no code can run here, that is said too. */
async function codeProblems(room: Room, course: Course): Promise<string[]> {
  const problems: string[] = [];
  for (const [concept, { code_tasks }] of course.items) {
    for (const task of code_tasks) {
      const proof = await proveTask(task, course.config.exercise_config.code_language, room.runInBox);
      if ("problem" in proof)
        problems.push(`items/${concept}.yaml: the code task ${task.id}: ${proof.problem}`);
    }
  }
  return problems;
}

function filesIn(dir: string, below = ""): { path: string; content: string }[] {
  return readdirSync(join(dir, below)).flatMap((name) => {
    const path = below === "" ? name : `${below}/${name}`;
    if (statSync(join(dir, path)).isDirectory()) return filesIn(dir, path);
    return [{ path, content: readFileSync(join(dir, path), "utf8") }];
  });
}
