import { z } from "zod";
import manifest from "../../../package.json" with { type: "json" };
import { contextTokens } from "../../agent/compaction/context-tokens.ts";
import { conditionText } from "../../agent/condition.ts";
import { type Plugins, resolveCommand } from "../../agent/resolve.ts";
import { timeLimits } from "../../agent/time-limits.ts";
import { topologyOf } from "../../agent/topology.ts";
import type { Env } from "../../env.ts";
import { serverOf } from "../../model/address.ts";
import { chooseProvider } from "../../model/provider.ts";
import { reasonOf } from "../../problem.ts";
import type { EvalCase } from "../cases/suite.ts";
import type { Arm } from "./run-suite.ts";

/** What a run was set to, beside the files that it rests on: who answered for which agent, where, and held to what. */
export const Settings = z.object({
  program: z.string(),
  arms: z.array(
    z.object({
      condition: z.string(),
      /** By agent: `anthropic claude-sonnet-5-5`, and the server where it is another than the provider's own. */
      agents: z.record(z.string(), z.string()),
    }),
  ),
  topology: z.string(),
  /** Seconds, by agent. */
  timeLimits: z.record(z.string(), z.record(z.string(), z.number())),
  contextTokens: z.number().nullable(),
  maxTurns: z.record(z.string(), z.number().nullable()),
});
export type Settings = z.infer<typeof Settings>;

/** No key is in it: addresses are without their passwords. */
export function settingsOf(
  plugins: Plugins,
  cases: readonly EvalCase[],
  arms: readonly Arm[],
  env: Env,
): Settings {
  const asked = [...new Set(cases.map(({ command }) => command))].map((name) =>
    resolveCommand(plugins, name),
  );
  // Those who are asked first, and everybody whom they may call in or hand over to.
  const all = asked.flatMap(({ plugin, agent }) => {
    const names = new Set([agent.name, ...agent.subagents, ...agent.handoffs]);
    return [...plugin.agents.values()]
      .filter(({ name }) => names.has(name))
      .map((one) => ({ plugin, agent: one }));
  });
  const answering = ({ flags }: Arm) =>
    all.map(({ plugin, agent }): [string, string] => {
      const { name, provider, model } = agent;
      const question = { flags, env, agent: { name, provider, model }, hasAuthor: plugin.builtin.has(name) };
      try {
        const choice = chooseProvider(question);
        const where = choice.baseUrl === undefined ? "" : ` at ${serverOf(choice.baseUrl)}`;
        return [name, `${choice.provider} ${choice.model}${where}`];
      } catch (error) {
        return [name, `nobody: ${reasonOf(error)}`];
      }
    });
  return {
    program: manifest.version,
    arms: arms.map((arm) => ({
      condition: conditionText(arm.condition),
      agents: Object.fromEntries(answering(arm)),
    })),
    topology: topologyOf(undefined, env),
    timeLimits: Object.fromEntries(
      all.map(({ agent }) => [agent.name, { ...timeLimits(env, agent.timeLimits) }]),
    ),
    contextTokens: contextTokens(env).contextTokens ?? null,
    maxTurns: Object.fromEntries(all.map(({ agent }) => [agent.name, agent.maxTurns ?? null])),
  };
}
