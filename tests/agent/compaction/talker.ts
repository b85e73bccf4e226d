import { z } from "zod";
import { defineHook, hookTable } from "../../../src/agent/hooks.ts";
import type { Prepared } from "../../../src/agent/prepare.ts";
import { textOf } from "../../../src/message.ts";
import type { Model, ModelRequest } from "../../../src/model/model.ts";
import { type ScriptedAnswer, scriptedModel } from "../../../src/model/scripted.ts";
import { defineTool } from "../../../src/tools/tool.ts";
import { toolset } from "../harness.ts";

/** About as many tokens as a provider would count: four letters each. */
export function counted(request: ModelRequest): number {
  const { system, messages, tools, volatile } = request;
  return Math.ceil(JSON.stringify([system, messages, tools, volatile]).length / 4);
}

/** A page with one thing to be found on it. */
const look = defineTool({
  name: "look",
  description: "Reads a page.",
  schema: z.object({ page: z.number() }),
  run: ({ page }) => ({ content: `${"So it goes on and on. ".repeat(90)} Found: E-${page}.` }),
});

const keepDraft = defineHook({
  name: "keep-draft",
  on: "preCompact",
  run({ messages }) {
    const draft = messages.map(textOf).findLast((text) => text.startsWith("<draft>"));
    return draft === undefined ? undefined : { keep: [{ what: "The draft", text: draft }] };
  },
});

/**
 * An agent with no memory but what it is sent: it adds lines to the newest draft it finds, looks pages up, once more where
 * that was interrupted, and says which rules it was given. Its summaries are poor: the first three lines of what it is to sum up.
 */
export function talker(contextTokens: number | undefined, seen: (request: ModelRequest) => void): Prepared {
  const scripted = scriptedModel(
    Array.from({ length: 5_000 }, () => (request: ModelRequest) => {
      seen(request);
      return answer(request);
    }),
  );
  const model: Model = { ...scripted, provider: "somebody", id: "free" };
  return {
    actor: {
      name: "talker",
      plugin: "p",
      command: null,
      model,
      system: "You write a draft, line by line.",
      tools: toolset([look]),
      hooks: hookTable([keepDraft], []),
    },
    limits: { maxTurns: 10, contextTokens: contextTokens ?? 100_000_000 },
    choice: { agent: "talker", provider: "builtin", model: "free", notice: null },
    notices: [],
  };
}

function answer({ system, messages }: ModelRequest): ScriptedAnswer {
  const texts = messages.map(textOf);
  if (system.startsWith("You sum up")) return { text: texts.join("\n").split("\n").slice(0, 3).join("\n") };
  const last = messages.at(-1);
  const asked = textOf(messages.findLast(({ role }) => role === "user") ?? messages[0] ?? nobody);
  const page = /look at page (\d+)/.exec(asked)?.[1];
  const unanswered = last?.role === "user" || (last?.role === "tool" && last.isError);
  if (page !== undefined && unanswered) return { calls: [{ name: "look", args: { page: Number(page) } }] };
  const all = texts.join("\n");
  if (asked.includes("which rules")) {
    const rules = [...new Set(all.match(/Never use R-\d+/g) ?? [])].sort();
    return { text: `Rules: ${rules.join(", ")}` };
  }
  const draft = all.match(/<draft>[\s\S]*?<\/draft>/g)?.at(-1) ?? "<draft>\n</draft>";
  const line =
    last?.role === "tool" ? /Found: (E-\d+)/.exec(textOf(last))?.[1] : /add (L-\d+)/.exec(asked)?.[1];
  return line === undefined ? { text: "Noted." } : { text: draft.replace("</draft>", `${line}\n</draft>`) };
}

const nobody = { role: "user", content: [] } as const satisfies ModelRequest["messages"][number];

/** What a person says at the n-th of many turns. */
export function said(n: number): string {
  if (n % 40 === 7) return `Never use R-${n}. ${"That matters to us all. ".repeat(4)}`;
  if (n % 5 === 3) return `Please look at page ${n} and put what you find into it.`;
  if (n % 5 === 1) return `Please add L-${n} to it.`;
  return `That reads well, thank you. ${"I have thought about it for some time. ".repeat(8)}`;
}
