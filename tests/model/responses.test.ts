import { afterEach, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hookTable } from "../../src/agent/hooks.ts";
import { runAgentLoop } from "../../src/agent/loop.ts";
import { systemClock } from "../../src/agent/run.ts";
import { type Message, textOf, userText } from "../../src/message.ts";
import { openaiApiFor } from "../../src/model/openai-api.ts";
import { responsesModel } from "../../src/model/responses.ts";
import { fileStore } from "../../src/store/file-store.ts";
import { echo, toolset, trial } from "../agent/harness.ts";
import { type Answer, type FaultServer, faultServer, replies, type Step } from "./fault-server.ts";
import { apiKey, ask, pixel, readFile, run, twoCalls } from "./harness.ts";

let server: FaultServer;
afterEach(() => server?.stop());

function model(...answers: Answer[]) {
  server = faultServer(answers);
  return responsesModel({ id: "gpt-6-sol", apiKey, baseUrl: `${server.url}/v1` });
}

const thought = (n: number) => ({
  type: "reasoning",
  id: `rs_${n}`,
  summary: [],
  encrypted_content: `gAAA-${n}`,
});
const hidden = (n: number): Step[] => [
  replies.added(n, { ...thought(n), encrypted_content: "unfinished" }),
  replies.done(n, { ...thought(n), status: "completed" }),
];
const said = (n: number, text: string, phase?: string): Step[] => [
  replies.added(n, replies.message({ phase })),
  replies.text(n, text),
  replies.done(n, replies.message({ phase, content: [{ type: "output_text", text }] })),
];
const called = (n: number, more: object = {}): Step[] => [
  replies.added(n, replies.call(more)),
  replies.json(n, '{"text": "3B"}'),
  replies.done(n, replies.call({ arguments: '{"text": "3B"}', ...more })),
];
const thoughtful: Answer = {
  stream: [
    replies.start,
    ...hidden(0),
    ...said(1, "Let me look."),
    ...hidden(2),
    ...called(3, { name: "echo" }),
    replies.end(),
  ],
};
const result: Message = {
  role: "tool",
  callId: "t1",
  name: "echo",
  content: [{ type: "text", text: "3B" }],
  isError: false,
};

describe("what OpenAI gets over the Responses API", () => {
  test("the whole conversation, kept nowhere but here, with a request for what it thinks", async () => {
    await run(model({ stream: replies.saying("Hi.") }), ask({ tools: [readFile] }));
    expect(server.bodies[0]).toEqual({
      model: "gpt-6-sol",
      instructions: "You plan lessons.",
      input: [{ role: "user", content: [{ type: "input_text", text: "hello" }] }],
      stream: true,
      store: false,
      include: ["reasoning.encrypted_content"],
      tools: [
        {
          type: "function",
          name: "read_file",
          description: readFile.description,
          parameters: readFile.parameters,
          strict: false,
        },
      ],
    });
  });

  test("tool results with their calls' ids, in order, images in their place; the tasks last", async () => {
    await run(model({ stream: replies.saying("Hi.") }), ask({ messages: twoCalls, volatile: "<tasks/>" }));
    expect(server.bodies[0]?.input).toEqual([
      { role: "user", content: [{ type: "input_text", text: "Plan iteration for 3B." }] },
      { role: "assistant", content: "Reading." },
      { type: "function_call", call_id: "call_a", name: "read_file", arguments: '{"path":"class.md"}' },
      { type: "function_call", call_id: "call_b", name: "read_file", arguments: '{"path":"photo.png"}' },
      { type: "function_call_output", call_id: "call_a", output: "Error: no such file" },
      {
        type: "function_call_output",
        call_id: "call_b",
        output: [
          { type: "input_text", text: "a photograph" },
          { type: "input_image", detail: "auto", image_url: `data:image/png;base64,${pixel}` },
        ],
      },
      { role: "user", content: [{ type: "input_text", text: "<tasks/>" }] },
    ]);
  });

  test("a photograph, the shape of an answer, a limit, and never its own words as the last", async () => {
    const schema = {
      type: "object",
      properties: { a: { type: "string" } },
      required: ["a"],
      additionalProperties: false,
    };
    const photo: Message = {
      role: "user",
      content: [{ type: "image", mediaType: "image/png", data: pixel }],
    };
    const before: Message = {
      role: "assistant",
      content: [{ type: "text", text: "Yes?" }],
      stopReason: "end",
    };
    server = faultServer([{ stream: replies.saying("Hi.") }]);
    const limited = responsesModel({ id: "gpt-4.1", apiKey, baseUrl: server.url, maxOutputTokens: 64 });
    await run(limited, ask({ system: " ", messages: [photo, before], outputSchema: schema }));
    expect(server.bodies[0]).toEqual({
      model: "gpt-4.1",
      input: [
        {
          role: "user",
          content: [{ type: "input_image", detail: "auto", image_url: `data:image/png;base64,${pixel}` }],
        },
        { role: "assistant", content: "Yes?" },
        { role: "user", content: [{ type: "input_text", text: "Continue." }] },
      ],
      stream: true,
      store: false,
      text: { format: { type: "json_schema", name: "answer", schema, strict: true } },
      max_output_tokens: 64,
    });
  });

  test("its own blocks and nobody else's", async () => {
    const content = [
      { type: "provider" as const, provider: "anthropic", data: { type: "thinking", thinking: "x" } },
    ];
    await run(
      model({ stream: replies.saying("Hi.") }),
      ask({ messages: [userText("a"), { role: "assistant", content, stopReason: "end" }, userText("b")] }),
    );
    expect(server.bodies[0]?.input).toEqual([
      {
        role: "user",
        content: [
          { type: "input_text", text: "a" },
          { type: "input_text", text: "b" },
        ],
      },
    ]);
  });
});

