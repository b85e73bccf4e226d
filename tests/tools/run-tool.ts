import type { Task } from "../../src/message.ts";
import { checkArguments } from "../../src/tools/arguments.ts";
import type { Tool, ToolOutput } from "../../src/tools/tool.ts";

export type Run = { signal?: AbortSignal; tasks?: Task[] };

/** Calls a tool as the loop does: arguments checked first. */
export async function runTool(
  tools: readonly Tool[],
  name: string,
  args: unknown,
  run: Run = {},
): Promise<ToolOutput> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new Error(`no tool ${name}`);
  const checked = checkArguments(tool, args);
  if (!checked.ok) throw new Error(checked.message);
  let tasks = run.tasks ?? [];
  return tool.run(checked.args, {
    signal: run.signal ?? new AbortController().signal,
    sessionId: "session",
    callId: "call-1",
    tasks: {
      get: () => tasks,
      set: (next) => {
        tasks = next;
        if (run.tasks) run.tasks = next;
      },
    },
  });
}

export function outputText({ content }: ToolOutput): string {
  if (typeof content === "string") return content;
  return content.map((block) => (block.type === "text" ? block.text : `[${block.mediaType}]`)).join("\n");
}
