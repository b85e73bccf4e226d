import { describe, expect, test } from "bun:test";
import { z } from "zod";
import { defineHook } from "../../src/agent/hooks.ts";
import { unanswered } from "../../src/agent/unanswered.ts";
import { textOf, userText } from "../../src/message.ts";
import { ModelError } from "../../src/model/errors.ts";
import type { Model } from "../../src/model/model.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import { defineTool } from "../../src/tools/tool.ts";
import { boom, echo, pairingFaults, trial } from "./harness.ts";

const echoOf = (text: string) => ({ name: "echo", args: { text } });

describe("the basic loop", () => {
  test("a tool's result reaches the model, whose next words are the answer", async () => {
    const model = scriptedModel(
      [
        { text: "Let me look.", calls: [echoOf("42")] },
        (request) => `I heard ${textOf(request.messages.at(-1) ?? { role: "user", content: [] })}`,
      ],
      { record: true },
    );
    const { result, messages } = await trial({ model });
    expect(result).toMatchObject({ status: "success", text: "I heard 42", turns: 2, reason: null });
    expect(messages.map((m) => m.role)).toEqual(["user", "assistant", "tool", "assistant"]);
  });

  test("text comes piece by piece, and what is streamed is what is kept", async () => {
    const model = scriptedModel(["one two three"], { chunk: 4 });
    const { events, result } = await trial({ model });
    const deltas = events.flatMap((event) => (event.type === "text" ? [event.delta] : []));
    expect(deltas.length).toBeGreaterThan(1);
    expect(deltas.join("")).toBe(result.text);
    expect(events[0]?.type).toBe("run_start");
    expect(events.at(-1)).toMatchObject({ type: "status", result });
  });

  test("unknown tools, bad arguments and a throwing tool are answers the model can act on", async () => {
    const calls = [
      { name: "ecko", args: {} },
      { name: "echo", args: { text: 3 } },
      { name: "boom", args: {} },
    ];
    const { result, messages, spans } = await trial({ turns: [{ calls }, "sorry"], tools: [echo, boom] });
    expect(result.status).toBe("success");
    const [unknown, wrong, threw] = messages.filter((m) => m.role === "tool").map(textOf);
    expect(unknown).toContain("Did you mean `echo`?");
    expect(wrong).toContain("text");
    expect(threw).toBe("boom failed: it broke");
    const outcomes = spans.flatMap((span) => (span.type === "tool" ? [span.outcome] : []));
    expect(outcomes).toEqual(["unknown_tool", "bad_arguments", "error"]);
  });

  test("calls of one turn run beside each other; a serial one runs alone, in its place", async () => {
    const log: string[] = [];
    const noting = (name: string, serial: boolean) =>
      defineTool({
        name,
        description: name,
        serial,
        schema: z.object({ id: z.string() }),
        async run({ id }) {
          log.push(`${id} starts`);
          await Bun.sleep(1);
          log.push(`${id} ends`);
          return { content: id };
        },
      });
    const call = (name: string, id: string) => ({ name, args: { id } });
    const calls = [call("free", "a"), call("free", "b"), call("alone", "c"), call("free", "d")];
    const { messages } = await trial({
      turns: [{ calls }, "ok"],
      tools: [noting("free", false), noting("alone", true)],
    });
    expect(log.slice(0, 2)).toEqual(["a starts", "b starts"]);
    expect(log.slice(4)).toEqual(["c starts", "c ends", "d starts", "d ends"]);
    expect(messages.filter((m) => m.role === "tool").map(textOf)).toEqual(["a", "b", "c", "d"]);
  });
});

describe("limits", () => {
  test("the turn limit ends the run with everything so far kept", async () => {
    const turns = Array.from({ length: 9 }, (_, i) => ({ text: `step ${i}`, calls: [echoOf(String(i))] }));
    const { result, messages } = await trial({ turns, limits: { maxTurns: 3 } });
    expect(result).toMatchObject({ status: "error_max_turns", turns: 3, text: "step 2" });
    expect(messages).toHaveLength(1 + 3 * 2);
  });

  test("the budget ends the run once it is spent, and the cost is told", async () => {
    const priced = scriptedModel(
      Array.from({ length: 9 }, () => ({ calls: [echoOf("x")], usage: { outputTokens: 1_000_000 } })),
    );
    const model = { ...priced, id: "claude-sonnet-4-5", generate: priced.generate };
    const billed = {
      ...model,
      async generate(...args: Parameters<typeof model.generate>) {
        return { ...(await priced.generate(...args)), model: "claude-sonnet-4-5" };
      },
    };
    const { result } = await trial({ model: billed, limits: { maxBudgetUsd: 20 } });
    expect(result).toMatchObject({ status: "error_max_budget", turns: 2 });
    expect(result.costUsd).toBeCloseTo(30, 5);
  });
});

