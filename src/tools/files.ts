import { confine } from "../workspace/confine.ts";
import { listDirectoryTool } from "./list-directory.ts";
import { readFileTool } from "./read-file.ts";
import { strReplaceTool } from "./str-replace.ts";
import type { Tool } from "./tool.ts";
import { writeFileTool } from "./write-file.ts";

/** The four file tools on one workspace. They reach files through `confine` and in no other way. */
export function fileTools(workspaceRoot: string): Tool[] {
  const confined = confine(workspaceRoot);
  return [readFileTool, writeFileTool, strReplaceTool, listDirectoryTool].map((make) => make(confined));
}
