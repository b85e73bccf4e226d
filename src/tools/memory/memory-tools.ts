import type { Proposals } from "../../memory/proposals.ts";
import type { Tool } from "../tool.ts";
import { readMemoryTool } from "./read-memory.ts";
import { recentLessonsTool } from "./recent-lessons.ts";
import { readSessionTool, type SessionsRead, searchSessionsTool } from "./sessions.ts";
import { updateMemoryTool } from "./update-memory.ts";

/** Where proposals are kept, and earlier conversations. */
export type Memory = { proposals: Proposals; sessions: SessionsRead };

/** For agents that name them. */
export function memoryTools(workspaceRoot: string, { proposals, sessions }: Memory): Tool[] {
  return [
    readMemoryTool(workspaceRoot),
    updateMemoryTool(workspaceRoot, proposals, sessions),
    searchSessionsTool(workspaceRoot, sessions),
    readSessionTool(workspaceRoot, sessions),
    recentLessonsTool(workspaceRoot, sessions),
  ];
}
