import { z } from "zod";
import { noUsage } from "../../src/agent/account.ts";
import { type Hook, hookPoints, hookTable } from "../../src/agent/hooks.ts";
import { runAgentLoop } from "../../src/agent/loop.ts";
import { systemClock, type Toolset } from "../../src/agent/run.ts";
import type { AssistantMessage } from "../../src/message.ts";
import type { Model } from "../../src/model/model.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { newSession } from "../../src/store/session.ts";
import type { Store } from "../../src/store/store.ts";
import type { TraceMetadata } from "../../src/store/trace.ts";
import { definitions } from "../../src/tools/registry.ts";
import { defineTool } from "../../src/tools/tool.ts";

/** What is measured: a script of tool calls that ends in text, and the one tool it calls. */
export type Workload = {
  script(turns: number): { next(): { tool: string; id: string; args: unknown } | { text: string } };
  add(args: { a: number; b: number }): string;
  SYSTEM: string;
  PROMPT: string;
};

export type Variant = { store?: () => Store; hooks?: number };

/** `run(turns)` as the side-by-side harness calls it: drives our loop through a workload, resolves to its last text. */
export function makeRun(work: Workload, variant: Variant = {}): (turns: number) => Promise<string> {
  const add = defineTool({
    name: "add",
    description: "add",
    reads: true,
    schema: z.object({ a: z.number(), b: z.number() }),
    run: async (args) => ({ content: work.add(args) }),
  });
  const tools: Toolset = {
    definitions: definitions([add]),
    names: ["add"],
    find: (name) => (name === "add" ? add : undefined),
  };
  const idle = (n: number): Hook => ({ name: `idle-${n}`, on: hookPoints, run: async () => undefined });
  const hooks = hookTable(
    Array.from({ length: variant.hooks ?? 0 }, (_, n) => idle(n)),
    [],
  );
  const shared = variant.store?.();
  const now = new Date().toISOString();
  const seed = { plugin: "bench", command: null, agent: "bench" };
  const metadata: TraceMetadata = {
    ...seed,
    provider: "scripted",
    model: "scripted",
    startedAt: now,
    endedAt: null,
    status: null,
    reason: null,
    turns: 0,
    usage: noUsage(),
    costUsd: 0,
  };
  let runs = 0;
  return async (turns) => {
    const store = shared ?? memoryStore();
    const id = `run-${++runs}`;
    const session = await store.createSession(newSession({ id, ...seed, title: "bench", now }));
    const trace = await store.createTrace(id, id, metadata);
    const result = await runAgentLoop({
      actor: {
        name: "bench",
        plugin: "bench",
        command: null,
        model: scripted(work, turns),
        system: work.SYSTEM,
        tools,
        hooks,
      },
      input: [{ type: "text", text: work.PROMPT }],
      session,
      trace,
      limits: { maxTurns: turns + 1, maxBudgetUsd: 1e9 },
      workspaceRoot: ".",
      consents: new Set(),
      signal: new AbortController().signal,
      onEvent() {},
      clock: systemClock,
      depth: 0,
      parentSpanId: null,
    });
    await trace.finish({ ...metadata, endedAt: now, status: result.status });
    await session.close();
    return result.text;
  };
}

function scripted(work: Workload, turns: number): Model {
  const script = work.script(turns);
  const usage = { inputTokens: 10, outputTokens: 5, cacheReadTokens: 0, cacheWriteTokens: 0 };
  return {
    provider: "scripted",
    id: "scripted",
    async generate(_request, call) {
      const next = script.next();
      if ("text" in next) call.onEvent({ type: "text", delta: next.text });
      const message: AssistantMessage =
        "text" in next
          ? { role: "assistant", content: [{ type: "text", text: next.text }], stopReason: "end" }
          : {
              role: "assistant",
              content: [{ type: "tool_call", id: next.id, name: next.tool, args: next.args }],
              stopReason: "tool_calls",
            };
      return { message, usage, model: "scripted" };
    },
  };
}
