import { afterAll, beforeAll, beforeEach, describe, expect, test } from "bun:test";
import type { LLMock } from "@copilotkit/aimock";
import type { Message } from "../../src/message.ts";
import type { ModelRequest } from "../../src/model/model.ts";
import {
  adapters,
  ask,
  type Json,
  pixel,
  readFile,
  recordWire,
  run,
  startMock,
  twoCalls,
} from "./harness.ts";

let mock: LLMock;
let wire: ReturnType<typeof recordWire>;
beforeAll(async () => {
  mock = await startMock();
  mock.on({ predicate: () => true }, { content: "Done." });
  wire = recordWire(mock.url);
});
beforeEach(() => void wire.bodies.splice(0));
afterAll(async () => {
  await wire.stop();
  await mock.stop();
});

const [anthropic, openai] = adapters;

/** What went over the wire for a request. */
async function sent(adapter: (typeof adapters)[number], request: ModelRequest): Promise<Json> {
  await run(adapter.make(wire.url), request);
  const body = wire.bodies.at(-1);
  if (!body) throw new Error("nothing was sent");
  return body;
}

const cached = { cache_control: { type: "ephemeral" } };
const photo: Message = {
  role: "user",
  content: [
    { type: "text", text: "What does this say?" },
    { type: "image", mediaType: "image/png", data: pixel },
  ],
};
const schema = {
  type: "object",
  properties: { title: { type: "string" } },
  required: ["title"],
  additionalProperties: false,
};

describe("what Anthropic gets", () => {
  test("the system prompt, the tools and the conversation, with the stable part marked for its cache", async () => {
    expect(await sent(anthropic, ask({ tools: [readFile] }))).toEqual({
      model: "claude-sonnet-5-5",
      max_tokens: 32_000,
      stream: true,
      system: [{ type: "text", text: "You plan lessons.", ...cached }],
      tools: [{ name: "read_file", description: readFile.description, input_schema: readFile.parameters }],
      messages: [{ role: "user", content: [{ type: "text", text: "hello", ...cached }] }],
    });
  });

  test("a photograph", async () => {
    const { messages } = await sent(anthropic, ask({ messages: [photo] }));
    expect(messages).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: "What does this say?" },
          { type: "image", source: { type: "base64", media_type: "image/png", data: pixel }, ...cached },
        ],
      },
    ]);
  });

  test("tool results with their calls' ids, in order, in one message, images and failures included; the tasks last", async () => {
    const { messages } = await sent(anthropic, ask({ messages: twoCalls, volatile: "<tasks/>" }));
    expect(messages).toEqual([
      { role: "user", content: [{ type: "text", text: "Plan iteration for 3B.", ...cached }] },
      {
        role: "assistant",
        content: [
          { type: "text", text: "Reading." },
          { type: "tool_use", id: "call_a", name: "read_file", input: { path: "class.md" } },
          { type: "tool_use", id: "call_b", name: "read_file", input: { path: "photo.png" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "call_a",
            content: [{ type: "text", text: "no such file" }],
            is_error: true,
          },
          {
            type: "tool_result",
            tool_use_id: "call_b",
            content: [
              { type: "text", text: "a photograph" },
              { type: "image", source: { type: "base64", media_type: "image/png", data: pixel } },
            ],
            ...cached,
          },
          { type: "text", text: "<tasks/>" },
        ],
      },
    ]);
  });

  test("the shape of a structured answer", async () => {
    const { output_config } = await sent(anthropic, ask({ outputSchema: schema }));
    expect(output_config).toEqual({ format: { type: "json_schema", schema } });
  });

  test("an open schema is closed, because open ones are refused", async () => {
    const { output_config } = await sent(
      anthropic,
      ask({ outputSchema: { type: "object", properties: { n: { type: "integer", minimum: 1 } } } }),
    );
    expect(output_config).toMatchObject({ format: { schema: { additionalProperties: false } } });
  });

  test("never nothing, never an empty text, never its own words as the last", async () => {
    expect((await sent(anthropic, ask({ messages: [] }))).messages).toEqual([
      { role: "user", content: [{ type: "text", text: "Continue." }] },
    ]);
    const odd: Message[] = [
      { role: "assistant", content: [{ type: "text", text: "Earlier." }], stopReason: "end" },
      { role: "user", content: [{ type: "text", text: " " }] },
      {
        role: "assistant",
        content: [{ type: "provider", provider: "other", data: { type: "x" } }],
        stopReason: "end",
      },
      { role: "assistant", content: [{ type: "text", text: "And this." }], stopReason: "max_tokens" },
    ];
    const { system, messages } = await sent(anthropic, ask({ system: "", messages: odd }));
    expect(system).toBeUndefined();
    expect(messages).toEqual([
      { role: "user", content: [{ type: "text", text: "(The conversation goes on.)", ...cached }] },
      {
        role: "assistant",
        content: [
          { type: "text", text: "Earlier." },
          { type: "text", text: "And this." },
        ],
      },
      { role: "user", content: [{ type: "text", text: "Continue." }] },
    ]);
  });

  test("a call from another server, with an id it would refuse and arguments that never were whole", async () => {
    const foreign: Message[] = [
      ...twoCalls.slice(0, 1),
      {
        role: "assistant",
        content: [
          { type: "tool_call", id: "functions.read:0", name: "read_file", args: {}, malformed: '{"pa' },
        ],
        stopReason: "max_tokens",
      },
      { role: "tool", callId: "functions.read:0", name: "read_file", content: [], isError: true },
    ];
    const { messages } = await sent(anthropic, ask({ messages: foreign }));
    expect(messages).toMatchObject([
      {},
      { content: [{ type: "tool_use", id: "functions_read_0", input: {} }] },
      { content: [{ type: "tool_result", tool_use_id: "functions_read_0", is_error: true }] },
    ]);
  });

  test("the prefix of a request is the whole of the one before it, so that the cache is read", async () => {
    const first = await sent(
      anthropic,
      ask({ messages: twoCalls.slice(0, 1), tools: [readFile], volatile: "one" }),
    );
    const second = await sent(anthropic, ask({ messages: twoCalls, tools: [readFile], volatile: "two" }));
    const stable = (body: Json) =>
      JSON.stringify([body.tools, body.system, body.messages]).replaceAll(/,"cache_control":\{[^}]*\}/g, "");
    const upToVolatile = stable(first).slice(0, stable(first).indexOf(',{"type":"text","text":"one"}'));
    expect(upToVolatile.length).toBeGreaterThan(100);
    expect(stable(second).startsWith(upToVolatile)).toBe(true);
  });

  test("the key, as the SDK sends it", async () => {
    await sent(anthropic, ask());
    expect([...(wire.headers.at(-1)?.values() ?? [])].some((value) => value.includes("sk-test-"))).toBe(true);
  });
});

