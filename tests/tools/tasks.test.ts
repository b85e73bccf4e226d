import { expect, test } from "bun:test";
import type { Task } from "../../src/message.ts";
import { builtinTools } from "../../src/tools/builtin-tools.ts";
import { updateTasksTool } from "../../src/tools/tasks.ts";
import { outputText, type Run, runTool } from "./run-tool.ts";

test("a task is changed in its place, a new one joins at the end, others stay", async () => {
  const before: Task[] = [
    { id: "1", title: "Read the class", status: "in_progress" },
    { id: "2", title: "Draft", status: "pending" },
  ];
  const run: Run = { tasks: before };
  const answer = await runTool(
    [updateTasksTool()],
    "update_tasks",
    {
      tasks: [
        { id: "3", title: "Check", status: "pending" },
        { id: "1", title: "Read the class", status: "done" },
      ],
    },
    run,
  );
  expect(outputText(answer)).toBe("[x] 1: Read the class\n[ ] 2: Draft\n[ ] 3: Check");
  expect(run.tasks?.map(({ id, status }) => `${id} ${status}`)).toEqual(["1 done", "2 pending", "3 pending"]);
  expect(before[0]?.status).toBe("in_progress");
});

test("tools that change something run alone", () => {
  const tools = builtinTools({ workspaceRoot: ".", skills: [], writable: ["."] });
  const alone = tools.filter(({ serial }) => serial).map(({ name }) => name);
  expect(alone.sort()).toEqual(["bash", "str_replace", "update_tasks", "write_file"]);
});
