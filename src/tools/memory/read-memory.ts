import { z } from "zod";
import { memoryPath, remembered } from "../../memory/memory-files.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { defineTool, type Tool } from "../tool.ts";
import { classHere } from "./class-here.ts";

export function readMemoryTool(workspaceRoot: string): Tool {
  return defineTool({
    name: "read_memory",
    reads: true,
    description:
      "Reads what the teacher has confirmed is to be remembered: of how they teach and, with `class`, of that class.",
    schema: z.strictObject({ class: z.string().optional().describe("A class, such as `3B`.") }),
    async run({ class: named }) {
      const profile = named === undefined ? null : await classHere(workspaceRoot, named);
      const notes = await remembered(workspaceRoot, profile?.id ?? null);
      const part = (path: string, lines: readonly string[]) =>
        `${path}\n${lines.length === 0 ? "(nothing yet)" : lines.map((line) => `- ${masked(line)}`).join("\n")}`;
      const parts = [part(memoryPath(null), notes.teacher)];
      if (profile !== null) parts.push(part(memoryPath(profile.id), notes.class));
      return { content: parts.join("\n\n"), facts: { notes: notes.teacher.length + notes.class.length } };
    },
  });
}
