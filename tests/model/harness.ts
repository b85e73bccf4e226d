import { LLMock } from "@copilotkit/aimock";
import { type Message, userText } from "../../src/message.ts";
import { anthropicModel } from "../../src/model/anthropic.ts";
import type { Model, ModelEvent, ModelRequest, ModelResponse } from "../../src/model/model.ts";
import { openaiModel } from "../../src/model/openai.ts";
import { responsesModel } from "../../src/model/responses.ts";
import { type RetryPolicy, withRetry } from "../../src/model/retry.ts";

export const apiKey = "sk-test-0123456789abcdef";

type Options = { idleTimeoutMs?: number; maxOutputTokens?: number; apiKey?: string };

/** Every adapter behind one door: `make` takes a server's root address. */
export const adapters = [
  {
    provider: "anthropic",
    make: (root: string, options: Options = {}) =>
      anthropicModel({ id: "claude-sonnet-5-5", apiKey, baseUrl: root, ...options }),
  },
  {
    provider: "openai",
    make: (root: string, options: Options = {}) =>
      openaiModel({ id: "gpt-4.1", apiKey, baseUrl: `${root}/v1`, ...options }),
  },
  {
    provider: "responses",
    make: (root: string, options: Options = {}) =>
      responsesModel({ id: "gpt-4.1", apiKey, baseUrl: `${root}/v1`, ...options }),
  },
] as const;

export function ask(change: Partial<ModelRequest> & { say?: string } = {}): ModelRequest {
  const { say = "hello", ...rest } = change;
  return { system: "You plan lessons.", messages: [userText(say)], tools: [], volatile: "", ...rest };
}

export type Told = { response: ModelResponse; events: ModelEvent[]; text: string };

/** Runs one turn; `text` is what a listener has on the screen at the end, with void text taken back. */
export async function run(model: Model, request: ModelRequest, signal?: AbortSignal): Promise<Told> {
  const events: ModelEvent[] = [];
  const response = await model.generate(request, {
    signal: signal ?? new AbortController().signal,
    onEvent: (event) => events.push(event),
  });
  let text = "";
  for (const event of events) {
    if (event.type === "text") text += event.delta;
    if (event.type === "retry") text = "";
  }
  return { response, events, text };
}

/** A retrying model with a clock of its own: sleeping takes no time and is written down. */
export function retrying(model: Model, policy: Partial<RetryPolicy> = {}) {
  const slept: number[] = [];
  let now = 0;
  const sleep = async (ms: number) => {
    slept.push(ms);
    now += ms;
  };
  return { model: withRetry(model, policy, { now: () => now, random: () => 0.5, sleep }), slept };
}

export async function startMock(): Promise<LLMock> {
  const mock = new LLMock({ port: 0, logLevel: "silent" });
  await mock.start();
  return mock;
}

/** A forwarder that keeps the bodies it saw: aimock's own journal keeps them translated. */
export function recordWire(target: string) {
  const bodies: Json[] = [];
  const headers: Headers[] = [];
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    async fetch(request) {
      const text = await request.text();
      bodies.push(JSON.parse(text));
      headers.push(request.headers);
      const { pathname } = new URL(request.url);
      const answer = await fetch(`${target}${pathname}`, {
        method: "POST",
        headers: request.headers,
        body: text,
      });
      return new Response(answer.body, { status: answer.status, headers: answer.headers });
    },
  });
  return { url: `http://127.0.0.1:${server.port}`, bodies, headers, stop: () => server.stop(true) };
}

export type Json = { [key: string]: unknown };

/** A pixel, as pupils' photographs travel. */
export const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

export const readFile = {
  name: "read_file",
  description: "Reads a file of the workspace.",
  parameters: { type: "object", properties: { path: { type: "string" } }, required: ["path"] },
};

/** Two calls in one turn and their results, the first of them failed. */
export const twoCalls: Message[] = [
  userText("Plan iteration for 3B."),
  {
    role: "assistant",
    content: [
      { type: "text", text: "Reading." },
      { type: "tool_call", id: "call_a", name: "read_file", args: { path: "class.md" } },
      { type: "tool_call", id: "call_b", name: "read_file", args: { path: "photo.png" } },
    ],
    stopReason: "tool_calls",
  },
  {
    role: "tool",
    callId: "call_a",
    name: "read_file",
    content: [{ type: "text", text: "no such file" }],
    isError: true,
  },
  {
    role: "tool",
    callId: "call_b",
    name: "read_file",
    content: [
      { type: "text", text: "a photograph" },
      { type: "image", mediaType: "image/png", data: pixel },
    ],
    isError: false,
  },
];
