import { describe, expect, test } from "bun:test";
import { toolCalls } from "../../src/message.ts";
import { builtinModel, noAuthor } from "../../src/model/builtin.ts";
import { cacheBreakpoints, cachedPrefix } from "../../src/model/caching.ts";
import { ModelError } from "../../src/model/errors.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { ask, run, twoCalls } from "./harness.ts";

describe("built-in drafting", () => {
  const planner = { agent: "planner" };

  test("is told line by line, ends the turn, and costs nothing", async () => {
    const text = "# Loops\n\nStarter: count.\nMain";
    const told = await run(builtinModel({ next: () => ({ text }) }, planner), ask());
    expect(told.events.length).toBe(4);
    expect(told.text).toBe(text);
    expect(told.response).toEqual({
      message: { role: "assistant", content: [{ type: "text", text }], stopReason: "end" },
      usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
      model: "builtin",
    });
  });

  test("calls tools with ids that no earlier call has, the same in every run", async () => {
    const author = {
      next: async () => ({
        calls: [
          { name: "read_file", args: { path: "a" } },
          { name: "read_file", args: { path: "b" } },
        ],
      }),
    };
    const ids = async () =>
      toolCalls((await run(builtinModel(author, planner), ask({ messages: twoCalls }))).response.message).map(
        ({ id }) => id,
      );
    expect(await ids()).toEqual(["call_3", "call_4"]);
    expect(await ids()).toEqual(await ids());
  });

  test("sees what any model sees", async () => {
    const request = ask({ volatile: "tasks", outputSchema: { type: "object" } });
    const model = builtinModel(
      { next: (asked) => ({ text: `${asked.system}|${asked.volatile}|${asked.messages.length}` }) },
      planner,
    );
    expect((await run(model, request)).text).toBe("You plan lessons.|tasks|1");
  });

  test("an author that fails is named", async () => {
    const broken = builtinModel(
      {
        next: () => {
          throw new Error("no class 3B");
        },
      },
      planner,
    );
    await expect(run(broken, ask())).rejects.toMatchObject({
      kind: "bad_response",
      message: 'Built-in drafting for "planner" failed: no class 3B',
    });
  });

  test("an author's own refusal keeps its kind", async () => {
    const refusing = builtinModel(
      {
        next: () => {
          throw noAuthor("planner");
        },
      },
      planner,
    );
    await expect(run(refusing, ask())).rejects.toMatchObject({ kind: "no_author" });
  });

  test("stops between two lines", async () => {
    const stop = new AbortController();
    let told = 0;
    const running = builtinModel({ next: () => ({ text: "a\nb\nc\n" }) }, planner).generate(ask(), {
      signal: stop.signal,
      onEvent: () => {
        told += 1;
        stop.abort();
      },
    });
    await expect(running).rejects.toMatchObject({ kind: "cancelled" });
    expect(told).toBe(1);
  });
});

describe("a scripted model", () => {
  test("plays its turns: text, calls, both, errors and answers to the request", async () => {
    const model = scriptedModel([
      "One.",
      { calls: [{ name: "read_file", args: { path: "a" } }] },
      { text: "Two.", calls: [{ name: "read_file", id: "mine" }], usage: { outputTokens: 7 } },
      (request) => `You asked ${request.messages.length}.`,
      new ModelError("overloaded", "Busy."),
    ]);
    expect((await run(model, ask())).text).toBe("One.");
    expect((await run(model, ask())).response.message).toEqual({
      role: "assistant",
      content: [{ type: "tool_call", id: "call_1", name: "read_file", args: { path: "a" } }],
      stopReason: "tool_calls",
    });
    const both = await run(model, ask());
    expect(both.response.message.content).toHaveLength(2);
    expect(both.response.usage.outputTokens).toBe(7);
    expect((await run(model, ask())).text).toBe("You asked 1.");
    await expect(run(model, ask())).rejects.toMatchObject({ kind: "overloaded" });
    await expect(run(model, ask())).rejects.toThrow("no turn left: it was given 5");
  });

  test("tells text in pieces when asked to, and stops when told to", async () => {
    const told = await run(scriptedModel(["abcdef"], { chunk: 4 }), ask());
    expect(told.events).toEqual([
      { type: "text", delta: "abcd" },
      { type: "text", delta: "ef" },
    ]);
    await expect(run(scriptedModel(["x"]), ask(), AbortSignal.abort())).rejects.toMatchObject({
      kind: "cancelled",
    });
  });

  test("keeps requests only when asked to, and without copying them", async () => {
    const request = ask();
    const keeping = scriptedModel(["a"], { record: true });
    const plain = scriptedModel(["a"]);
    await run(keeping, request);
    await run(plain, request);
    expect(keeping.requests[0]).toBe(request);
    expect(plain.requests).toEqual([]);
  });
});

describe("what is cached", () => {
  const user = (stableBlocks: number) => ({ role: "user" as const, stableBlocks });
  const assistant = { role: "assistant" as const, stableBlocks: 2 };

  test.each([
    ["nothing yet", [], []],
    ["the first question", [user(1)], [{ turn: 0, block: 0 }]],
    [
      "the last two of the user's turns",
      [user(1), assistant, user(3), assistant, user(2)],
      [
        { turn: 2, block: 2 },
        { turn: 4, block: 1 },
      ],
    ],
    ["not a turn that holds only the tasks", [user(1), assistant, user(0)], [{ turn: 0, block: 0 }]],
  ])("%s", (_, turns, expected) => {
    expect(cacheBreakpoints(turns)).toEqual(expected);
  });

  test("the system prompt with the tools before it, or the tools alone", () => {
    expect([cachedPrefix(1, 3), cachedPrefix(0, 3), cachedPrefix(0, 0)]).toEqual(["system", "tools", null]);
  });
});