describe("cancelling", () => {
  test("stops a running tool at once, even one that ignores the signal", async () => {
    const controller = new AbortController();
    const stuck = defineTool({
      name: "stuck",
      description: "Never ends.",
      schema: z.object({}),
      run: () => new Promise<never>(() => {}),
    });
    const { result, messages } = await trial({
      turns: [{ calls: [{ name: "stuck", args: {} }, echoOf("x")] }, "never"],
      tools: [stuck, echo],
      signal: controller.signal,
      onEvent: (event) => event.type === "tool_start" && setTimeout(() => controller.abort(), 5),
    });
    expect(result.status).toBe("cancelled");
    const results = messages.filter((m) => m.role === "tool");
    expect(results.map((m) => m.isError)).toEqual([true, false]);
  });

  test("keeps what had been written when it was stopped", async () => {
    const controller = new AbortController();
    const model = scriptedModel(["A long lesson, written in pieces"], { chunk: 6 });
    const { result, messages } = await trial({
      model,
      signal: controller.signal,
      onEvent: (event) => event.type === "text" && event.delta.includes("lesso") && controller.abort(),
    });
    expect(result.status).toBe("cancelled");
    expect(result.text).toBe("A long lesso");
    expect(messages.at(-1)).toMatchObject({ role: "assistant", stopReason: "interrupted" });
  });

  test("a run cancelled before it begins calls nothing", async () => {
    const model = scriptedModel(["never"], { record: true });
    const { result } = await trial({ model, signal: AbortSignal.abort() });
    expect(result.status).toBe("cancelled");
    expect(model.requests).toHaveLength(0);
  });
});

describe("a request that was never answered", () => {
  test("is closed before the next one, so that the two are not taken for one", async () => {
    const { messages } = await trial({
      before: [
        { type: "messages", messages: [userText("Revise the starter.")], at: "2026-01-01T00:00:00.000Z" },
      ],
      turns: ["Good morning."],
    });
    expect(messages.map((message) => [message.role, textOf(message)])).toEqual([
      ["user", "Revise the starter."],
      ["assistant", unanswered],
      ["user", "hello"],
      ["assistant", "Good morning."],
    ]);
    expect(messages[1]).toMatchObject({ stopReason: "interrupted" });
  });

  test("also where a tool was at work on it", async () => {
    const { messages } = await trial({
      before: [
        {
          type: "messages",
          messages: [
            userText("Revise the starter."),
            {
              role: "assistant",
              content: [{ type: "tool_call", id: "c1", name: "echo", args: {} }],
              stopReason: "tool_calls",
            },
          ],
          at: "2026-01-01T00:00:00.000Z",
        },
      ],
      turns: ["Good morning."],
    });
    expect(messages.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "tool",
      "assistant",
      "user",
      "assistant",
    ]);
    expect(pairingFaults(messages)).toEqual([]);
  });

  test("stays open for who goes on with it, or whose next request is refused", async () => {
    const before = [
      {
        type: "messages" as const,
        messages: [userText("Revise the starter.")],
        at: "2026-01-01T00:00:00.000Z",
      },
    ];
    const resumed = await trial({ before, input: null, turns: ["Done."] });
    expect(resumed.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    const refuse = defineHook({ name: "refuse", on: "preLoop", run: () => ({ abort: "No." }) });
    const refused = await trial({ before, agentHooks: [refuse] });
    expect(refused.messages).toHaveLength(1);
  });
});

describe("the text of a turn in flight", () => {
  test("is kept beside the session while it comes, and gone when the turn is saved", async () => {
    const store = memoryStore();
    const model: Model = {
      provider: "slow",
      id: "slow",
      async generate(_, { onEvent }) {
        onEvent({ type: "text", delta: "# A lesson\n" });
        onEvent({ type: "text", delta: "## Starter" });
        await Bun.sleep(1300);
        expect(await store.readTurn("s")).toBe("# A lesson\n## Starter");
        return {
          message: { role: "assistant", content: [{ type: "text", text: "# A lesson" }], stopReason: "end" },
          usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
          model: "slow",
        };
      },
    };
    const { result } = await trial({ model, store });
    expect(result).toMatchObject({ status: "success", reason: null });
    expect(await store.readTurn("s")).toBeNull();
  });
});

