import type { DecisionRow } from "../../src/evals/decisions/decision-rows.ts";
import type { RunRow } from "../../src/evals/runs/run-row.ts";
import type { Span, Trace, TraceMetadata } from "../../src/store/trace.ts";

export const noTokens = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

export function aRun(more: Partial<RunRow> = {}): RunRow {
  return {
    id: "20261115-100000-aaaaaa",
    sessionId: "20261115-100000-ssssss",
    title: "iteration for 3B",
    plugin: "lesson-planning",
    command: "create-lesson",
    agent: "planner",
    provider: "builtin",
    model: "builtin",
    condition: null,
    purpose: "first_draft",
    startedAt: "2026-11-15T10:00:00.000Z",
    endedAt: "2026-11-15T10:00:01.000Z",
    status: "success",
    reason: null,
    turns: 1,
    usage: noTokens,
    costUsd: 0,
    durationMs: 1000,
    spans: 3,
    toolCalls: 1,
    retries: 0,
    errors: 0,
    ...more,
  };
}

export function aDecision(more: Partial<DecisionRow> = {}): DecisionRow {
  return {
    session: "s1",
    title: "iteration for 3B",
    draft: 1,
    section: "starter",
    kind: "starter",
    at: "2026-11-15T10:05:00.000Z",
    type: "accept",
    editType: null,
    request: null,
    pick: null,
    seconds: null,
    run: null,
    ...more,
  };
}

const place = { parentId: "1", agent: "planner", depth: 0, turn: 1 };

/** A span that began so many milliseconds after 10:00. */
export function at(ms: number, durationMs: number): Pick<Span, "start" | "end" | "durationMs"> {
  const begun = Date.parse("2026-11-15T10:00:00.000Z") + ms;
  return {
    start: new Date(begun).toISOString(),
    end: new Date(begun + durationMs).toISOString(),
    durationMs,
  };
}

export function aModelSpan(id: string, ms: number, took: number, more: object = {}): Span {
  return {
    type: "model",
    name: "claude",
    provider: "anthropic",
    model: "claude",
    messageCount: 1,
    messageIndex: 1,
    usage: { ...noTokens, inputTokens: 100, outputTokens: 20 },
    costUsd: 0.01,
    stopReason: "end",
    retries: 0,
    error: null,
    id,
    ...place,
    ...at(ms, took),
    ...more,
  };
}

export function aToolSpan(id: string, ms: number, took: number, more: object = {}): Span {
  return {
    type: "tool",
    name: "read_file",
    callId: `call_${id}`,
    args: '{"path":"a.md"}',
    argsChars: 15,
    resultChars: 40,
    messageIndex: 2,
    outcome: "ok",
    id,
    ...place,
    ...at(ms, took),
    ...more,
  };
}

export function aRunSpan(id: string, ms: number, took: number, more: object = {}): Span {
  return {
    type: "run",
    name: "planner",
    status: "success",
    reason: null,
    turns: 1,
    id,
    ...place,
    parentId: null,
    ...at(ms, took),
    ...more,
  };
}

export function aTrace(spans: Span[], more: Partial<TraceMetadata> = {}): Trace {
  const metadata: TraceMetadata = {
    plugin: "lesson-planning",
    command: "create-lesson",
    agent: "planner",
    provider: "anthropic",
    model: "claude",
    startedAt: "2026-11-15T10:00:00.000Z",
    endedAt: "2026-11-15T10:00:02.000Z",
    status: "success",
    reason: null,
    turns: 1,
    usage: { ...noTokens, inputTokens: 100, outputTokens: 20 },
    costUsd: 0.01,
    ...more,
  };
  return { id: "20261115-100000-aaaaaa", sessionId: "20261115-100000-ssssss", metadata, spans };
}
