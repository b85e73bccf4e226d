import { z } from "zod";
import { Task } from "../message.ts";
import { defineTool, type Tool } from "./tool.ts";

const marks: Record<Task["status"], string> = { pending: "[ ]", in_progress: "[~]", done: "[x]" };

/** `update_tasks`: the agent's list of tasks, which is kept with the session and shown to the model each turn. */
export function updateTasksTool(): Tool {
  return defineTool({
    name: "update_tasks",
    description:
      "Keeps the task list: adds tasks, or changes those whose `id` is on it already. Tasks left out stay as they are. Answers with the whole list.",
    serial: true,
    schema: z.strictObject({ tasks: z.array(Task).min(1).describe("Tasks to add or change.") }),
    run({ tasks }, context) {
      const list = upsert(context.tasks.get(), tasks);
      context.tasks.set(list);
      const done = list.filter(({ status }) => status === "done").length;
      return { content: listed(list), facts: { tasks: list.length, done } };
    },
  });
}

/** Known tasks keep their place, new ones come after, in the order given. */
export function upsert(before: readonly Task[], changes: readonly Task[]): Task[] {
  const byId = new Map(before.map((task) => [task.id, task]));
  for (const task of changes) byId.set(task.id, task);
  return [...byId.values()];
}

function listed(tasks: readonly Task[]): string {
  return tasks.map(({ id, title, status }) => `${marks[status]} ${id}: ${title}`).join("\n");
}
