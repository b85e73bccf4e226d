import type { Libraries } from "../library/libraries.ts";
import type { AgentDefinition, SkillDefinition } from "../plugin/definitions.ts";
import { libraryToolNames, memoryToolNames, notesToolName } from "../plugin/tool-names.ts";
import { Problem, reasonOf } from "../problem.ts";
import { builtinTools } from "../tools/builtin-tools.ts";
import { libraryTools } from "../tools/library.ts";
import { type Memory, memoryTools } from "../tools/memory/memory-tools.ts";
import { searchNotesTool } from "../tools/notes.ts";
import { createRegistry, definitions, type Registry } from "../tools/registry.ts";
import type { Tool } from "../tools/tool.ts";
import { type Colleagues, runtimeToolNames } from "./colleagues.ts";
import type { Toolset } from "./run.ts";
import { teamTools } from "./team-tools.ts";

export type ToolsFor = {
  workspaceRoot: string;
  skills: readonly SkillDefinition[];
  writable: readonly string[];
  /** The caller's own, for agents that name them. */
  own: readonly Tool[];
  /** Names of its plugin's tools that it does without: nobody has approved them. */
  absent: readonly string[];
  /** undefined: what is remembered is out of reach here, and the tools for it mean nothing. */
  memory?: Memory | undefined;
  /** undefined or none: there is nothing to search, and the tools for it mean nothing. */
  libraries?: Libraries | undefined;
  colleagues: Colleagues;
};

/** What an agent may do: the tools it names, and those by which it calls others in or hands over. Throws `Problem`. */
export function toolsetFor(agent: AgentDefinition, given: ToolsFor): Toolset {
  const { workspaceRoot, skills, writable, own, absent, memory, libraries, colleagues } = given;
  const drawing = libraries === undefined || libraries.list().length === 0 ? [] : libraryTools(libraries);
  // An agent must have a name here that Claude Code knows; `Skill` gives one without skills nothing to read.
  const unused = [
    ...(skills.length === 0 ? ["Skill"] : []),
    ...runtimeToolNames(agent.tools),
    ...(memory === undefined ? memoryToolNames : []),
    ...(drawing.length === 0 ? libraryToolNames : []),
    ...absent,
  ];
  const asked = agent.tools.some((name) => memoryToolNames.includes(name));
  const remembering = memory !== undefined && asked ? memoryTools(workspaceRoot, memory) : [];
  const notes = agent.tools.includes(notesToolName) ? [searchNotesTool(workspaceRoot)] : [];
  const builtin = builtinTools({ workspaceRoot, skills, writable });
  const registry = createRegistry([...builtin, ...notes, ...remembering, ...drawing, ...own], unused);
  const tools = resolveTools(registry, agent.tools);
  const runtime = new Map(teamTools(colleagues).map((tool) => [tool.name, tool]));
  const allowed = new Set(tools.map((tool) => tool.name));
  return {
    definitions: definitions([...tools, ...runtime.values()]),
    names: [...allowed, ...runtime.keys()],
    find(name) {
      const tool = registry.get(name);
      return runtime.get(name) ?? (tool !== null && allowed.has(tool.name) ? tool : undefined);
    },
  };
}

function resolveTools(registry: Registry, names: readonly string[]): Tool[] {
  try {
    return registry.resolve(names);
  } catch (error) {
    throw new Problem("setup", reasonOf(error));
  }
}
