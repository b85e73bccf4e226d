import type { Message } from "../../message.ts";
import type { Span, Trace } from "../../store/trace.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import { messagesIn, resultOf } from "./content.ts";

/** OTLP's JSON. Numbers of 64 bits are text there. */
type Value = { stringValue: string } | { intValue: string } | { arrayValue: { values: Value[] } };
type Attribute = { key: string; value: Value };
export type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: 1 | 3;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: 0 | 2 };
};

/**
 * A trace as OpenTelemetry's spans, by the GenAI conventions (1.41): `invoke_agent`, `chat`, `execute_tool`; hooks under
 * a name of our own. One source: each is a span of the trace, and lies inside the same one. `messages` are the
 * session's, where what was said goes along (masked); null where it does not.
 */
export function otlpSpans(trace: Trace, messages: readonly Message[] | null): OtlpSpan[] {
  const traceId = hex(trace.id, 16);
  return trace.spans.flatMap((span) => {
    const told = toldOf(span, trace, messages);
    if (told === null) return [];
    const start = BigInt(Date.parse(span.start)) * 1_000_000n;
    return [
      {
        traceId,
        spanId: hex(`${trace.id} ${span.id}`, 8),
        ...(span.parentId === null ? {} : { parentSpanId: hex(`${trace.id} ${span.parentId}`, 8) }),
        name: shortened(told.name),
        kind: span.type === "model" ? 3 : 1,
        startTimeUnixNano: `${start}`,
        endTimeUnixNano: `${start + BigInt(Math.round(Math.max(0, span.durationMs) * 1_000_000))}`,
        attributes: attributesOf({
          "gen_ai.agent.name": span.agent,
          ...told.attributes,
          "error.type": told.error,
        }),
        status: { code: told.error === undefined ? 0 : 2 },
      },
    ];
  });
}

type Plain = string | number | readonly string[] | undefined;
type Told = { name: string; attributes: Record<string, Plain>; error?: string | undefined };

/** null: no part of a run. */
function toldOf(span: Span, trace: Trace, messages: readonly Message[] | null): Told | null {
  // A child's messages are in a session of its own.
  const said = span.depth === 0 ? messages : null;
  switch (span.type) {
    case "run":
      return {
        name: `invoke_agent ${span.name}`,
        attributes: {
          "gen_ai.operation.name": "invoke_agent",
          "gen_ai.conversation.id": trace.sessionId,
          ...(span.parentId === null && {
            "gen_ai.provider.name": trace.metadata.provider,
            "gen_ai.request.model": trace.metadata.model,
            ...tokens(trace.metadata.usage),
          }),
          "teacher_assist.plugin": trace.metadata.plugin,
          "teacher_assist.turns": span.turns,
        },
        error: span.status === "success" ? undefined : span.status,
      };
    case "model":
      return {
        name: `chat ${span.name}`,
        attributes: {
          "gen_ai.operation.name": "chat",
          "gen_ai.provider.name": span.provider,
          "gen_ai.request.model": span.name,
          "gen_ai.response.model": span.model,
          "gen_ai.conversation.id": trace.sessionId,
          "gen_ai.response.finish_reasons": span.stopReason === null ? undefined : [finish(span.stopReason)],
          ...(span.usage && tokens(span.usage)),
          "teacher_assist.retries": span.retries,
          ...(said && messagesIn(said, span.messageIndex, finish(span.stopReason ?? "end"))),
        },
        error: span.error === null ? undefined : "_OTHER",
      };
    case "tool":
      return {
        name: `execute_tool ${span.name}`,
        attributes: {
          "gen_ai.operation.name": "execute_tool",
          "gen_ai.tool.name": shortened(span.name),
          "gen_ai.tool.call.id": shortened(span.callId),
          "gen_ai.tool.type": "function",
          ...(said && {
            "gen_ai.tool.call.arguments": masked(span.args),
            "gen_ai.tool.call.result": resultOf(said, span.messageIndex),
          }),
        },
        error: span.outcome === "ok" ? undefined : span.outcome,
      };
    case "hook":
      return {
        name: `hook ${span.name}`,
        attributes: { "teacher_assist.hook.point": span.point, "teacher_assist.hook.verdict": span.verdict },
        error: span.verdict === "error" ? "_OTHER" : undefined,
      };
    case "handoff":
      return {
        name: `handoff ${span.name}`,
        attributes: { "teacher_assist.handoff.from": span.from, "teacher_assist.handoff.to": span.name },
      };
    case "decision":
      return null;
  }
}

/** Theirs counts what came from a cache as input too. */
function tokens(usage: Trace["metadata"]["usage"]): Record<string, number> {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  return {
    "gen_ai.usage.input_tokens": inputTokens + cacheReadTokens + cacheWriteTokens,
    "gen_ai.usage.output_tokens": outputTokens,
    "gen_ai.usage.cache_read.input_tokens": cacheReadTokens,
    "gen_ai.usage.cache_creation.input_tokens": cacheWriteTokens,
  };
}

function finish(reason: string): string {
  const theirs: Readonly<Record<string, string>> = {
    end: "stop",
    tool_calls: "tool_call",
    max_tokens: "length",
    refusal: "content_filter",
  };
  return theirs[reason] ?? "error";
}

function attributesOf(plain: Record<string, Plain>): Attribute[] {
  return Object.entries(plain).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: asValue(value) }],
  );
}

function asValue(value: Exclude<Plain, undefined>): Value {
  if (typeof value === "number") return { intValue: `${Math.round(value)}` };
  if (typeof value === "string") return { stringValue: value };
  return { arrayValue: { values: value.map((each) => ({ stringValue: each })) } };
}

/** A model may make up any name, and put anything into it. */
function shortened(name: string): string {
  return masked(name.length > 120 ? `${name.slice(0, 120)}…` : name);
}

/** Ids of theirs that are always the same for ours. */
function hex(text: string, bytes: number): string {
  return new Bun.CryptoHasher("sha256")
    .update(text)
    .digest("hex")
    .slice(0, bytes * 2);
}
