import { z } from "zod";
import { HandoffContext, Usage } from "../message.ts";
import { RunStatus } from "./session.ts";

const Time = z.iso.datetime();

/**
 * One thing that happened in a run, with its true start and end.
 * Spans hold sizes and references (`messageIndex`, `callId`), never copies of the conversation, so that a trace
 * grows with the number of turns.
 */
const SpanBase = z.object({
  id: z.string(),
  /** The span this one happened inside; null for the run's own. */
  parentId: z.string().nullable(),
  name: z.string(),
  agent: z.string(),
  depth: z.number().int(),
  /** The model turn it belongs to, from 1; 0 before the first. */
  turn: z.number().int(),
  start: Time,
  end: Time,
  /** From a monotonic clock, in milliseconds with fractions. */
  durationMs: z.number(),
});

export const Span = z.discriminatedUnion("type", [
  SpanBase.extend({
    type: z.literal("run"),
    status: RunStatus,
    reason: z.string().nullable(),
    turns: z.number().int(),
  }),
  SpanBase.extend({
    type: z.literal("model"),
    provider: z.string(),
    model: z.string(),
    /** Messages sent, and the place of the answer among the session's messages (null where there was none). */
    messageCount: z.number().int(),
    messageIndex: z.number().int().nullable(),
    usage: Usage.nullable(),
    /** null: the model's price is not known. */
    costUsd: z.number().nullable(),
    stopReason: z.string().nullable(),
    retries: z.number().int(),
    error: z.string().nullable(),
    /** The answer was kept from before: `costUsd` is what it cost then. */
    cached: z.literal(true).optional(),
  }),
  SpanBase.extend({
    type: z.literal("tool"),
    callId: z.string(),
    /** The arguments as JSON, cut at `argsCut` characters where they are long (their full size in `argsChars`). */
    args: z.string(),
    argsChars: z.number().int(),
    resultChars: z.number().int(),
    /** The place of the result among the session's messages. */
    messageIndex: z.number().int().nullable(),
    outcome: z.enum(["ok", "error", "unknown_tool", "bad_arguments", "blocked", "cancelled", "timeout"]),
    /** What the tool says of itself: skill and tier, path, bytes. */
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  }),
  SpanBase.extend({
    type: z.literal("hook"),
    point: z.string(),
    verdict: z.enum(["pass", "patch", "repair", "block", "abort", "error"]),
    reason: z.string().nullable(),
    /** What the hook found, for those who study it. */
    report: z.unknown().optional(),
  }),
  /** The conversation went over to the agent `name`. */
  SpanBase.extend({ type: z.literal("handoff"), from: z.string(), context: HandoffContext }),
  /** A teacher's decision on a section, written by the lesson room. */
  SpanBase.extend({ type: z.literal("decision"), decision: z.unknown() }),
]);

export const TraceMetadata = z.object({
  plugin: z.string(),
  command: z.string().nullable(),
  agent: z.string(),
  provider: z.string(),
  model: z.string(),
  /** What the run was given or went without, where somebody studied that (`A1B1C3D3E1`). */
  condition: z.string().optional(),
  /** What kind of brief it answered (`lesson`, `revise`); null: none was understood. Left out in traces from before that was kept. */
  asked: z.string().nullable().optional(),
  /** What its hooks gave beside the text (`sections`, `evidence`), once it has ended. */
  gave: z.array(z.string()).optional(),
  startedAt: Time,
  /** null: the run was killed, the spans are what was written until then. */
  endedAt: Time.nullable(),
  status: RunStatus.nullable(),
  reason: z.string().nullable(),
  turns: z.number().int(),
  usage: Usage,
  costUsd: z.number().nullable(),
});

export const Trace = z.object({
  id: z.string(),
  sessionId: z.string(),
  metadata: TraceMetadata,
  spans: z.array(Span),
});

/** One thing that happened in a run: the run itself, a model call, a tool call, a hook. */
export type Span = z.infer<typeof Span>;
/** What a trace is of, and how the run ended. */
export type TraceMetadata = z.infer<typeof TraceMetadata>;
/** What happened in one run. */
export type Trace = z.infer<typeof Trace>;
