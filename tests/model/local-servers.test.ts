import { afterEach, describe, expect, test } from "bun:test";
import { toolCalls } from "../../src/message.ts";
import { openaiModel } from "../../src/model/openai.ts";
import { type Answer, chat, type FaultServer, faultServer } from "./fault-server.ts";
import { apiKey, ask, readFile, run, twoCalls } from "./harness.ts";

let server: FaultServer;
afterEach(() => server?.stop());

function model(...answers: Answer[]) {
  server = faultServer(answers);
  return openaiModel({ id: "qwen3", baseUrl: `${server.url}/v1` });
}

const call = (id: string | undefined, path: string, index?: number) => ({
  ...(index === undefined ? {} : { index }),
  ...(id === undefined ? {} : { id }),
  type: "function",
  function: { name: "read_file", arguments: JSON.stringify({ path }) },
});

describe("servers that speak OpenAI's API in their own way", () => {
  test("need no key", async () => {
    expect((await run(model({ stream: chat.saying("Hi.") }), ask())).text).toBe("Hi.");
  });

  test("OpenAI itself does, and says which", async () => {
    await expect(run(openaiModel({ id: "gpt-4.1" }), ask())).rejects.toMatchObject({
      kind: "missing_key",
      message: expect.stringContaining("OPENAI_API_KEY"),
    });
  });

  test.each([
    ["whole calls in one chunk, without an index", [{ tool_calls: [call("a", "1"), call("b", "2")] }]],
    ["every call numbered 0", [{ tool_calls: [call("a", "1", 0)] }, { tool_calls: [call("b", "2", 0)] }]],
    [
      "neither ids nor numbers",
      [{ tool_calls: [call(undefined, "1")] }, { tool_calls: [call(undefined, "2")] }],
    ],
    ["one id for all calls", [{ tool_calls: [call("x", "1", 0), call("x", "2", 1)] }]],
    ["an empty id", [{ tool_calls: [call("", "1", 0), call("", "2", 1)] }]],
  ])("%s: two calls, two ids", async (_, deltas) => {
    const stream = [...deltas.map((delta) => chat.delta(delta)), chat.delta({}, "stop"), chat.done];
    const { response } = await run(model({ stream }), ask());
    const calls = toolCalls(response.message);
    expect(calls.map(({ args }) => args)).toEqual([{ path: "1" }, { path: "2" }]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(2);
    expect(response.message.stopReason).toBe("tool_calls");
  });

  test("an id that an earlier call of the conversation has is not given again", async () => {
    const stream = [
      chat.delta({ tool_calls: [call("call_a", "1", 0)] }),
      chat.delta({}, "tool_calls"),
      chat.done,
    ];
    const { response } = await run(model({ stream }), ask({ messages: twoCalls }));
    expect(toolCalls(response.message).map(({ id }) => id)).toEqual(["call_3"]);
  });

  test("no counts at all are zeros", async () => {
    const { response } = await run(model({ stream: chat.saying("Hi.") }), ask());
    expect(response.usage).toEqual({
      inputTokens: 0,
      outputTokens: 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
    });
  });

  test("counts come apart into the four kinds", async () => {
    const usage = {
      prompt_tokens: 100,
      completion_tokens: 9,
      total_tokens: 109,
      prompt_tokens_details: { cached_tokens: 60, cache_write_tokens: 30 },
    };
    const stream = [chat.delta({ content: "Hi." }), chat.delta({}, "stop"), chat.usage(usage), chat.done];
    const { response } = await run(model({ stream }), ask());
    expect(response.usage).toEqual({
      inputTokens: 10,
      outputTokens: 9,
      cacheReadTokens: 60,
      cacheWriteTokens: 30,
    });
  });

  test("a stream without the closing mark is whole once it said why it stopped", async () => {
    const { text } = await run(
      model({ stream: [chat.delta({ content: "Hi." }), chat.delta({}, "stop")] }),
      ask(),
    );
    expect(text).toBe("Hi.");
  });

  test("a filtered answer is a refusal", async () => {
    const { response } = await run(model({ stream: [chat.delta({}, "content_filter"), chat.done] }), ask());
    expect(response.message.stopReason).toBe("refusal");
  });

  const noTools = {
    status: 400,
    body: {
      error: {
        message: "Function tools with reasoning_effort are not supported in /v1/chat/completions.",
        type: "invalid_request_error",
      },
    },
  };

  test("a model that takes tools only without reasoning is asked so, then and from then on", async () => {
    const local = model(noTools, { stream: chat.saying("Hi.") });
    expect((await run(local, ask({ tools: [readFile] }))).text).toBe("Hi.");
    await run(local, ask({ tools: [readFile] }));
    expect(server.bodies.map((body) => body.reasoning_effort)).toEqual([undefined, "none", "none"]);
  });

  test("a model that takes no tools at all is named, with one that does", async () => {
    await expect(run(model(noTools, noTools), ask({ tools: [readFile] }))).rejects.toMatchObject({
      kind: "bad_request",
      message: expect.stringMatching(/"qwen3" cannot use.*Choose another/),
    });
  });

  test("the user's own key is what travels, and no account from the environment", async () => {
    server = faultServer([{ stream: chat.saying("Hi.") }]);
    const before = process.env.OPENAI_ORG_ID;
    process.env.OPENAI_ORG_ID = "org-of-somebody";
    await run(openaiModel({ id: "m", apiKey, baseUrl: server.url }), ask());
    if (before === undefined) delete process.env.OPENAI_ORG_ID;
    else process.env.OPENAI_ORG_ID = before;
    expect(server.requests[0]?.get("authorization")).toBe(`Bearer ${apiKey}`);
    expect(server.requests[0]?.get("openai-organization")).toBeNull();
  });
});
