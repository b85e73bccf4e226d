import { AgentFrontmatter, CommandFrontmatter, SkillFrontmatter } from "./definitions.ts";

/**
 * The kinds of markdown a plugin holds. One set of files serves Claude Code too, so its own fields are left alone even
 * where they look like a slip of ours: a command's `model` is not a misspelt `mode`.
 */

export const agentFormat = {
  kind: "an agent",
  schema: AgentFrontmatter,
  foreign: ["color", "permissionMode", "disallowedTools", "mcpServers", "memory", "effort", "isolation"],
};

export const commandFormat = {
  kind: "a command",
  schema: CommandFrontmatter,
  foreign: ["model", "name", "allowed-tools", "argument-hint", "arguments", "hooks", "effort", "context"],
};

export const skillFormat = {
  kind: "a skill",
  schema: SkillFrontmatter,
  foreign: ["metadata", "allowed-tools", "version", "model", "agent", "hooks", "effort", "context", "paths"],
};
