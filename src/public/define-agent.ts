import { checkPrice } from "../agent/account.ts";
import { type Hook, hookTable } from "../agent/hooks.ts";
import { type Limits, mostTurns, type Ready } from "../agent/run.ts";
import { teamTools } from "../agent/team-tools.ts";
import { toolsetOf } from "../agent/toolset-of.ts";
import type { JsonSchema, Model } from "../model/model.ts";
import type { Tool } from "../tools/tool.ts";
import { teamOf } from "./team.ts";

/** What an agent is made of. */
export type AgentParts = {
  /** Told with every event and span, and kept with the session. */
  name: string;
  /** What other agents are told of it. */
  description?: string;
  model: Model;
  /** Its instructions. The same text turn after turn, so that a provider can cache it. */
  system: string;
  /** What it may do; nothing where left out. */
  tools?: readonly Tool[];
  /** Run at their points, in this order. */
  hooks?: readonly Hook[];
  /** Whom it may call in for a task, by the tool `spawn_subagent`. */
  subagents?: readonly DefinedAgent[];
  /** To whom it may hand the conversation over, by a tool `transfer_to_<name>` for each. */
  handoffs?: readonly DefinedAgent[];
  /** JSON Schema of its last reply: it is checked, sent back once where it does not fit, and given as `output`. */
  outputSchema?: JsonSchema;
  /** 25 turns where nothing is said, and the time limits of docs/runtime.md. */
  limits?: Partial<Limits>;
};

/** An agent made by `defineAgent`. */
export type DefinedAgent = Ready & { description: string };

/**
 * An agent made in code, ready for `startConversation`. Throws `Problem` where two tools have the same name, or where
 * a budget is set and the model's price is not known.
 */
export function defineAgent(parts: AgentParts): DefinedAgent {
  const { name, description = "", model, system, tools = [], hooks = [], outputSchema, limits } = parts;
  const { subagents = [], handoffs = [] } = parts;
  checkPrice(model.id, { maxUsd: limits?.maxBudgetUsd, above: null });
  const forTeam = teamTools({ subagents: subagents.map(named), handoffs: handoffs.map(named) });
  return {
    description,
    actor: {
      name,
      plugin: "library",
      command: null,
      model,
      system,
      tools: toolsetOf(tools, forTeam),
      hooks: hookTable(hooks, []),
      ...(outputSchema === undefined ? {} : { outputSchema }),
    },
    limits: { maxTurns: mostTurns, ...limits },
    ...(forTeam.length === 0 ? {} : { team: teamOf(subagents, handoffs) }),
  };
}

function named({ actor, description }: DefinedAgent): { name: string; description: string } {
  return { name: actor.name, description };
}
