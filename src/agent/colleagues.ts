import type { AgentDefinition, Plugin } from "../plugin/definitions.ts";
import { spawnNames, transferPrefix } from "../plugin/tool-names.ts";
import type { Topology } from "./topology.ts";

export type Colleagues = { subagents: readonly AgentDefinition[]; handoffs: readonly AgentDefinition[] };

/**
 * Whom an agent may call in (`subagents`; where it only names the tool, every other agent of its plugin) and hand over
 * to (`handoffs`). Nobody where agents work alone. Never itself.
 */
export function colleaguesOf({ agents }: Plugin, agent: AgentDefinition, topology: Topology): Colleagues {
  if (topology === "single") return { subagents: [], handoffs: [] };
  const named = (names: readonly string[]) =>
    names.flatMap((name) => (name === agent.name ? [] : (agents.get(name) ?? [])));
  const everybody = agent.subagents.length === 0 && agent.tools.some((name) => spawnNames.has(name));
  return {
    subagents: named(everybody ? [...agents.keys()] : agent.subagents),
    handoffs: named(agent.handoffs),
  };
}

/** Names among an agent's tools that are not the registry's: Claude Code's for calling an agent in, and ours. */
export function runtimeToolNames(tools: readonly string[]): string[] {
  return tools.filter((name) => spawnNames.has(name) || name.startsWith(transferPrefix));
}