describe("a provider that fails", () => {
  test("is a status with its reason, and the request is kept for another try", async () => {
    const { result, messages, spans } = await trial({
      turns: [new ModelError("overloaded", "The provider is busy.")],
    });
    expect(result).toMatchObject({
      status: "error_model",
      reason: "The provider is busy.",
      failure: "overloaded",
    });
    expect(messages.map((m) => m.role)).toEqual(["user"]);
    expect(spans.find((span) => span.type === "model")).toMatchObject({ error: "The provider is busy." });
  });

  test("a reply that was cut off or declined is not a success", async () => {
    const cut = await trial({ turns: [{ text: "half a les", stopReason: "max_tokens" }] });
    expect(cut.result).toMatchObject({ status: "error_model", text: "half a les" });
    const declined = await trial({ turns: [{ text: "", stopReason: "refusal" }] });
    expect(declined.result.status).toBe("error_model");
  });

  test("a call cut off in its arguments is never run", async () => {
    const calls = [{ name: "echo", args: {}, malformed: '{"text": "half' }];
    const { messages, spans } = await trial({ turns: [{ calls }, "shorter"] });
    expect(spans.find((span) => span.type === "tool")).toMatchObject({ outcome: "bad_arguments" });
    expect(messages.filter((m) => m.role === "tool").map(textOf)[0]).toContain("not complete JSON");
  });
});

describe("structured output", () => {
  const outputSchema = {
    type: "object",
    properties: { score: { type: "integer", minimum: 1, maximum: 4 } },
    required: ["score"],
    additionalProperties: false,
  };

  test("is checked and handed over as a value", async () => {
    const { result } = await trial({ turns: ['```json\n{"score": 3}\n```'], outputSchema });
    expect(result).toMatchObject({ status: "success", output: { score: 3 } });
  });

  test("gets one repair turn that says what is wrong", async () => {
    const model = scriptedModel(['{"score": 9}', '{"score": 4}'], { record: true });
    const { result, messages } = await trial({ model, outputSchema });
    expect(result).toMatchObject({ status: "success", output: { score: 4 }, turns: 2 });
    expect(textOf(messages[2] ?? { role: "user", content: [] })).toContain("score");
  });

  test("is a clear error after that", async () => {
    const { result } = await trial({ turns: ["three", "still three"], outputSchema });
    expect(result.status).toBe("error_model");
    expect(result.reason).toContain("even after one correction");
    expect(result.output).toBeUndefined();
  });
});

describe("tasks", () => {
  const plan = defineTool({
    name: "plan",
    description: "Plans.",
    serial: true,
    schema: z.object({ title: z.string() }),
    run({ title }, { tasks }) {
      tasks.set([...tasks.get(), { id: String(tasks.get().length), title, status: "pending" }]);
      return { content: "noted" };
    },
  });

  test("reach the model last, outside the stable prompt, and are kept with the results", async () => {
    const calls = ["one", "two"].map((title) => ({ name: "plan", args: { title } }));
    const model = scriptedModel([{ calls }, "ok"], { record: true });
    await trial({ model, tools: [plan] });
    const [first, second] = model.requests;
    expect(first?.volatile).toBe("");
    expect(second?.volatile).toContain("- [pending] 0: one\n- [pending] 1: two");
    expect(second?.system).toBe(first?.system ?? "");
  });
});

describe("the trace", () => {
  test("has a span for the run and each model call, tool call and hook, inside it, with sizes and never contents", async () => {
    const secret = "s3cret ".repeat(300);
    const { spans, messages } = await trial({ turns: [{ calls: [echoOf(secret)] }, "fine"] });
    expect(spans.map((span) => span.type)).toEqual(["model", "tool", "model", "run"]);
    const run = spans.at(-1);
    expect(run).toMatchObject({ parentId: null, status: "success", turns: 2 });
    for (const span of spans.slice(0, -1)) {
      expect(span.parentId).toBe(run?.id ?? "");
      expect(Date.parse(span.end)).toBeGreaterThanOrEqual(Date.parse(span.start));
    }
    const tool = spans.find((span) => span.type === "tool");
    expect(tool).toMatchObject({ resultChars: secret.length, messageIndex: 2 });
    expect(messages[2]).toMatchObject({ role: "tool" });
    expect(tool?.type === "tool" ? tool.args.length : 0).toBe(2000);
  });
});
