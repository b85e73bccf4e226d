import { AgentFrontmatter, CommandFrontmatter, PluginManifest, SkillFrontmatter } from "./definitions.ts";

/**
 * The kinds of files a plugin holds. One set of files serves Claude Code too, so its own fields are left alone even
 * where they look like a slip of ours: a command's `model` is not a misspelt `mode`.
 */

/** `plugin.json`. */
export const manifestFormat = {
  kind: "a plugin",
  schema: PluginManifest,
  foreign: [
    "$schema",
    "author",
    "displayName",
    "homepage",
    "repository",
    "license",
    "keywords",
    "commands",
    "agents",
    "skills",
    "hooks",
    "mcpServers",
    "lspServers",
    "outputStyles",
    "dependencies",
    "userConfig",
  ],
};

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
