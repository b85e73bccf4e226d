import type { Env } from "../env.ts";
import { costUsd } from "../model/pricing.ts";
import { type Choice, chooseProvider, createModel, type ProviderFlags } from "../model/provider.ts";
import type { SkillDefinition } from "../plugin/definitions.ts";
import { Problem, reasonOf } from "../problem.ts";
import { builtinTools } from "../tools/builtin-tools.ts";
import { createRegistry, definitions, type Registry } from "../tools/registry.ts";
import type { Tool } from "../tools/tool.ts";
import { unreadCurriculum } from "../workspace/curriculum/unread.ts";
import { loadWorkspace } from "../workspace/workspace.ts";
import { type Hook, hookTable } from "./hooks.ts";
import { loadAuthor, loadHook } from "./plugin-code.ts";
import { privacyGuard } from "./privacy-guard.ts";
import { assemblePrompt } from "./prompt.ts";
import type { Resolved } from "./resolve.ts";
import type { Actor, Limits, Toolset } from "./run.ts";
import { noUsage } from "./state.ts";
import { timeLimits } from "./time-limits.ts";

export type Setting = {
  workspaceRoot: string;
  env: Env;
  flags: ProviderFlags;
  /** The caller's own; they run after the agent's. */
  hooks?: readonly Hook[];
  /** A learner speaks for themselves, of what a course teaches: nobody's class is told of, so nothing is asked. */
  forLearner?: true;
  /** The caller's own, for agents that name them. */
  tools?: readonly Tool[];
};

export type Prompt = { system: string; toolset: Toolset; notices: string[] };

/** All that the model is told, with nothing called: what `--dry-run` shows. */
export async function preparePrompt(setting: Setting, { plugin, command, agent }: Resolved): Promise<Prompt> {
  const workspace = await loadWorkspace(setting.workspaceRoot, agent.workspace);
  const soul = await loadWorkspace(setting.workspaceRoot, ["soul.md"]);
  const skills = agent.skills.flatMap((name) => plugin.skills.get(name) ?? []);
  const system = assemblePrompt({
    soul: soul.files[0]?.content ?? "",
    instructions: agent.body,
    workspace: workspace.files,
    skills,
    command: command === null ? null : { name: command.name, body: command.body },
    subagents: [],
    handoffs: [],
  });
  const missing = workspace.missing.map(
    (reference) => `The workspace has no ${reference}; drafting without it.`,
  );
  const notices = [
    ...missing,
    ...workspace.problems.map(({ path, message }) => `${path}: ${message}`),
    ...(agent.workspace.length === 0 ? [] : unreadCurriculum(setting.workspaceRoot)),
  ];
  return { system, toolset: toolsetFor(setting, skills, agent), notices };
}

export type Prepared = { actor: Actor; limits: Limits; choice: Choice; notices: string[] };

/** Everything one agent needs to run. Throws `Problem` or `ModelError` before anything is called or written. */
export async function prepareAgent(
  setting: Setting,
  resolved: Resolved,
  limits: { maxTurns?: number | undefined; maxBudgetUsd?: number | undefined },
): Promise<Prepared> {
  const { plugin, command, agent } = resolved;
  const seconds = timeLimits(setting.env, agent.timeLimits);
  const prompt = await preparePrompt(setting, resolved);
  const authorPath = plugin.builtin.get(agent.name);
  const choice = chooseProvider({
    flags: setting.flags,
    env: setting.env,
    agent: { name: agent.name, provider: agent.provider, model: agent.model },
    hasAuthor: authorPath !== undefined,
  });
  const author =
    choice.provider === "builtin" && authorPath !== undefined
      ? await loadAuthor(authorPath, seconds.hook)
      : null;
  const model = await createModel(choice, author);
  const ownHooks = await Promise.all(agent.hooks.map((name) => loadHook(plugin.hooks, name, seconds.hook)));
  const guards = setting.forLearner ? [] : [privacyGuard(agent.workspace)];
  const maxBudgetUsd = limits.maxBudgetUsd ?? agent.maxBudgetUsd;
  if (maxBudgetUsd !== undefined && costUsd(model.id, noUsage()) === null) {
    throw new Problem(
      "usage",
      `A budget cannot be kept: the price of ${model.id} is not known. Leave --max-budget-usd out, or choose a model with a known price.`,
    );
  }
  return {
    actor: {
      name: agent.name,
      plugin: plugin.name,
      command: command?.name ?? null,
      model,
      system: prompt.system,
      tools: prompt.toolset,
      hooks: hookTable([...guards, ...ownHooks], setting.hooks ?? []),
      ...(agent.outputSchema === undefined ? {} : { outputSchema: agent.outputSchema }),
    },
    limits: {
      maxTurns: limits.maxTurns ?? agent.maxTurns,
      ...(maxBudgetUsd === undefined ? {} : { maxBudgetUsd }),
      seconds,
    },
    choice,
    notices: [...(choice.notice === null ? [] : [choice.notice]), ...prompt.notices],
  };
}

function toolsetFor(
  { workspaceRoot, tools: own = [] }: Setting,
  skills: readonly SkillDefinition[],
  { tools: names, writable }: Resolved["agent"],
): Toolset {
  // An agent must have a name here that Claude Code knows; `Skill` gives one without skills nothing to read.
  const unused = skills.length === 0 ? ["Skill"] : [];
  const registry = createRegistry([...builtinTools({ workspaceRoot, skills, writable }), ...own], unused);
  const tools = resolveTools(registry, names);
  const allowed = new Set(tools.map((tool) => tool.name));
  return {
    definitions: definitions(tools),
    names: [...allowed],
    find(name) {
      const tool = registry.get(name);
      return tool !== null && allowed.has(tool.name) ? tool : undefined;
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
