import { afterEach, describe, expect, test } from "bun:test";
import { telemetryOf } from "../../src/agent/telemetry/settings.ts";
import { otlpSpans } from "../../src/agent/telemetry/spans.ts";
import { tracedStore } from "../../src/agent/telemetry/traced-store.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Span, Trace } from "../../src/store/trace.ts";
import { boom, echo, trial } from "./harness.ts";

type Wire = {
  attributes: { key: string; value: { stringValue?: string; intValue?: string; arrayValue?: object } }[];
} & {
  [key in "traceId" | "spanId" | "parentSpanId" | "name"]?: string;
};
type Body = { resourceSpans: { resource: Wire; scopeSpans: { spans: Wire[] }[] }[] };

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A collector that keeps what it is sent. */
function collector(answer: () => Response | Promise<Response> = () => Response.json({ partialSuccess: {} })) {
  const got: { path: string; headers: Headers; body: Body; text: string }[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    idleTimeout: 0,
    async fetch(request) {
      const text = await request.text();
      got.push({
        path: new URL(request.url).pathname,
        headers: request.headers,
        body: JSON.parse(text),
        text,
      });
      return answer();
    },
  });
  stops.push(() => void server.stop(true));
  const spans = () =>
    got.flatMap(({ body }) =>
      body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  return { url: `http://127.0.0.1:${server.port}`, got, spans };
}

