import { afterEach, describe, expect, test } from "bun:test";
import { type Message, userText } from "../../src/message.ts";
import { anthropicModel } from "../../src/model/anthropic.ts";
import { type Answer, claude, type FaultServer, faultServer } from "./fault-server.ts";
import { apiKey, ask, run } from "./harness.ts";

let server: FaultServer;
afterEach(() => server.stop());

function model(...answers: Answer[]) {
  server = faultServer(answers);
  return anthropicModel({ id: "claude-sonnet-5-5", apiKey, baseUrl: server.url });
}

const thinking = { type: "thinking", thinking: "Which class? 3B.", signature: "sig-1" };
const redacted = { type: "redacted_thinking", data: "abc" };
const thoughtful: Answer = {
  stream: [
    claude.start({
      input_tokens: 3,
      output_tokens: 1,
      cache_read_input_tokens: 90,
      cache_creation_input_tokens: 7,
    }),
    claude.block(0, { type: "thinking", thinking: "", signature: "" }),
    claude.delta(0, { type: "thinking_delta", thinking: "Which class? " }),
    claude.delta(0, { type: "thinking_delta", thinking: "3B." }),
    claude.delta(0, { type: "signature_delta", signature: "sig-1" }),
    claude.block(1, redacted),
    claude.block(2, { type: "text", text: "" }),
    claude.block(3, { type: "tool_use", id: "t1", name: "read_file", input: {} }),
    claude.json(3, '{"path":"class.md"}'),
    ...claude.end("tool_use", { output_tokens: 40, input_tokens: 3 }),
  ],
};
const result: Message = {
  role: "tool",
  callId: "t1",
  name: "read_file",
  content: [{ type: "text", text: "3B" }],
  isError: false,
};

describe("what Claude thought", () => {
  test("comes back to it as it was, and is never told as text", async () => {
    const claudeModel = model(thoughtful, { stream: claude.saying("Done.") });
    const first = await run(claudeModel, ask());
    expect(first.text).toBe("");
    expect(first.response.message.content).toEqual([
      { type: "provider", provider: "anthropic", data: thinking },
      { type: "provider", provider: "anthropic", data: redacted },
      { type: "tool_call", id: "t1", name: "read_file", args: { path: "class.md" } },
    ]);
    await run(claudeModel, ask({ messages: [userText("hello"), first.response.message, result] }));
    expect(server.bodies[1]?.messages).toMatchObject([
      {},
      { role: "assistant", content: [thinking, redacted, { type: "tool_use", id: "t1" }] },
      {},
    ]);
  });

  test("is kept with the tasks it was about: what one request said, the next repeats in its place", async () => {
    const claudeModel = model(thoughtful, { stream: claude.saying("Done.") });
    const first = await run(claudeModel, ask({ volatile: "tasks, first" }));
    await run(
      claudeModel,
      ask({ messages: [userText("hello"), first.response.message, result], volatile: "tasks, second" }),
    );
    const texts = JSON.stringify(server.bodies[1]?.messages).match(/hello|tasks, \w+|tool_result/g);
    expect(texts).toEqual(["hello", "tasks, first", "tool_result", "tasks, second"]);
    expect(JSON.stringify(server.bodies[1])).not.toContain("sent_volatile");
  });

  test("is left out when the conversation before it was changed, and the turn still comes", async () => {
    const refusal = {
      status: 400,
      body: {
        type: "error",
        error: {
          type: "invalid_request_error",
          message: "messages.1.content.0: Invalid `signature` in `thinking` block",
        },
      },
    };
    const claudeModel = model(thoughtful, refusal, { stream: claude.saying("Done.") });
    const first = await run(claudeModel, ask({ volatile: "tasks" }));
    const { text } = await run(
      claudeModel,
      ask({ messages: [userText("summary"), first.response.message, result] }),
    );
    expect(text).toBe("Done.");
    expect(JSON.stringify(server.bodies[1])).toContain("sig-1");
    expect(JSON.stringify(server.bodies[2])).not.toContain("sig-1");
    expect(JSON.stringify(server.bodies[2])).not.toContain("tasks");
  });

  test("and another refusal is not asked about twice", async () => {
    const claudeModel = model({
      status: 400,
      body: { type: "error", error: { type: "invalid_request_error", message: "thinking is not supported" } },
    });
    await expect(run(claudeModel, ask())).rejects.toMatchObject({ kind: "bad_request" });
    expect(server.bodies).toHaveLength(1);
  });

  test("its tokens are counted in the four kinds", async () => {
    const { response } = await run(model(thoughtful), ask());
    expect(response.usage).toEqual({
      inputTokens: 3,
      outputTokens: 40,
      cacheReadTokens: 90,
      cacheWriteTokens: 7,
    });
  });

  test.each([
    ["end_turn", "end"],
    ["stop_sequence", "end"],
    ["max_tokens", "max_tokens"],
    ["model_context_window_exceeded", "max_tokens"],
    ["refusal", "refusal"],
  ] as const)("%s ends a turn as %s", async (theirs, ours) => {
    const { response } = await run(
      model({
        stream: [claude.start(), claude.block(0, { type: "text", text: "x" }), ...claude.end(theirs)],
      }),
      ask(),
    );
    expect(response.message.stopReason).toBe(ours);
  });
});
