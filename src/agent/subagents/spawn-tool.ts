import { spawnName } from "../../plugin/tool-names.ts";
import { defineRuntimeTool, type RuntimeTool } from "../runtime-tool.ts";
import { callIn, goOnWithChild, leftByChild } from "./call-in.ts";
import { taskSchema } from "./task.ts";

/** `agents`: whom this agent may call in; others it cannot name. */
export function spawnTool(agents: readonly string[]): RuntimeTool {
  return defineRuntimeTool({
    name: spawnName,
    description:
      "Gives a task to another agent, which works on it alone and answers with its result and a summary of what it decided. It sees nothing of this conversation: put all it needs into `task` and `context`. Several calls in one turn run side by side.",
    schema: taskSchema(agents),
    act: callIn,
    goOn: goOnWithChild,
    left: leftByChild,
  });
}
