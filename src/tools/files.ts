import { withPacks } from "../workspace/packs/with-packs.ts";
import { listDirectoryTool } from "./list-directory.ts";
import { reachOf } from "./reach.ts";
import { readFileTool } from "./read-file.ts";
import { strReplaceTool } from "./str-replace.ts";
import type { Tool } from "./tool.ts";
import { writeFileTool } from "./write-file.ts";

/** The four file tools on one workspace. They reach files through `confine` (packs included) and in no other way, as far as `reachOf` lets them. */
export function fileTools(workspaceRoot: string, writable: readonly string[]): Tool[] {
  const confined = withPacks(workspaceRoot, { gate: reachOf(writable) });
  return [readFileTool, writeFileTool, strReplaceTool, listDirectoryTool].map((make) => make(confined));
}
