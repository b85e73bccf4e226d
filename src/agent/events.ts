import type { AssistantMessage, Usage } from "../message.ts";
import type { RunStatus } from "../store/session.ts";
import type { Span } from "../store/trace.ts";
import type { HookPoint } from "./hooks.ts";

/** How a run ended, with everything it made. */
export type RunResult = {
  status: RunStatus;
  sessionId: string;
  traceId: string;
  agent: string;
  /** The last thing the agent said, whole or cut off. */
  text: string;
  usage: Usage;
  /** null: the model's price is not known. */
  costUsd: number | null;
  turns: number;
  /** Why it did not end in success, for people; null on success. */
  reason: string | null;
  /** The checked value, where the agent has an output schema and met it. */
  output?: unknown;
  /** What postLoop hooks add to the result document (a lesson's sections, its evidence). */
  extra: Record<string, unknown>;
  /** For `error_model`: the kind of failure, so that a missing key can be told from a broken line. For a hook's abort: its name. */
  failure: string | null;
};

export type HookVerdict = Extract<Span, { type: "hook" }>["verdict"];
export type ToolOutcome = Extract<Span, { type: "tool" }>["outcome"];

type EventBody =
  | { type: "run_start"; sessionId: string; traceId: string; provider: string; model: string }
  /** The conversation goes on with another agent; `agent` is the one that spoke so far. */
  | { type: "handoff"; to: string; provider: string; model: string }
  | { type: "turn_start"; turn: number }
  | { type: "text"; delta: string }
  /** The turn starts again: text of this turn so far is void. */
  | { type: "retry"; attempt: number; delayMs: number; reason: string }
  /** The turn is complete and saved. */
  | { type: "message"; message: AssistantMessage }
  | { type: "tool_start"; callId: string; name: string; args: unknown }
  | {
      type: "tool_end";
      callId: string;
      name: string;
      outcome: ToolOutcome;
      chars: number;
      durationMs: number;
    }
  | {
      type: "hook";
      name: string;
      point: HookPoint;
      verdict: HookVerdict;
      reason: string | null;
      durationMs: number;
      /** What the hook found, where it says so. */
      report?: unknown;
    }
  /** Older turns are told to the model as a summary from here on; the session keeps them. */
  | { type: "compacted"; upTo: number; by: "model" | "rules" }
  | { type: "usage"; usage: Usage; costUsd: number | null; total: Usage; totalCostUsd: number | null }
  /** Always the last of its agent's. */
  | { type: "status"; result: RunResult };

/** Who tells it. */
export type Signature = {
  agent: string;
  /** 0: the main agent; 1: one it called in. */
  depth: number;
  /** Of an agent that was called in: its session, for several may be at work at once. */
  child?: string;
};

/** Everything a run tells while it goes. A door shows this stream and nothing more. */
export type AgentEvent = Signature & EventBody;
export type AgentEventBody = EventBody;
export type HookTold = Extract<AgentEvent, { type: "hook" }>;
