import type { Env } from "../env.ts";
import type { Libraries } from "../library/libraries.ts";
import { memoryFiles } from "../memory/memory-files.ts";
import { type Choice, chooseProvider, createModel, type ProviderFlags } from "../model/provider.ts";
import type { Traffic } from "../model/traffic.ts";
import type { Plugin } from "../plugin/definitions.ts";
import type { Memory } from "../tools/memory/memory-tools.ts";
import type { Tool } from "../tools/tool.ts";
import { unreadCurriculum } from "../workspace/curriculum/unread.ts";
import { loadWorkspace } from "../workspace/workspace.ts";
import { checkPrice } from "./account.ts";
import { type Colleagues, colleaguesOf } from "./colleagues.ts";
import { contextTokens } from "./compaction/context-tokens.ts";
import { type Hook, hookTable } from "./hooks.ts";
import { lookingOn } from "./looking-on.ts";
import { codeHere, loadHook, type PluginCode } from "./plugin-code.ts";
import { pluginTools, waitingLine } from "./plugin-tools.ts";
import { privacyGuard } from "./privacy-guard.ts";
import { assemblePrompt } from "./prompt.ts";
import { agentIn, type Resolved } from "./resolve.ts";
import { mostTurns, type Ready, type Team, type Toolset } from "./run.ts";
import { askForSummary } from "./subagents/summary.ts";
import { timeLimits } from "./time-limits.ts";
import { toolStates } from "./tool-approvals.ts";
import { toolsetFor } from "./toolset.ts";
import { type Topology, topologyOf } from "./topology.ts";
import { writableFor } from "./writable.ts";

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
  /** What a person does at this door to approve a plugin's tool, for the line that says that one waits. */
  howToApprove?: ((plugin: string) => string) | undefined;
  /** Where proposals to remember something go, and earlier sessions; left out: nothing is proposed. */
  memory?: Memory | undefined;
  /** Where the plugin's own code runs; on this thread where left out. */
  code?: PluginCode | undefined;
  /** What was brought in to draw on; left out: the tools for it mean nothing. */
  libraries?: Libraries | undefined;
  /** Whether agents call others in and hand over; the person's own wish where left out. */
  topology?: Topology | undefined;
  /** What is kept from the agent, for a run that is to show what it is worth; nothing where left out. */
  without?: { workspace: boolean; memory: boolean; guardrail: boolean } | undefined;
  /** The name of the condition that the run is made under; its trace keeps it. */
  condition?: string | undefined;
  /** What stands between the run and its models; nothing where left out. */
  traffic?: Traffic | undefined;
};

export type Prompt = { system: string; toolset: Toolset; notices: string[] };

const readSkillNames = ["Skill", "read_skill"];

/** All that the model is told, with nothing called: what `--dry-run` shows. */
export async function preparePrompt(setting: Setting, { plugin, command, agent }: Resolved): Promise<Prompt> {
  const { without } = setting;
  const workspace = await loadWorkspace(setting.workspaceRoot, without?.workspace ? [] : agent.workspace);
  const soul = await loadWorkspace(setting.workspaceRoot, ["soul.md"]);
  const memory = await loadWorkspace(
    setting.workspaceRoot,
    agent.workspace.length === 0 || without?.memory ? [] : [memoryFiles],
  );
  const skills = agent.skills.flatMap((name) => plugin.skills.get(name) ?? []);
  const colleagues = colleaguesOf(plugin, agent, topologyOf(setting.topology, setting.env));
  const system = assemblePrompt({
    soul: soul.files[0]?.content ?? "",
    instructions: agent.body,
    workspace: workspace.files,
    memory: memory.files,
    skills,
    canReadSkills: agent.tools.length === 0 || agent.tools.some((name) => readSkillNames.includes(name)),
    command: command === null ? null : { name: command.name, body: command.body },
    ...colleagues,
  });
  const missing = workspace.missing.map(
    (reference) => `The workspace has no ${reference}; drafting without it.`,
  );
  const { env } = setting;
  const brought = await pluginTools(plugin, agent, { env, seconds: timeLimits(env, agent.timeLimits).hook });
  const waiting = [...brought.waiting, ...(await waitingFor(setting, plugin, colleagues))];
  const notices = [
    ...waitingLine(plugin, [...new Set(waiting)], setting.howToApprove?.(plugin.name)),
    ...missing,
    ...[...workspace.problems, ...memory.problems].map(({ path, message }) => `${path}: ${message}`),
    ...(agent.workspace.length === 0 ? [] : unreadCurriculum(setting.workspaceRoot)),
  ];
  const { workspaceRoot } = setting;
  const writable = writableFor(agent, command);
  const own = [...(setting.tools ?? []), ...brought.tools.map((bind) => bind({ workspaceRoot, writable }))];
  const { waiting: absent } = brought;
  const toolset = toolsetFor(agent, {
    workspaceRoot,
    skills,
    writable,
    own,
    absent,
    memory: setting.memory,
    libraries: setting.libraries,
    colleagues,
  });
  return { system, toolset, notices };
}

