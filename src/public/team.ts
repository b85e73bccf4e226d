import type { Colleague, Ready, Team } from "../agent/run.ts";
import { askForSummary } from "../agent/subagents/summary.ts";
import { Problem } from "../problem.ts";

/** The agents that one may call in or hand over to, and those that they may hand over to or call in after that. */
export function teamOf(subagents: readonly Ready[], handoffs: readonly Ready[]): Team {
  return {
    async callIn(name) {
      const one = byName(subagents, name);
      return one === undefined ? await first(handoffs, (team) => team.callIn(name), name) : asked(one);
    },
    async takeOver(name) {
      return byName(handoffs, name) ?? (await first(handoffs, (team) => team.takeOver(name), name));
    },
  };
}

/** One that is called in says at its end what it decided, unless its reply has a shape of its own. */
function asked({ actor, limits }: Ready): Colleague {
  if (actor.outputSchema !== undefined) return { actor, limits };
  const hooks = { ...actor.hooks, postLoop: [...actor.hooks.postLoop, askForSummary] };
  return { actor: { ...actor, hooks }, limits };
}

function byName(agents: readonly Ready[], name: string): Ready | undefined {
  return agents.find(({ actor }) => actor.name === name);
}

async function first(
  agents: readonly Ready[],
  ask: (team: Team) => Promise<Colleague>,
  name: string,
): Promise<Colleague> {
  for (const { team } of agents) {
    const found = team === undefined ? null : await ask(team).catch(() => null);
    if (found !== null) return found;
  }
  throw new Problem("setup", `There is no agent "${name}" in this team.`);
}
