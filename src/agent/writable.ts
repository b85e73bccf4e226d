import type { AgentDefinition, CommandDefinition } from "../plugin/definitions.ts";

/**
 * Where a run may write: a command that says so (`writes`) names the one place for the agent it is for; otherwise, and
 * for every other agent that comes into the run, it is what the agent's own definition names.
 */
export function writableFor(agent: AgentDefinition, command: CommandDefinition | null): readonly string[] {
  if (command?.writes === undefined || command.agent !== agent.name) return agent.writable;
  return [command.writes];
}
