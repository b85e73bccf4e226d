import type { Tool } from "../../tools/tool.ts";
import type { Room } from "./room.ts";

/** What a plugin's agents may do beyond reading and writing files: the learner's room for those who work there. */
export async function agentTools(plugin: string, room: () => Room, workspaceRoot: string): Promise<Tool[]> {
  if (plugin !== "study") return [];
  const { courseTools } = await import("./course-tools.ts");
  return courseTools(room(), workspaceRoot);
}
