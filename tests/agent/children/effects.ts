import fs from "node:fs";
import { z } from "zod";
import { hookTable } from "../../../src/agent/hooks.ts";
import type { Prepared } from "../../../src/agent/prepare.ts";
import { type Message, toolCalls } from "../../../src/message.ts";
import type { ModelRequest } from "../../../src/model/model.ts";
import { type ScriptedAnswer, scriptedModel } from "../../../src/model/scripted.ts";
import { defineTool } from "../../../src/tools/tool.ts";
import { toolset } from "../harness.ts";

export const steps = ["a", "b", "c", "d"];

/** An agent that takes each step once, by a tool whose effect stays in a file whatever becomes of the process. */
export function stepper(effects: string): Prepared {
  const step = defineTool({
    name: "step",
    description: "Takes a step.",
    schema: z.object({ id: z.string() }),
    run({ id }) {
      fs.appendFileSync(effects, `${id}\n`);
      return { content: `took ${id}` };
    },
  });
  const look = defineTool({
    name: "look",
    description: "Looks where to step.",
    schema: z.object({}),
    reads: true,
    run: () => ({ content: "the way is clear" }),
  });
  return {
    actor: {
      name: "stepper",
      plugin: "p",
      command: null,
      model: scriptedModel(Array.from({ length: 20 }, () => next)),
      system: "Take the steps.",
      tools: toolset([step, look]),
      hooks: hookTable([], []),
    },
    limits: { maxTurns: 20 },
    choice: { agent: "stepper", provider: "builtin", model: "scripted", notice: null },
    notices: [],
  };
}

/** A look around, then two steps a turn, those not asked for before; what was interrupted is not asked for again. */
function next({ messages }: ModelRequest): ScriptedAnswer {
  const asked = new Set(messages.flatMap(stepsAsked));
  if (!asked.has("look")) return { text: "Looking.", calls: [{ name: "look", args: {}, id: "call-look" }] };
  const left = steps.filter((id) => !asked.has(id)).slice(0, 2);
  if (left.length === 0) return { text: "All steps taken." };
  return {
    text: `Taking ${left.join(" and ")}.`,
    calls: left.map((id) => ({ name: "step", args: { id }, id: `call-${id}` })),
  };
}

function stepsAsked(message: Message): string[] {
  return message.role === "assistant" ? toolCalls(message).map(({ id }) => id.replace("call-", "")) : [];
}