/** What those whom it may call in or hand over to would go without: later nobody is there to be told. */
async function waitingFor(
  { env }: Setting,
  plugin: Plugin,
  { subagents, handoffs }: Colleagues,
): Promise<string[]> {
  const named = [...subagents, ...handoffs].flatMap(({ tools }) => tools);
  if (!named.some((name) => plugin.tools.has(name))) return [];
  const { waiting } = await toolStates(plugin, env);
  return waiting.filter((name) => named.includes(name));
}

export type Prepared = Ready & { choice: Choice; notices: string[] };

/** Everything one agent needs to run. Throws `Problem` or `ModelError` before anything is called or written. */
export async function prepareAgent(
  setting: Setting,
  resolved: Resolved,
  limits: { maxTurns?: number | undefined; maxBudgetUsd?: number | undefined },
): Promise<Prepared> {
  const { plugin, command, agent } = resolved;
  const { code = codeHere } = setting;
  const seconds = timeLimits(setting.env, agent.timeLimits);
  const prompt = await preparePrompt(setting, resolved);
  const authorPath = plugin.builtin.get(agent.name);
  const { traffic } = setting;
  const choice =
    traffic?.chosen(agent.name) ??
    chooseProvider({
      flags: setting.flags,
      env: setting.env,
      agent: { name: agent.name, provider: agent.provider, model: agent.model },
      hasAuthor: authorPath !== undefined,
    });
  const author =
    choice.provider === "builtin" && authorPath !== undefined
      ? await code.author(authorPath, seconds.hook)
      : null;
  const open = () => createModel(choice, author);
  const model = await (traffic === undefined ? open() : traffic.through(choice, open));
  const ownHooks = await Promise.all(
    agent.hooks.map((name) => loadHook(code, plugin.hooks, name, seconds.hook)),
  );
  const heard = setting.without?.guardrail ? ownHooks.map(lookingOn) : ownHooks;
  const guards = setting.forLearner ? [] : [privacyGuard(agent.workspace, plugin.tools)];
  const maxBudgetUsd = limits.maxBudgetUsd ?? agent.maxBudgetUsd;
  checkPrice(model.id, { maxUsd: maxBudgetUsd, above: null });
  return {
    actor: {
      name: agent.name,
      plugin: plugin.name,
      command: command?.name ?? null,
      model,
      system: prompt.system,
      tools: prompt.toolset,
      libraries: setting.libraries ?? null,
      // What is no request for this agent is refused as that; the guard sees what its hooks have made of the rest.
      hooks: hookTable([...heard, ...guards], setting.hooks ?? []),
      ...(agent.outputSchema === undefined ? {} : { outputSchema: agent.outputSchema }),
    },
    limits: {
      maxTurns: limits.maxTurns ?? agent.maxTurns ?? mostTurns,
      ...(maxBudgetUsd === undefined ? {} : { maxBudgetUsd }),
      seconds,
      ...contextTokens(setting.env),
      ...(traffic?.inOrder === true ? { callsAtOnce: 1 } : {}),
    },
    team: teamOf(setting, resolved),
    memory: setting.memory,
    condition: setting.condition,
    choice,
    notices: [...(choice.notice === null ? [] : [choice.notice]), ...prompt.notices],
  };
}

/** Fewer than `mostTurns`: it has one task. */
const mostTurnsOfChild = 10;

/** The agents of one plugin, made ready in the same setting. */
function teamOf(setting: Setting, { plugin, command }: Resolved): Team {
  const named = (name: string) => agentIn(plugin, name);
  return {
    async callIn(name) {
      const agent = named(name);
      const summing = agent.outputSchema === undefined ? [askForSummary] : [];
      const alone: Setting = {
        ...setting,
        topology: "single",
        hooks: [...summing, ...(setting.hooks ?? [])],
      };
      const limits = { maxTurns: agent.maxTurns ?? mostTurnsOfChild };
      return await prepareAgent(alone, { plugin, command: null, agent }, limits);
    },
    takeOver: async (name) => await prepareAgent(setting, { plugin, command, agent: named(name) }, {}),
  };
}