describe("what the model thought", () => {
  test("goes back to it whole, each piece before what it led to, and is never told as text", async () => {
    const thinker = model(thoughtful, { stream: replies.saying("Done.") });
    const { response, text } = await run(thinker, ask());
    expect(text).toBe("Let me look.");
    await run(thinker, ask({ messages: [userText("hello"), response.message, result] }));
    expect(server.bodies[1]?.input).toEqual([
      { role: "user", content: [{ type: "input_text", text: "hello" }] },
      thought(0),
      { role: "assistant", content: "Let me look." },
      thought(2),
      { type: "function_call", call_id: "t1", name: "echo", arguments: '{"text":"3B"}' },
      { type: "function_call_output", call_id: "t1", output: "3B" },
    ]);
  });

  test("outlives the program: a session read from disk goes on with it", async () => {
    const dir = mkdtempSync(join(tmpdir(), "responses-"));
    try {
      const thinker = model(
        thoughtful,
        { stream: [replies.start, ...hidden(0), ...said(1, "Done."), replies.end()] },
        { stream: replies.saying("More.") },
      );
      await trial({ model: thinker, store: fileStore(dir) });
      const store = fileStore(dir);
      const session = await store.openSession("s");
      const trace = await store.createTrace("t2", "s", (await store.readTrace("t")).metadata);
      const { status, text } = await runAgentLoop({
        actor: {
          name: "tester",
          plugin: "p",
          command: "c",
          model: thinker,
          system: "",
          tools: toolset([echo]),
          hooks: hookTable([], []),
        },
        input: [{ type: "text", text: "And then?" }],
        session,
        trace,
        limits: { maxTurns: 5 },
        workspaceRoot: "/nowhere",
        consents: new Set(),
        signal: new AbortController().signal,
        onEvent: () => {},
        clock: systemClock,
        depth: 0,
        parentSpanId: null,
      });
      await session.close();
      expect({ status, text }).toEqual({ status: "success", text: "More." });
      const input = server.bodies[2]?.input;
      if (!Array.isArray(input)) throw new Error("nothing was sent");
      expect(input.flatMap((item) => (item.type === "reasoning" ? [item.encrypted_content] : []))).toEqual([
        "gAAA-0",
        "gAAA-2",
        "gAAA-0",
      ]);
      expect(input.map((item) => item.type ?? item.role)).toEqual([
        "user",
        "reasoning",
        "assistant",
        "reasoning",
        "function_call",
        "function_call_output",
        "reasoning",
        "assistant",
        "user",
      ]);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  });

  test.each([
    ["cannot be read there", "The encrypted content gAAA...== could not be verified.", [true, true]],
    ["is nothing that the model knows", "Encrypted content is not supported with this model.", [true, false]],
  ])("is left out where it %s, and the turn still comes", async (_, message, asksAgain) => {
    const refusal = {
      status: 400,
      body: { error: { message, type: "invalid_request_error", param: null, code: null } },
    };
    const messages = [userText("hello"), (await run(model(thoughtful), ask())).response.message, result];
    server.stop();
    const elsewhere = model(refusal, { stream: replies.saying("Done.") });
    expect((await run(elsewhere, ask({ messages }))).text).toBe("Done.");
    expect(JSON.stringify(server.bodies[0])).toContain("gAAA-0");
    expect(JSON.stringify(server.bodies[1])).not.toContain("gAAA-");
    expect(JSON.stringify(server.bodies[1])).toContain("function_call_output");
    await run(elsewhere, ask());
    expect(
      [server.bodies[0], server.bodies[2]].map((body) => body !== undefined && "include" in body),
    ).toEqual(asksAgain);
  });

  test("is not asked about twice where the refusal is about something else", async () => {
    const refusal = {
      status: 400,
      body: { error: { message: "reasoning effort is wrong", type: "invalid_request_error" } },
    };
    await expect(run(model(refusal), ask())).rejects.toMatchObject({ kind: "bad_request" });
    expect(server.bodies).toHaveLength(1);
  });

  test("goes nowhere where nothing came of it, or nobody could read it", async () => {
    const cut: Answer = { stream: [replies.start, ...hidden(0), replies.cut("max_output_tokens")] };
    const unread = { type: "reasoning", id: "rs_9", summary: [] };
    const bare: Answer = {
      stream: [replies.start, replies.done(0, unread), ...said(1, "Hi."), replies.end()],
    };
    for (const answer of [cut, bare]) {
      const thinker = model(answer, { stream: replies.saying("Done.") });
      const { response } = await run(thinker, ask());
      await run(thinker, ask({ messages: [userText("hello"), response.message, userText("go on")] }));
      expect(JSON.stringify(server.bodies[1])).not.toContain('"reasoning"');
      server.stop();
    }
  });
});

describe("a turn over the Responses API", () => {
  test("a word by the way and the answer do not run into one another, and go back as they were", async () => {
    const speaker = model(
      {
        stream: [
          replies.start,
          ...said(0, "I will write it.", "commentary"),
          ...said(1, "# Loops", "final_answer"),
          replies.end(),
        ],
      },
      { stream: replies.saying("Done.") },
    );
    const { response, text } = await run(speaker, ask());
    expect(text).toBe("I will write it.\n\n# Loops");
    expect(textOf(response.message)).toBe(text);
    await run(speaker, ask({ messages: [userText("hello"), response.message, userText("thanks")] }));
    expect(server.bodies[1]?.input).toMatchObject([
      {},
      { role: "assistant", content: "I will write it.", phase: "commentary" },
      { role: "assistant", content: "# Loops", phase: "final_answer" },
      {},
    ]);
  });

  test("a server that does not stream, or tells everything at the end, is heard all the same", async () => {
    const message = replies.message({ content: [{ type: "output_text", text: "Whole." }] });
    const call = replies.call({ arguments: "{}" });
    for (const stream of [
      [replies.done(0, message), replies.done(1, call), replies.end()],
      [replies.end({ output: [message, call] })],
    ]) {
      const { response, text } = await run(model({ stream }), ask());
      expect(text).toBe("Whole.");
      expect(response.message).toMatchObject({
        stopReason: "tool_calls",
        content: [{ type: "text" }, { type: "tool_call", id: "t1", args: {} }],
      });
      server.stop();
    }
  });

  test("tokens are counted in the four kinds, thinking among what was written", async () => {
    const usage = {
      input_tokens: 100,
      output_tokens: 40,
      input_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 },
      output_tokens_details: { reasoning_tokens: 31 },
    };
    const { response } = await run(model({ stream: [...said(0, "x"), replies.end({ usage })] }), ask());
    expect(response.usage).toEqual({
      inputTokens: 10,
      outputTokens: 40,
      cacheReadTokens: 60,
      cacheWriteTokens: 30,
    });
  });

  test("ids that a gateway repeats or leaves out are made good as they arrive", async () => {
    const ids = ["same", "same", "", undefined, "call_1"];
    const stream = [...ids.flatMap((call_id, at) => called(at, { call_id })), replies.end()];
    const { response } = await run(model({ stream }), ask());
    const got = response.message.content.flatMap((block) => (block.type === "tool_call" ? [block.id] : []));
    expect(new Set(got).size).toBe(5);
    expect(got).not.toContain("");
  });

  test.each([
    [
      { code: "server_error", message: "Sorry." },
      { kind: "server", retryable: true },
    ],
    [
      { code: "rate_limit_exceeded", message: "Slow down." },
      { kind: "rate_limited", retryable: true },
    ],
    [
      { code: "invalid_prompt", message: "Not this." },
      { kind: "bad_request", retryable: false },
    ],
    [
      { code: "image_parse_error", message: "No image." },
      { kind: "bad_request", retryable: false },
    ],
    [
      { code: "bio_policy", message: "No." },
      { kind: "bad_request", retryable: false },
    ],
    [
      { code: "context_length_exceeded", message: "Too much." },
      { kind: "too_long", retryable: false },
    ],
  ])("a turn that failed says why: %j", async (error, expected) => {
    const usage = { input_tokens: 7, output_tokens: 1 };
    const events: unknown[] = [];
    const failing = model({ stream: [replies.start, ...said(0, "Half"), replies.failed(error, { usage })] });
    const call = { signal: new AbortController().signal, onEvent: (event: unknown) => events.push(event) };
    await expect(failing.generate(ask(), call)).rejects.toMatchObject({
      ...expected,
      message: expect.stringContaining(error.message),
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "spent", usage: expect.objectContaining({ inputTokens: 7 }) }),
    );
  });

  test("what a filter stopped is a refusal, and what OpenAI stopped itself is no answer", async () => {
    const filtered = await run(model({ stream: [...said(0, "Half"), replies.cut("content_filter")] }), ask());
    expect(filtered.response.message.stopReason).toBe("refusal");
    server.stop();
    const stopped = model({ stream: [...said(0, "Half"), replies.end({ status: "cancelled" })] });
    await expect(run(stopped, ask())).rejects.toMatchObject({ name: "ModelError", kind: "server" });
  });
});

