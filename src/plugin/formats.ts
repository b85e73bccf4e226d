import { AgentFrontmatter, CommandFrontmatter, SkillFrontmatter } from "./definitions.ts";

/**
 * The kinds of markdown a plugin holds. One set of files serves Claude Code too, so its own fields are left alone even
 * where they look like a slip of ours: a command's `model` is not a misspelt `mode`.
 */

export const agentFormat = {
  kind: "an agent",
  schema: AgentFrontmatter,
  foreign: [
    "color",
    "permissionMode",
    "disallowedTools",
    "mcpServers",
    "memory",
    "effort",
    "isolation",
    "background",
    "initialPrompt",
  ],
};

export const commandFormat = {
  kind: "a command",
  schema: CommandFrontmatter,
  foreign: [
    "model",
    "name",
    "allowed-tools",
    "argument-hint",
    "arguments",
    "hooks",
    "effort",
    "context",
    "disable-model-invocation",
    "user-invocable",
    "when_to_use",
  ],
};

export const skillFormat = {
  kind: "a skill",
  schema: SkillFrontmatter,
  foreign: [
    "metadata",
    "allowed-tools",
    "argument-hint",
    "version",
    "model",
    "agent",
    "hooks",
    "effort",
    "context",
    "paths",
    "disable-model-invocation",
    "user-invocable",
    "when_to_use",
  ],
};
