import { readFileSync } from "node:fs";
import type { AgentDefinition, Plugin, PluginProblem } from "../plugin/definitions.ts";
import { claudeNames, libraryToolNames, memoryToolNames, notesToolName } from "../plugin/tool-names.ts";
import { builtinTools } from "../tools/builtin-tools.ts";
import { unknownTools } from "../tools/registry.ts";
import { runtimeToolNames } from "./colleagues.ts";

/** Names among its agents' tools that mean nothing: such an agent does not start. */
export function namedToolProblems(plugin: Plugin): PluginProblem[] {
  const built = builtinTools({ workspaceRoot: plugin.dir, skills: [], writable: [] });
  const available = [
    ...built.map(({ name }) => name),
    ...memoryToolNames,
    ...libraryToolNames,
    notesToolName,
    ...plugin.tools.keys(),
  ];
  return [...plugin.agents.values()].flatMap((agent) => {
    const known = new Set([...available, ...claudeNames.keys(), ...runtimeToolNames(agent.tools)]);
    const unknown = agent.tools.filter((name) => !known.has(name));
    return unknown.map((name) => ({
      plugin: plugin.name,
      file: agent.path,
      line: lineNaming(agent, name),
      message: unknownTools([name], available),
    }));
  });
}

function lineNaming({ path }: AgentDefinition, tool: string): number | null {
  const rows = readFileSync(path, "utf8").split("\n");
  const field = rows.findIndex((row) => row.startsWith("tools:"));
  const at = rows.findIndex((row, index) => index >= field && row.includes(tool));
  return field < 0 || at < 0 ? null : at + 1;
}
