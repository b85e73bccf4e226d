import { z } from "zod";
import type { AgentEvent, RunResult } from "../../src/agent/events.ts";
import { type Hook, hookTable } from "../../src/agent/hooks.ts";
import { runAgentLoop } from "../../src/agent/loop.ts";
import type { AgentRun, Clock, Limits } from "../../src/agent/run.ts";
import { toolsetOf } from "../../src/agent/toolset-of.ts";
import { type Message, toolCalls } from "../../src/message.ts";
import type { JsonSchema, Model } from "../../src/model/model.ts";
import { type ScriptedTurn, scriptedModel } from "../../src/model/scripted.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { newSession, type SessionChange } from "../../src/store/session.ts";
import type { Store } from "../../src/store/store.ts";
import type { Span } from "../../src/store/trace.ts";
import { defineTool, type Tool } from "../../src/tools/tool.ts";

export type Trial = {
  turns?: Iterable<ScriptedTurn>;
  model?: Model;
  tools?: Tool[];
  agentHooks?: Hook[];
  callerHooks?: Hook[];
  limits?: Partial<Limits>;
  outputSchema?: JsonSchema;
  signal?: AbortSignal;
  input?: AgentRun["input"];
  about?: AgentRun["about"];
  before?: SessionChange[];
  clock?: Clock;
  store?: Store;
  onEvent?: (event: AgentEvent) => void;
};

export type Outcome = { result: RunResult; messages: Message[]; events: AgentEvent[]; spans: Span[] };

/** One run of the real loop with a scripted model, everything it left behind included. */
export async function trial(options: Trial): Promise<Outcome> {
  const store = options.store ?? memoryStore();
  const now = "2026-01-01T00:00:00.000Z";
  const session = await store.createSession(
    newSession({ id: "s", plugin: "p", command: "c", agent: "tester", title: "t", now }),
  );
  if (options.before) await session.append(options.before);
  const trace = await store.createTrace("t", "s", {
    plugin: "p",
    command: "c",
    agent: "tester",
    provider: "scripted",
    model: "scripted",
    startedAt: now,
    endedAt: null,
    status: null,
    reason: null,
    turns: 0,
    usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    costUsd: 0,
  });
  const events: AgentEvent[] = [];
  const result = await runAgentLoop({
    actor: {
      name: "tester",
      plugin: "p",
      command: "c",
      model: options.model ?? scriptedModel(options.turns ?? ["done"]),
      system: "You are a test.",
      tools: toolsetOf(options.tools ?? [echo]),
      hooks: hookTable(options.agentHooks ?? [], options.callerHooks ?? []),
      ...(options.outputSchema === undefined ? {} : { outputSchema: options.outputSchema }),
    },
    about: options.about,
    input: options.input === undefined ? [{ type: "text", text: "hello" }] : options.input,
    session,
    trace,
    limits: { maxTurns: 25, ...options.limits },
    workspaceRoot: "/nowhere",
    consents: new Set(),
    signal: options.signal ?? new AbortController().signal,
    onEvent(event) {
      events.push(event);
      options.onEvent?.(event);
    },
    clock: options.clock ?? { now: Date.now, tick: performance.now.bind(performance) },
    depth: 0,
    parentSpanId: null,
  });
  await session.close();
  const { messages } = await store.readSession("s");
  const { spans } = await store.readTrace("t");
  return { result, messages, events, spans };
}

export const toolset = toolsetOf;

export const echo = defineTool({
  name: "echo",
  description: "Says it back.",
  schema: z.object({ text: z.string() }),
  run: ({ text }) => ({ content: text }),
});

export const boom = defineTool({
  name: "boom",
  description: "Fails.",
  schema: z.object({}),
  run() {
    throw new Error("it broke");
  },
});

/** What is wrong with the pairing of calls and results; empty when every call has one result, at once, in order. */
export function pairingFaults(messages: readonly Message[]): string[] {
  const faults: string[] = [];
  let due: string[] = [];
  for (const [i, message] of messages.entries()) {
    if (message.role === "tool") {
      const expected = due.shift();
      if (expected !== message.callId)
        faults.push(`message ${i}: result of ${message.callId}, due ${expected}`);
      continue;
    }
    if (due.length > 0) faults.push(`message ${i}: ${due.join(", ")} without a result`);
    due = message.role === "assistant" ? toolCalls(message).map((call) => call.id) : [];
  }
  if (due.length > 0) faults.push(`at the end: ${due.join(", ")} without a result`);
  return faults;
}
