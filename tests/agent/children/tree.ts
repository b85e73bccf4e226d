import type { Prepared } from "../../../src/agent/prepare.ts";
import type { Colleague } from "../../../src/agent/run.ts";
import { spawnTool } from "../../../src/agent/subagents/spawn-tool.ts";
import { toolCalls } from "../../../src/message.ts";
import type { ModelRequest } from "../../../src/model/model.ts";
import { type ScriptedAnswer, scriptedModel } from "../../../src/model/scripted.ts";
import { spawning } from "../troupe.ts";
import { stepper } from "./effects.ts";

/** Two steppers, called in side by side by an agent that does nothing else; each keeps its steps in a file of its own. */
export function treeOfSteppers(effects: string): Prepared {
  const names = ["one", "two"];
  const called = (name: string): Colleague => {
    const { actor, limits } = stepper(`${effects}-${name}`);
    return { limits, actor: { ...actor, name } };
  };
  const { actor, ...rest } = stepper(effects);
  const spawn = spawnTool(names);
  return {
    ...rest,
    actor: {
      ...actor,
      name: "lead",
      model: scriptedModel(Array.from({ length: 20 }, () => lead)),
      tools: { definitions: [], names: [spawn.name], find: () => spawn },
    },
    team: { callIn: async (name) => called(name), takeOver: async (name) => called(name) },
  };
}

function lead({ messages }: ModelRequest): ScriptedAnswer {
  const asked = messages.some((message) => message.role === "assistant" && toolCalls(message).length > 0);
  return asked
    ? { text: "All steps taken." }
    : { calls: ["one", "two"].map((name) => spawning(name, name, `call-${name}`)) };
}