function attributes(span: Wire | undefined): Record<string, string | undefined> {
  return Object.fromEntries(
    (span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );
}

const secret = "Jamie Sutherland in 3B has dyslexia";
const turns = [
  {
    text: "Looking.",
    calls: [
      { name: "echo", args: { text: secret } },
      { name: "boom", args: {} },
    ],
  },
  "All done.",
];

/** A run of the real loop, with its traces going to a collector. */
async function run(env: Record<string, string>, given: typeof turns = turns) {
  const lines: string[] = [];
  const inner = memoryStore();
  const { store, settled } = tracedStore(inner, env, (line) => lines.push(line));
  const { result } = await trial({
    store,
    turns: given,
    tools: [echo, boom],
    input: [{ type: "text", text: secret }],
  });
  // The door ends the trace, as `conversation.ts` does; `trial` leaves that to us.
  const { metadata } = await inner.readTrace("t");
  const trace = await store.createTrace("t2", "s", metadata);
  await trace.append((await inner.readTrace("t")).spans);
  await trace.finish({ ...metadata, endedAt: metadata.startedAt, status: result.status });
  await settled();
  return { result, lines };
}

describe("where OpenTelemetry is asked for", () => {
  test("a run goes to the collector as agent, chats and tools, each inside the one it happened in", async () => {
    const to = collector();
    const { lines } = await run({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${to.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "x-team=maths%20dept,authorization=Bearer%20abc",
    });
    expect(lines).toEqual([]);
    expect(to.got).toHaveLength(1);
    expect(to.got[0]?.path).toBe("/v1/traces");
    expect(to.got[0]?.headers.get("x-team")).toBe("maths dept");
    expect(to.got[0]?.headers.get("authorization")).toBe("Bearer abc");
    const spans = to.spans();
    expect(spans.map(({ name }) => name).sort()).toEqual([
      "chat scripted",
      "chat scripted",
      "execute_tool boom",
      "execute_tool echo",
      "invoke_agent tester",
    ]);
    const root = spans.find(({ name }) => name === "invoke_agent tester");
    expect(root?.parentSpanId).toBeUndefined();
    expect(root?.traceId).toMatch(/^[0-9a-f]{32}$/);
    for (const span of spans) {
      expect(span.traceId).toBe(root?.traceId);
      expect(span.spanId).toMatch(/^[0-9a-f]{16}$/);
      if (span !== root) expect(span.parentSpanId).toBe(root?.spanId);
    }
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
    expect(attributes(spans.find(({ name }) => name === "execute_tool boom"))).toMatchObject({
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "boom",
      "error.type": "error",
    });
    expect(attributes(spans.find(({ name }) => name === "chat scripted"))).toMatchObject({
      "gen_ai.operation.name": "chat",
      "gen_ai.provider.name": "scripted",
      "gen_ai.request.model": "scripted",
      "gen_ai.usage.input_tokens": expect.stringMatching(/^\d+$/),
    });
  });

  test("nothing that was said goes along unless that is asked for, and then nobody's data does", async () => {
    const quiet = collector();
    await run({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${quiet.url}/own/path` });
    expect(quiet.got[0]?.path).toBe("/own/path");
    for (const words of ["Sutherland", "Looking.", "All done.", "dyslexia", "it broke"])
      expect(quiet.got[0]?.text).not.toContain(words);

    const open = collector();
    await run({
      OTEL_EXPORTER_OTLP_ENDPOINT: open.url,
      OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "true",
    });
    expect(open.got[0]?.text).not.toContain("Sutherland");
    const chats = open
      .spans()
      .filter(({ name }) => name === "chat scripted")
      .map(attributes);
    expect(chats[0]?.["gen_ai.input.messages"]).toContain("dyslexia");
    expect(chats[0]?.["gen_ai.output.messages"]).toContain("Looking.");
    expect(JSON.parse(chats[1]?.["gen_ai.input.messages"] ?? "")).toMatchObject([
      { role: "tool" },
      { role: "tool" },
    ]);
    expect(
      attributes(open.spans().find(({ name }) => name === "execute_tool echo"))["gen_ai.tool.call.result"],
    ).toContain("dyslexia");
  });

  test.each([
    ["nobody is there", () => "http://127.0.0.1:1"],
    ["it refuses", () => collector(() => new Response("no", { status: 403 })).url],
    ["it never answers", () => collector(() => new Promise<Response>(() => {})).url],
    ["it sends on to another", () => collector(() => Response.redirect("http://127.0.0.1:1/", 302)).url],
    ["its address is none", () => "not an address"],
  ])("%s: the run is what it was, and one line says so", async (_, url) => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: url() };
    const { result, lines } = await run(env);
    expect(result).toMatchObject({ status: "success", text: "All done." });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toStartWith("Traces did not go to OpenTelemetry: ");
  });
});

test("it is off unless a collector is named, and can be switched off; then the store is the store itself", () => {
  const store = memoryStore();
  for (const env of [
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: " " },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://c", OTEL_SDK_DISABLED: "true" },
    { OTEL_EXPORTER_OTLP_ENDPOINT: "http://c", OTEL_TRACES_EXPORTER: "none" },
  ])
    expect(tracedStore(store, env, () => {}).store).toBe(store);
  expect(
    telemetryOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: "http://c",
      OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT: "NO_CONTENT",
    }),
  ).toMatchObject({ content: false });
  expect(
    telemetryOf({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://c", OTEL_EXPORTER_OTLP_HEADERS: "a b=c" }),
  ).toMatchObject({ problem: expect.stringContaining("HEADERS") });
});

test("an agent's agents lie inside the call that started them, and cached tokens count as read", () => {
  const at = "2026-01-01T00:00:00.000Z";
  const base = { agent: "a", turn: 1, start: at, end: at, durationMs: 1.5 };
  const usage = { inputTokens: 10, outputTokens: 3, cacheReadTokens: 60, cacheWriteTokens: 30 };
  const run = (id: string, parentId: string | null, depth: number): Span => ({
    ...base,
    id,
    parentId,
    depth,
    name: id,
    type: "run",
    status: "success",
    reason: null,
    turns: 1,
  });
  const chat: Span = {
    ...base,
    id: "1.1.child.1",
    parentId: "1.1.child",
    depth: 1,
    name: "gpt-6-sol",
    type: "model",
    provider: "openai",
    model: "gpt-6-sol-2026",
    messageCount: 1,
    messageIndex: 0,
    usage,
    costUsd: 0,
    stopReason: "max_tokens",
    retries: 0,
    error: null,
  };
  const trace: Trace = {
    id: "t",
    sessionId: "s",
    metadata: {
      plugin: "p",
      command: null,
      agent: "a",
      provider: "openai",
      model: "m",
      startedAt: at,
      endedAt: at,
      status: "success",
      reason: null,
      turns: 1,
      usage,
      costUsd: null,
    },
    spans: [chat, run("1.1.child", "1", 1), run("1", null, 0)],
  };
  const [inner, child, root] = otlpSpans(trace, [
    { role: "assistant", content: [{ type: "text", text: "the parent's words" }], stopReason: "end" },
  ]);
  expect([inner?.parentSpanId, child?.parentSpanId, root?.parentSpanId]).toEqual([
    child?.spanId,
    root?.spanId,
    undefined,
  ]);
  expect(attributes(inner)).toMatchObject({
    "gen_ai.usage.input_tokens": "100",
    "gen_ai.usage.cache_read.input_tokens": "60",
    "gen_ai.response.model": "gpt-6-sol-2026",
  });
  expect(JSON.stringify(inner)).not.toContain("the parent's words");
  expect(inner?.endTimeUnixNano).toBe(`${BigInt(Date.parse(at)) * 1_000_000n + 1_500_000n}`);
});
