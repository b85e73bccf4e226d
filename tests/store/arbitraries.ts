import fc from "fast-check";
import type { Message, Task } from "../../src/message.ts";
import { type Decision, RunStatus, type SessionChange } from "../../src/store/session.ts";
import type { Span } from "../../src/store/trace.ts";

/** Anything JSON can hold, and gives back the same: it has no -0, and objects with a `__proto__` read oddly. */
const json = fc.jsonValue({ maxDepth: 3 }).map((value): unknown => {
  return JSON.parse(JSON.stringify(value).replaceAll("__proto__", "proto"));
});

/** Texts with all that makes files hard: line ends, quotes, halves of characters, the store's own marks. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom(
    "",
    "\n",
    "\r\n",
    "\u2028",
    '"}\n{"seq":1}',
    '],\n"messages":[\n',
    ',"head":{"seq":9}}\n',
    "\ud800",
  ),
);

const textBlock = fc.record({ type: fc.constant("text" as const), text });

const imageBlock = fc.record({
  type: fc.constant("image" as const),
  mediaType: fc.constantFrom(
    "image/png" as const,
    "image/jpeg" as const,
    "image/gif" as const,
    "image/webp" as const,
  ),
  data: fc.base64String({ maxLength: 64 }),
});

const toolCall = fc.record(
  { type: fc.constant("tool_call" as const), id: text, name: text, args: json, malformed: text },
  { requiredKeys: ["type", "id", "name", "args"] },
);

const providerBlock = fc.record({ type: fc.constant("provider" as const), provider: text, data: json });

export const message: fc.Arbitrary<Message> = fc.oneof(
  fc.record({
    role: fc.constant("user" as const),
    content: fc.array(fc.oneof(textBlock, imageBlock), { maxLength: 3 }),
  }),
  fc.record({
    role: fc.constant("assistant" as const),
    content: fc.array(fc.oneof(textBlock, toolCall, providerBlock), { maxLength: 4 }),
    stopReason: fc.constantFrom(
      "end" as const,
      "tool_calls" as const,
      "max_tokens" as const,
      "refusal" as const,
      "interrupted" as const,
    ),
  }),
  fc.record({
    role: fc.constant("tool" as const),
    callId: text,
    name: text,
    content: fc.array(fc.oneof(textBlock, imageBlock), { maxLength: 3 }),
    isError: fc.boolean(),
  }),
);

const time = fc
  .integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 })
  .map((ms) => new Date(ms).toISOString());

const task: fc.Arbitrary<Task> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 8 }),
  title: fc.string({ minLength: 1, maxLength: 30 }),
  status: fc.constantFrom("pending" as const, "in_progress" as const, "done" as const),
});

const decision: fc.Arbitrary<Decision> = fc
  .record({ section: text, type: text, at: text, extra: json })
  .map(({ extra, ...rest }) => ({ ...rest, request: extra }));

const status = fc.constantFrom(...RunStatus.options);

export const change: fc.Arbitrary<SessionChange> = fc.oneof(
  fc.record({ type: fc.constant("run_start" as const), traceId: text, at: time }),
  fc.record({
    type: fc.constant("messages" as const),
    messages: fc.array(message, { maxLength: 3 }),
    at: time,
  }),
  fc.record({ type: fc.constant("tasks" as const), tasks: fc.array(task, { maxLength: 3 }), at: time }),
  fc.record({ type: fc.constant("decision" as const), decision, at: time }),
  fc.record({ type: fc.constant("run_end" as const), status, at: time }),
);

const base = {
  id: text,
  parentId: fc.option(text),
  name: text,
  agent: text,
  depth: fc.nat(5),
  turn: fc.nat(9),
  start: time,
  end: time,
  durationMs: fc.integer({ min: 0, max: 1_000_000 }).map((n) => n / 8),
};

export const span: fc.Arbitrary<Span> = fc.oneof(
  fc.record({
    ...base,
    type: fc.constant("run" as const),
    status,
    reason: fc.option(text),
    turns: fc.nat(50),
  }),
  fc.record({
    ...base,
    type: fc.constant("tool" as const),
    callId: text,
    args: text,
    argsChars: fc.nat(),
    resultChars: fc.nat(),
    messageIndex: fc.option(fc.nat()),
    outcome: fc.constantFrom("ok" as const, "blocked" as const),
    facts: fc.constantFrom({ path: "a\nb", bytes: 3, whole: true }, {}),
  }),
  fc.record({
    ...base,
    type: fc.constant("model" as const),
    provider: text,
    model: text,
    messageCount: fc.nat(),
    messageIndex: fc.option(fc.nat()),
    usage: fc.option(
      fc.record({
        inputTokens: fc.nat(),
        outputTokens: fc.nat(),
        cacheReadTokens: fc.nat(),
        cacheWriteTokens: fc.nat(),
      }),
    ),
    costUsd: fc.option(fc.nat().map((n) => n / 1024)),
    stopReason: fc.option(text),
    retries: fc.nat(),
    error: fc.option(text),
  }),
  fc.record({
    ...base,
    type: fc.constant("hook" as const),
    point: text,
    verdict: fc.constantFrom("pass" as const, "repair" as const),
    reason: fc.option(text),
    report: json,
  }),
  fc.record({ ...base, type: fc.constant("decision" as const), decision: json }),
);
