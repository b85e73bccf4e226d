import type { Usage } from "../../message.ts";
import type { RunStatus, SessionSummary } from "../../store/session.ts";
import type { Span, Trace } from "../../store/trace.ts";
import { masked } from "../../workspace/privacy/mask.ts";

import { type Purpose, purposeOf } from "./purpose.ts";

/** How a run stands. `interrupted`: it was killed, and its trace holds what was written until then. */
export type RunState = RunStatus | "running" | "interrupted";

/** A run in one line. */
export type RunRow = {
  id: string;
  sessionId: string;
  title: string;
  plugin: string;
  command: string | null;
  agent: string;
  provider: string;
  model: string;
  /** What it was given or went without, where somebody studied that. */
  condition: string | null;
  /** null: the trace is from before that was kept, or the run did not end. */
  purpose: Purpose | null;
  startedAt: string;
  endedAt: string | null;
  status: RunState;
  reason: string | null;
  turns: number;
  usage: Usage;
  /** null: the model's price is not known. */
  costUsd: number | null;
  /** null: it did not end. */
  durationMs: number | null;
  spans: number;
  toolCalls: number;
  retries: number;
  /** Calls of the model and of tools that failed. */
  errors: number;
};

export function runRow({ id, sessionId, metadata, spans }: Trace, { title }: { title: string }): RunRow {
  const { endedAt, status, condition = null, asked, gave, ...about } = metadata;
  const models = spans.filter((span) => span.type === "model");
  const own = spans.findLast((span) => span.type === "run" && span.parentId === null);
  const whole = endedAt === null ? null : Date.parse(endedAt) - Date.parse(about.startedAt);
  return {
    id,
    sessionId,
    title: masked(title),
    ...about,
    condition,
    purpose: purposeOf({ asked, gave }),
    endedAt,
    status: status ?? "interrupted",
    // The totals are written at the end: of a run without one, they are what its spans say.
    ...(endedAt === null ? { turns: models.length, usage: summed(models), costUsd: paid(models) } : {}),
    durationMs: endedAt === null ? null : (own?.durationMs ?? whole),
    spans: spans.length,
    toolCalls: spans.filter(({ type }) => type === "tool").length,
    retries: models.reduce((sum, { retries }) => sum + retries, 0),
    errors: spans.filter(failed).length,
  };
}

/** Of a run that is under way now, which alone a server can tell from one that was killed. */
export function markRunning(run: RunRow, session: Pick<SessionSummary, "traces">): RunRow {
  return run.status === "interrupted" && session.traces.at(-1) === run.id
    ? { ...run, status: "running" }
    : run;
}

export function failed(span: Span): boolean {
  if (span.type === "model") return span.error !== null;
  if (span.type === "tool") return span.outcome !== "ok" && span.outcome !== "cancelled";
  if (span.type === "hook") return span.verdict === "error";
  return span.type === "run" && span.status !== "success" && span.status !== "cancelled";
}

type ModelSpan = Extract<Span, { type: "model" }>;

function summed(models: readonly ModelSpan[]): Usage {
  const total = (part: keyof Usage) => models.reduce((sum, { usage }) => sum + (usage?.[part] ?? 0), 0);
  return {
    inputTokens: total("inputTokens"),
    outputTokens: total("outputTokens"),
    cacheReadTokens: total("cacheReadTokens"),
    cacheWriteTokens: total("cacheWriteTokens"),
  };
}

/** One unknown price makes the sum unknown. */
function paid(models: readonly ModelSpan[]): number | null {
  return models.reduce<number | null>(
    (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
    0,
  );
}
