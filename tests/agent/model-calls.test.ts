import { describe, expect, test } from "bun:test";
import { defineHook } from "../../src/agent/hooks.ts";
import { repairPairing } from "../../src/agent/pairing.ts";
import { type Message, textOf } from "../../src/message.ts";
import { ModelError } from "../../src/model/errors.ts";
import type { Model } from "../../src/model/model.ts";
import { withRetry } from "../../src/model/retry.ts";
import { scriptedModel } from "../../src/model/scripted.ts";
import { trial } from "./harness.ts";

describe("a reply with nothing in it", () => {
  test.each([
    ["nothing", ""],
    ["blanks", " \n\t "],
  ])("(%s) is asked for once more", async (_, empty) => {
    const { result, messages, events } = await trial({ turns: [empty, "A lesson."] });
    expect(result).toMatchObject({ status: "success", text: "A lesson.", turns: 1 });
    expect(messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(events.find(({ type }) => type === "retry")).toMatchObject({ reason: "The reply was empty." });
  });

  test("is no success the second time, and the request waits in the session", async () => {
    const { result, messages, spans } = await trial({ turns: ["", "", "not asked for"] });
    expect(result).toMatchObject({ status: "error_model", failure: "empty_reply", text: "" });
    expect(result.reason).toContain("empty");
    expect(messages.map(({ role }) => role)).toEqual(["user"]);
    expect(spans.filter(({ type }) => type === "model").length).toBe(2);
  });

  test("is no success where a hook emptied it", async () => {
    const blank = defineHook({
      name: "blank",
      on: "postModel",
      run: () => ({ message: { role: "assistant", content: [], stopReason: "end" } }),
    });
    expect((await trial({ turns: ["words"], agentHooks: [blank] })).result.status).toBe("error_model");
  });

  test("does not hide what else happened: a refusal and a cut-off stay what they are", async () => {
    for (const stopReason of ["refusal", "max_tokens"] as const) {
      const { result } = await trial({ turns: [{ text: "", stopReason }] });
      expect(result.failure).toBe(stopReason === "refusal" ? "refusal" : "cut_off");
    }
  });
});

const usage = { inputTokens: 1_000_000, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };

/** A model with a price whose every try uses a million tokens and breaks, until one does not. */
function breaking(failures: number, id = "claude-sonnet-5-5"): Model & { tries: number } {
  const model = {
    provider: "anthropic",
    id,
    tries: 0,
    async generate(_request: unknown, { onEvent }: Parameters<Model["generate"]>[1]) {
      model.tries++;
      onEvent({ type: "spent", usage, model: id });
      if (model.tries <= failures) throw new ModelError("connection", "It broke off.");
      return {
        message: {
          role: "assistant" as const,
          content: [{ type: "text" as const, text: "ok" }],
          stopReason: "end" as const,
        },
        usage,
        model: id,
      };
    },
  };
  return model;
}

const atOnce = { sleep: async () => {}, now: () => 0, random: () => 0 };

describe("what failed tries used", () => {
  test("counts in usage, cost, trace and events, whether or not the turn came in the end", async () => {
    for (const [failures, tries, status] of [
      [2, 3, "success"],
      [9, 5, "error_model"],
    ] as const) {
      const { result, spans, events } = await trial({ model: withRetry(breaking(failures), {}, atOnce) });
      expect(result.status).toBe(status);
      expect(result.usage.inputTokens).toBe(tries * 1_000_000);
      const one = (await trial({ model: breaking(0) })).result.costUsd ?? 0;
      expect(one).toBeGreaterThan(0);
      expect(result.costUsd).toBeCloseTo(tries * one, 8);
      const span = spans.find(({ type }) => type === "model");
      expect(span).toMatchObject({ usage: { inputTokens: tries * 1_000_000 }, retries: tries - 1 });
      expect(events.filter(({ type }) => type === "usage").length).toBe(tries);
    }
  });

  test("counts towards the budget, which ends the trying", async () => {
    const model = breaking(9);
    const price = (await trial({ model: breaking(0) })).result.costUsd ?? 0;
    const { result } = await trial({
      model: withRetry(model, {}, atOnce),
      limits: { maxBudgetUsd: price * 1.5 },
    });
    expect(result.status).toBe("error_max_budget");
    expect(model.tries).toBe(2);
  });

  test("counts where a person stops it in the middle", async () => {
    const person = new AbortController();
    const model: Model = {
      provider: "anthropic",
      id: "claude-sonnet-5-5",
      generate(_request, { onEvent }) {
        onEvent({ type: "spent", usage, model: "claude-sonnet-5-5" });
        onEvent({ type: "text", delta: "Half" });
        person.abort();
        return new Promise(() => {});
      },
    };
    const { result } = await trial({ model, signal: person.signal });
    expect(result).toMatchObject({ status: "cancelled", text: "Half", usage });
    expect(result.costUsd).toBeGreaterThan(0);
  });
});

test("calls that were given one id keep a result each when a session is taken up again", () => {
  const call = { type: "tool_call" as const, id: "", name: "read_file", args: {} };
  const result = (text: string): Message => ({ role: "tool", callId: "", name: "read_file", content: [{ type: "text", text }], isError: false }); // biome-ignore format: one line
  const messages: Message[] = [
    { role: "assistant", content: [call, call, call], stopReason: "tool_calls" },
    result("first"),
    result("second"),
  ];
  const [, first, second, third] = repairPairing(messages);
  expect([first, second].map((one) => one && textOf(one))).toEqual(["first", "second"]);
  expect(third).toMatchObject({ role: "tool", isError: true });
});

test("a scripted model that runs out is a failure of the model, not of time", async () => {
  expect((await trial({ model: scriptedModel([]) })).result.status).toBe("error_model");
});

test("a provider that stays silent ends the run as a time-out, not as a failed model", async () => {
  const failure = new ModelError("timeout", "Anthropic sent nothing for 120 seconds.");
  const { result } = await trial({ turns: [failure] });
  expect(result).toMatchObject({ status: "error_timeout", failure: "timeout" });
  expect(result.reason).toStartWith(`${failure.message} `);
  expect(result.reason).toContain("What was written by then is kept");
  expect(result.reason).toContain("go on from here");
});
