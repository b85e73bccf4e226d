import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import type { LLMock } from "@copilotkit/aimock";
import { toolCalls } from "../../src/message.ts";
import { adapters, ask, readFile, retrying, run, startMock } from "./harness.ts";

let mock: LLMock;
beforeAll(async () => {
  mock = await startMock();
});
afterEach(() => void mock.reset());
afterAll(() => mock.stop());

describe.each([...adapters])("$provider, against a mock of its API", ({ provider, make }) => {
  test("a lesson appears piece by piece and ends up whole", async () => {
    mock.onMessage("hello", { content: "Today: loops in Python." }, { chunkSize: 5 });
    const { response, events, text } = await run(make(mock.url), ask());
    expect(events.length).toBeGreaterThan(2);
    expect(text).toBe("Today: loops in Python.");
    expect(response.message).toEqual({
      role: "assistant",
      content: [{ type: "text", text: "Today: loops in Python." }],
      stopReason: "end",
    });
    expect(response.model).toBe(make(mock.url).id);
  });

  test("a tool call arrives with its arguments", async () => {
    mock.onMessage(
      "hello",
      { toolCalls: [{ id: "c1", name: "read_file", arguments: { path: "class.md" } }] },
      { chunkSize: 3 },
    );
    const { response } = await run(make(mock.url), ask({ tools: [readFile] }));
    expect(response.message.content).toEqual([
      { type: "tool_call", id: "c1", name: "read_file", args: { path: "class.md" } },
    ]);
    expect(response.message.stopReason).toBe("tool_calls");
  });

  test("several calls in one turn keep their order, beside what is said", async () => {
    const calls = ["a.md", "b.md", "c.md"].map((path, i) => ({
      id: `c${i}`,
      name: "read_file",
      arguments: { path },
    }));
    mock.onMessage("hello", { content: "Reading.", toolCalls: calls }, { chunkSize: 4 });
    const { response, text } = await run(make(mock.url), ask({ tools: [readFile] }));
    expect(text).toBe("Reading.");
    expect(toolCalls(response.message).map(({ id, args }) => [id, args])).toEqual([
      ["c0", { path: "a.md" }],
      ["c1", { path: "b.md" }],
      ["c2", { path: "c.md" }],
    ]);
  });

  test("what was used is counted, the cached part apart", async () => {
    const usage =
      provider === "anthropic"
        ? { input_tokens: 70, output_tokens: 9, cache_read_input_tokens: 30 }
        : { prompt_tokens: 100, completion_tokens: 9, prompt_tokens_details: { cached_tokens: 30 } };
    mock.onMessage("hello", { content: "Yes.", usage });
    const { response } = await run(make(mock.url), ask());
    expect(response.usage.inputTokens + response.usage.cacheReadTokens).toBeGreaterThanOrEqual(70);
    expect(response.usage.outputTokens).toBe(9);
  });

  test("a wait that the provider asks for is kept", async () => {
    mock.on(
      { userMessage: "hello", sequenceIndex: 0 },
      { error: { message: "slow down", type: "rate_limit_error" }, status: 429, retryAfter: 7 },
    );
    mock.on({ userMessage: "hello", sequenceIndex: 1 }, { content: "Here." });
    const { model, slept } = retrying(make(mock.url));
    const { text, events } = await run(model, ask());
    expect(text).toBe("Here.");
    expect(slept).toEqual([7000]);
    expect(events[0]).toMatchObject({ type: "retry", attempt: 2, delayMs: 7000 });
  });

  test("a wait that is too long is said at once, with how long", async () => {
    mock.on(
      { userMessage: "hello" },
      { error: { message: "slow down", type: "rate_limit_error" }, status: 429, retryAfter: 3600 },
    );
    const { model, slept } = retrying(make(mock.url), { totalMs: 60_000 });
    await expect(run(model, ask())).rejects.toMatchObject({
      kind: "rate_limited",
      status: 429,
      message: expect.stringContaining("60 minutes"),
    });
    expect(slept).toEqual([]);
  });

  test.each([529, 503, 500, 502, 408, 409])("%i passes, and the lesson still comes", async (status) => {
    mock.on({ userMessage: "hello", sequenceIndex: 0 }, { error: { message: "busy" }, status });
    mock.on({ userMessage: "hello", sequenceIndex: 1 }, { content: "Here." });
    const { model, slept } = retrying(make(mock.url));
    expect((await run(model, ask())).text).toBe("Here.");
    expect(slept).toEqual([500]);
  });

  test("an outage is reported after a few tries, and not for ever", async () => {
    mock.on({ userMessage: "hello" }, { error: { message: "down" }, status: 500 });
    const { model, slept } = retrying(make(mock.url), { maxTries: 3 });
    await expect(run(model, ask())).rejects.toMatchObject({
      kind: "server",
      status: 500,
      message: expect.stringContaining("Tried 3 times"),
    });
    expect(slept).toHaveLength(2);
  });

  test("an answer that is cut at the length limit says so", async () => {
    mock.onMessage("hello", { content: "Today: loo", finishReason: "length" });
    const { response } = await run(make(mock.url), ask());
    expect(response.message.stopReason).toBe("max_tokens");
    expect(response.message.content).toEqual([{ type: "text", text: "Today: loo" }]);
  });

  test("a connection that breaks in mid-answer costs nothing: the text is told once, whole", async () => {
    mock.on(
      { userMessage: "hello", sequenceIndex: 0 },
      { content: "The whole lesson, told once." },
      { truncateAfterChunks: 5, chunkSize: 4, latency: 10 },
    );
    mock.on({ userMessage: "hello", sequenceIndex: 1 }, { content: "The whole lesson, told once." });
    const { model, slept } = retrying(make(mock.url));
    const { response, events, text } = await run(model, ask());
    expect(text).toBe("The whole lesson, told once.");
    expect(response.message.content).toEqual([{ type: "text", text: "The whole lesson, told once." }]);
    expect(events.filter((event) => event.type === "retry")).toHaveLength(1);
    expect(slept).toEqual([500]);
  });

  test("nobody there is said in words, with the address", async () => {
    const away = make("http://127.0.0.1:1");
    await expect(run(away, ask())).rejects.toMatchObject({
      name: "ModelError",
      kind: "connection",
      message: expect.stringContaining("http://127.0.0.1:1"),
    });
  });

  test("a model that does not exist is named, with how to choose another", async () => {
    mock.on(
      { userMessage: "hello" },
      { error: { message: "model not found", type: "not_found_error" }, status: 404 },
    );
    await expect(run(make(mock.url), ask())).rejects.toMatchObject({
      kind: "bad_request",
      message: expect.stringMatching(/(claude-sonnet-5-5|gpt-4\.1).*Choose another/),
    });
  });
});