describe("what OpenAI and its kin get", () => {
  test("the system prompt first, the tools, and a request for the counts", async () => {
    expect(await sent(openai, ask({ tools: [readFile] }))).toEqual({
      model: "gpt-4.1",
      stream: true,
      stream_options: { include_usage: true },
      messages: [
        { role: "system", content: "You plan lessons." },
        { role: "user", content: "hello" },
      ],
      tools: [
        {
          type: "function",
          function: { name: "read_file", description: readFile.description, parameters: readFile.parameters },
        },
      ],
    });
  });

  test("a photograph, as a data URL", async () => {
    const { messages } = await sent(openai, ask({ system: "", messages: [photo] }));
    expect(messages).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: "What does this say?" },
          { type: "image_url", image_url: { url: `data:image/png;base64,${pixel}` } },
        ],
      },
    ]);
  });

  test("tool results with their calls' ids, in order; their images and the tasks in one message after all of them", async () => {
    const { messages } = await sent(openai, ask({ messages: twoCalls, volatile: "<tasks/>" }));
    expect(messages).toEqual([
      { role: "system", content: "You plan lessons." },
      { role: "user", content: "Plan iteration for 3B." },
      {
        role: "assistant",
        content: "Reading.",
        tool_calls: [
          {
            id: "call_a",
            type: "function",
            function: { name: "read_file", arguments: '{"path":"class.md"}' },
          },
          {
            id: "call_b",
            type: "function",
            function: { name: "read_file", arguments: '{"path":"photo.png"}' },
          },
        ],
      },
      { role: "tool", tool_call_id: "call_a", content: "Error: no such file" },
      { role: "tool", tool_call_id: "call_b", content: "a photograph" },
      {
        role: "user",
        content: [
          { type: "text", text: "Images from read_file:" },
          { type: "image_url", image_url: { url: `data:image/png;base64,${pixel}` } },
          { type: "text", text: "<tasks/>" },
        ],
      },
    ]);
  });

  test("the tasks join the last question, so that no template sees two in a row", async () => {
    const { messages } = await sent(openai, ask({ system: "", volatile: "<tasks/>" }));
    expect(messages).toEqual([{ role: "user", content: "hello\n\n<tasks/>" }]);
  });

  test("the shape of a structured answer, strict where the schema allows it", async () => {
    const open = { type: "object", properties: { title: { type: "string" } } };
    const { response_format } = await sent(openai, ask({ outputSchema: schema }));
    expect(response_format).toEqual({
      type: "json_schema",
      json_schema: { name: "answer", schema, strict: true },
    });
    expect((await sent(openai, ask({ outputSchema: open }))).response_format).toMatchObject({
      json_schema: { strict: false },
    });
  });

  test("never nothing, and another provider's blocks never", async () => {
    expect((await sent(openai, ask({ system: "", messages: [] }))).messages).toEqual([
      { role: "user", content: "Continue." },
    ]);
    const thought: Message[] = [
      ...ask().messages,
      {
        role: "assistant",
        content: [{ type: "provider", provider: "anthropic", data: { type: "thinking" } }],
        stopReason: "end",
      },
    ];
    expect((await sent(openai, ask({ system: "", messages: thought }))).messages).toEqual([
      { role: "user", content: "hello" },
    ]);
  });

  test("a limit in the words that local servers know", async () => {
    await run(openai.make(wire.url, { maxOutputTokens: 500 }), ask());
    expect(wire.bodies.at(-1)).toMatchObject({ max_tokens: 500 });
  });
});
