import { type Confined, confine, type Gate } from "../workspace/confine.ts";
import { listDirectoryTool } from "./list-directory.ts";
import { reachOf } from "./reach.ts";
import { readFileTool } from "./read-file.ts";
import { strReplaceTool } from "./str-replace.ts";
import type { Tool } from "./tool.ts";
import { writeFileTool } from "./write-file.ts";

/**
 * The four file tools on one workspace. They reach files through `confine`, or what is handed in to stand for it (packs
 * beside the teacher's own), and in no other way, as far as `reachOf` lets them.
 */
export function fileTools(
  workspaceRoot: string,
  writable: readonly string[],
  open: (root: string, options: { gate: Gate }) => Confined = confine,
): Tool[] {
  const confined = open(workspaceRoot, { gate: reachOf(writable) });
  return [readFileTool, writeFileTool, strReplaceTool, listDirectoryTool].map((make) => make(confined));
}
