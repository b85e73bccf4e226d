import type { SkillDefinition } from "../plugin/definitions.ts";
import { withPacks } from "../workspace/packs/with-packs.ts";
import { bashTool } from "./bash.ts";
import { fileTools } from "./files.ts";
import { readSkillTool } from "./skills.ts";
import { updateTasksTool } from "./tasks.ts";
import type { Tool } from "./tool.ts";

/** Every tool that comes with the runtime. An agent that names none gets all of them but bash (`registry.ts`). */
export function builtinTools(setting: {
  workspaceRoot: string;
  skills: readonly SkillDefinition[];
  /** Folders of the workspace below which files may be written; none: nothing is written. */
  writable: readonly string[];
}): Tool[] {
  return [
    ...fileTools(setting.workspaceRoot, setting.writable, withPacks),
    readSkillTool(setting.skills),
    updateTasksTool(),
    bashTool(setting.workspaceRoot),
  ];
}
