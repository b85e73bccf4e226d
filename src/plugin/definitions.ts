import { z } from "zod";

/** What a plugin's markdown says, typed. The spec's tables ("Markdown Formats") are these schemas. */

const Names = z.union([
  z.array(z.string()),
  // Claude Code writes lists of tools as one line, "Read, Write".
  z.string().transform((line) =>
    line
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  ),
]);

/** In seconds; a day is the most. */
const Seconds = z.number().positive().max(86_400).optional();

/** How long things may take before a run ends in `error_timeout`. `silence`: a model's turn without a byte of it. */
export const TimeLimits = z.strictObject({
  hook: Seconds,
  tool: Seconds,
  turn: Seconds,
  silence: Seconds,
  run: Seconds,
});
export type TimeLimits = z.infer<typeof TimeLimits>;

export const AgentFrontmatter = z.object({
  /** Claude Code's name for the agent; must be the file's name. */
  name: z.string().optional(),
  description: z.string().default(""),
  model: z.string().min(1),
  provider: z.enum(["anthropic", "openai", "builtin"]),
  workspace: z.array(z.string()).default([]),
  skills: z.array(z.string()).default([]),
  /** Empty: all built-in tools except bash. */
  tools: Names.default([]),
  /** Folders of the workspace below which it may write (`src/tools/reach.ts`). None: it writes nothing. */
  writable: Names.default([]),
  hooks: z.array(z.string()).default([]),
  /** Agents of its plugin that it may call in with a task. */
  subagents: Names.default([]),
  /** Agents of its plugin that it may hand the conversation over to. */
  handoffs: Names.default([]),
  outputSchema: z.record(z.string(), z.unknown()).optional(),
  /** 25 where left out, and 10 for an agent that is called in. */
  maxTurns: z.number().int().positive().optional(),
  maxBudgetUsd: z.number().positive().optional(),
  timeLimits: TimeLimits.default({}),
});

export const CommandFrontmatter = z.object({
  agent: z.string().min(1),
  description: z.string().min(1),
  mode: z.enum(["single", "interactive"]).default("single"),
  /** The one file or folder that a run of this command may write, in place of its agent's `writable`. */
  writes: z.string().min(1).optional(),
});

/** The Agent Skills rules (agentskills.io): `name` is the folder's name, and may be left out as in Claude Code. */
export const SkillFrontmatter = z.object({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens")
    .optional(),
  description: z.string().min(1).max(1024),
  license: z.string().optional(),
  compatibility: z.string().max(500).optional(),
});

/** `.claude-plugin/plugin.json`, as Claude Code has it; what else it may hold is not ours. */
export const PluginManifest = z.object({
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens"),
  version: z.string().default("0.0.0"),
  description: z.string().default(""),
});

/** Where a definition came from: absolute path of the file, and the text below its frontmatter. */
type Source = { path: string; body: string };

export type AgentDefinition = Omit<z.infer<typeof AgentFrontmatter>, "name"> & {
  name: string;
  plugin: string;
} & Source;
export type CommandDefinition = z.infer<typeof CommandFrontmatter> & {
  name: string;
  plugin: string;
} & Source;
/** A skill that an agent can read up: its overview (`body`) and the files beside it. */
export type SkillDefinition = {
  name: string;
  description: string;
  plugin: string;
  /** Absolute path of the skill's folder. */
  dir: string;
  /** Tier 3: names without `.md`, sorted; `references/sources` for a file in a folder of the skill. */
  references: string[];
} & Source;

export type Plugin = {
  name: string;
  description: string;
  version: string;
  dir: string;
  agents: Map<string, AgentDefinition>;
  commands: Map<string, CommandDefinition>;
  skills: Map<string, SkillDefinition>;
  /** Hook name → absolute path of its file; loaded when an agent that names it runs. */
  hooks: Map<string, string>;
  /** Agent name → absolute path of its built-in author. */
  builtin: Map<string, string>;
  /** Tool name → absolute path of its file; loaded once a person has approved it. */
  tools: Map<string, string>;
};

/** Something wrong in a plugin's files. `line` is 1-based; null where the file itself is missing or unreadable. */
export type PluginProblem = { plugin: string; file: string; line: number | null; message: string };