describe("which API a model is asked by", () => {
  const own = [
    "gpt-6-sol",
    "gpt-6.1-sol",
    "gpt-5-mini-2025-08-07",
    "o3",
    "o4-mini",
    "gpt-9",
    "ft:gpt-5:school::1",
  ];
  const chats = [
    "gpt-4.1",
    "gpt-4o-2024-05-13",
    "gpt-3.5-turbo",
    "chatgpt-4o-latest",
    "gpt-5-chat-latest",
    "gpt-5.2-chat-latest",
    "ft:gpt-4.1-mini:school::1",
  ];
  test.each([...own.map((id) => [id, "responses"] as const), ...chats.map((id) => [id, "chat"] as const)])(
    "%s at OpenAI: %s; elsewhere Chat Completions; and what is said outright wins",
    (id, api) => {
      expect(openaiApiFor(id, undefined, undefined)).toBe(api);
      expect(openaiApiFor(id, "https://api.openai.com/v1", undefined)).toBe(api);
      expect(openaiApiFor(id, "https://eu.api.openai.com/v1", undefined)).toBe(api);
      expect(openaiApiFor(id, "http://localhost:11434/v1", undefined)).toBe("chat");
      expect(openaiApiFor(id, "http://localhost:8000/v1", "responses")).toBe("responses");
      expect(openaiApiFor(id, undefined, " Chat ")).toBe("chat");
    },
  );

  test("a name that is neither is said, with what there is", () => {
    expect(() => openaiApiFor("gpt-6-sol", undefined, "assistants")).toThrow(
      /"assistants".*chat or responses/,
    );
  });
});
