import { join } from "node:path";
import { type Conversation, resumeConversation, startConversation } from "../../src/agent/conversation.ts";
import type { AgentEvent, RunResult } from "../../src/agent/events.ts";
import type { Hook } from "../../src/agent/hooks.ts";
import { type Prepared, prepareAgent, type Setting } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import type { Clock, Colleague } from "../../src/agent/run.ts";
import type { Message } from "../../src/message.ts";
import type { Model } from "../../src/model/model.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/model/scripted.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Session } from "../../src/store/session.ts";
import type { Store } from "../../src/store/store.ts";
import type { Span } from "../../src/store/trace.ts";
import type { Tool } from "../../src/tools/tool.ts";
import { temporary } from "../workspace/temporary.ts";
import { boom, echo } from "./harness.ts";

/** Agents as a plugin's files define them, with models that a test writes: everything else is the real thing. */
export type Troupe = {
  /** Agent → the frontmatter lines it has beside its model, as YAML. `lead` is the one that is asked. */
  agents: Record<string, string>;
  /** Agent → its turns, or its model. */
  turns: Record<string, Iterable<ScriptedTurn> | Model>;
  /** The command's own frontmatter lines. */
  command?: string;
  hooks?: readonly Hook[];
  tools?: readonly Tool[];
  setting?: Partial<Setting>;
  limits?: { maxTurns?: number; maxBudgetUsd?: number };
  workspace?: Record<string, string>;
  /** Skill → its SKILL.md. */
  skills?: Record<string, string>;
  /** More of the plugin's files, by path. */
  files?: Record<string, string>;
  /** With the privacy guard that every agent has who works for a teacher. */
  guarded?: boolean;
  store?: Store;
  clock?: Clock;
};

export type Played = {
  result: RunResult;
  session: Session;
  messages: readonly Message[];
  children: Session[];
  spans: Span[];
  events: AgentEvent[];
};

export type Stage = {
  root: string;
  store: Store;
  prepared: Prepared;
  /** A request, or null to go on; in a process of its own, as far as the store knows. */
  play(
    input: string | null,
    how?: { signal?: AbortSignal; onEvent?: (event: AgentEvent) => void },
  ): Promise<Played>;
  [Symbol.dispose](): void;
};

const sessionId = "s";

export async function stage(troupe: Troupe): Promise<Stage> {
  const workspace = temporary(troupe.workspace ?? {});
  const folder = temporary({
    ...Object.fromEntries(
      Object.entries(troupe.agents).map(([name, lines]) => [
        `troupe/agents/${name}.md`,
        `---\ndescription: The ${name}\nmodel: gpt-4.1\nprovider: openai\n${lines}\n---\n\nYou are ${name}.\n`,
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(troupe.skills ?? {}).map(([name, text]) => [`troupe/skills/${name}/SKILL.md`, text]),
    ),
    ...Object.fromEntries(Object.entries(troupe.files ?? {}).map(([path, text]) => [`troupe/${path}`, text])),
    "troupe/commands/play.md": `---\nagent: lead\ndescription: Play.\n${troupe.command ?? ""}\n---\n\nPlay it.\n`,
  });
  const found = await discoverPlugins([join(folder.dir, "troupe")]);
  if (found.problems.length > 0) throw new Error(found.problems.map(({ message }) => message).join("\n"));
  const setting: Setting = {
    workspaceRoot: workspace.dir,
    env: {},
    flags: { provider: "openai", baseUrl: "http://127.0.0.1:9/v1" },
    hooks: troupe.hooks ?? [],
    tools: [echo, boom, ...(troupe.tools ?? [])],
    ...(troupe.guarded ? {} : { forLearner: true }),
    ...troupe.setting,
  };
  const prepare = async () =>
    cast(
      await prepareAgent(setting, resolveCommand(found, "troupe:play"), troupe.limits ?? {}),
      troupe.turns,
    );
  const store = troupe.store ?? memoryStore();
  let traces = 0;
  const ports = {
    store,
    newId: () => (traces++ === 0 ? sessionId : `t${traces}`),
    ...(troupe.clock === undefined ? {} : { clock: troupe.clock }),
  };
  const prepared = await prepare();
  let begun = false;

  const open = async (input: string | null): Promise<Conversation> => {
    if (!begun) {
      begun = true;
      return await startConversation(ports, prepared, input ?? "", workspace.dir);
    }
    return resumeConversation(ports, await prepare(), await store.openSession(sessionId), workspace.dir);
  };
  return {
    root: workspace.dir,
    store,
    prepared,
    async play(input, how = {}) {
      const events: AgentEvent[] = [];
      const conversation = await open(input);
      const result = await conversation
        .send(input, {
          signal: how.signal ?? new AbortController().signal,
          onEvent(event) {
            events.push(event);
            how.onEvent?.(event);
          },
        })
        .finally(() => conversation.close());
      const session = await store.readSession(sessionId);
      const { spans } = await store.readTrace(result.traceId);
      return {
        result,
        session,
        messages: session.messages,
        children: await childrenOf(store),
        spans,
        events,
      };
    },
    [Symbol.dispose]() {
      workspace[Symbol.dispose]();
      folder[Symbol.dispose]();
    },
  };
}

export async function childrenOf(store: Store, id = sessionId): Promise<Session[]> {
  const { sessions } = await store.listSessions();
  const children = sessions.find((one) => one.id === id)?.children ?? [];
  return await Promise.all(children.map((child) => store.readSession(child.id)));
}

/** Puts the test's models in the agents' places, each agent's turns going on over all its runs. */
function cast(prepared: Prepared, turns: Troupe["turns"]): Prepared {
  const { team } = prepared;
  const played = <C extends Colleague>(colleague: C): C => ({
    ...colleague,
    actor: { ...colleague.actor, model: modelOf(turns, colleague.actor.name) },
  });
  if (team === undefined) throw new Error("no team");
  return {
    ...played(prepared),
    team: {
      callIn: async (name) => played(await team.callIn(name)),
      takeOver: async (name) => played(await team.takeOver(name)),
    },
  };
}

const models = new WeakMap<object, Map<string, Model>>();

function modelOf(turns: Troupe["turns"], agent: string): Model {
  const known = models.get(turns) ?? new Map<string, Model>();
  models.set(turns, known);
  const given = turns[agent] ?? [];
  const model = known.get(agent) ?? ("generate" in given ? given : scriptedModel(given, { record: true }));
  known.set(agent, model);
  return model;
}

export const context = {
  decisions: "A worked example, then practice.",
  constraints: "Class 3B, 50 minutes.",
  deliverable: "A worksheet of ten questions.",
};

export const passing = {
  decisions: "Three activities.",
  constraints: "Class 3B, 50 minutes.",
  reason: "The teacher asks about differentiation.",
  open_questions: "Tiers or groups?",
};

/** A call that gives a task to an agent. */
export function spawning(agent: string, task = `Do your part, ${agent}.`, id?: string) {
  return { name: "spawn_subagent", args: { agent, task, context }, ...(id === undefined ? {} : { id }) };
}

export function transferring(agent: string) {
  return { name: `transfer_to_${agent}`, args: { context: passing } };
}

/** A reply that ends as a called agent's should. */
export function summed(text: string, decisions = "Ten questions.", constraints = "All met."): string {
  return `${text}\n\n<summary>\n<decisions>${decisions}</decisions>\n<constraints>${constraints}</constraints>\n</summary>`;
}
