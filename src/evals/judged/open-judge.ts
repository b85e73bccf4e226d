import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareAgent, type Setting } from "../../agent/prepare.ts";
import { hashOf } from "../../agent/recording/recording.ts";
import { agentNamed, pluginNamed } from "../../agent/resolve.ts";
import { askThroughAgents } from "../../learning/ask-agent.ts";
import type { AskModel } from "../../learning/ask-model.ts";
import type { ModelError } from "../../model/errors.ts";
import { discoverPlugins } from "../../plugin/discover.ts";
import { Problem } from "../../problem.ts";
import type { Store } from "../../store/store.ts";
import type { Rubric } from "./rubric.ts";

/** A model that answers the questions of a rubric. */
export type Judge = {
  /** Provider and model, as judgements keep it. */
  name: string;
  model: string;
  rubric: Rubric;
  /** What it is asked and how, as one hash: of another it is another measurement. */
  asked: string;
  ask: AskModel;
};

const plugin = "eval-judge";
const agent = "judge";

/** Through the providers that everybody's requests go through; each answer is a session with its trace in `store`. Throws `Problem` or `ModelError`. */
export async function openJudge(
  project: string,
  rubric: Rubric,
  setting: Setting,
  store: Store,
  signal: AbortSignal,
): Promise<Judge> {
  const folder = join(project, "evals", "judge");
  const found = await discoverPlugins([folder]);
  const own = pluginNamed(found, plugin);
  const ask = await askThroughAgents({ found, setting, store, signal }, { plugin, first: agent });
  if (ask === null) throw nobody();
  const resolved = { plugin: own, command: null, agent: agentNamed(found, own, agent) };
  const { choice } = await prepareAgent({ ...setting, forLearner: true }, resolved, {});
  const instructions = readFileSync(join(folder, "agents", "judge.md"), "utf8");
  return {
    name: `${choice.provider} ${choice.model}`,
    model: choice.model,
    rubric,
    asked: hashOf([rubric, instructions]),
    ask,
  };
}

function nobody(): Problem | ModelError {
  return new Problem(
    "usage",
    "A rubric is answered by a model, and none is set up. Name one: --provider anthropic --model …, with its key.",
  );
}
