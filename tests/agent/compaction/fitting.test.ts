import { describe, expect, test } from "bun:test";
import { defineHook } from "../../../src/agent/hooks.ts";
import { type Message, textOf, userText } from "../../../src/message.ts";
import { ModelError } from "../../../src/model/errors.ts";
import type { Model, ModelRequest } from "../../../src/model/model.ts";
import { type ScriptedTurn, scriptedModel } from "../../../src/model/scripted.ts";
import { memoryStore } from "../../../src/store/memory-store.ts";
import type { SessionChange, Summary } from "../../../src/store/session.ts";
import { pairingFaults, type Trial, trial } from "../harness.ts";

const at = "2026-01-01T00:00:00.000Z";
const reply = (text: string): Message => ({
  role: "assistant",
  content: [{ type: "text", text }],
  stopReason: "end",
});

/** Turns in which a page was read, each of `letters`. */
function read(turns: number, letters: number): Message[] {
  return Array.from({ length: turns }, (_, n): Message[] => [
    userText(`Read page ${n}.`),
    {
      role: "assistant",
      content: [{ type: "tool_call", id: `c${n}`, name: "echo", args: { text: `${n}` } }],
      stopReason: "tool_calls",
    },
    {
      role: "tool",
      callId: `c${n}`,
      name: "echo",
      content: [{ type: "text", text: `page ${n} ${"x".repeat(letters)}` }],
      isError: false,
    },
    reply(`Page ${n} is read.`),
  ]).flat();
}

const answering = ({ system }: ModelRequest) => (system.startsWith("You sum up") ? "In short." : "Done.");

/** With a model that is somebody's, so that it has a window. */
function run(turns: ScriptedTurn[], messages: Message[], contextTokens: number, more: Trial = {}) {
  const requests: ModelRequest[] = [];
  const scripted = scriptedModel(turns);
  const model: Model = {
    ...scripted,
    provider: "somebody",
    id: "unheard-of",
    generate(request, call) {
      requests.push(structuredClone(request));
      return scripted.generate(request, call);
    },
  };
  const before: SessionChange[] = [{ type: "messages", messages, at }];
  const store = memoryStore();
  const trying = trial({ model, before, limits: { contextTokens }, store, ...more });
  return trying.then(async (outcome) => ({ ...outcome, requests, session: await store.readSession("s") }));
}

describe("when a conversation nears the model's window", () => {
  test("older results become references first, and no summary is asked for", async () => {
    const { result, requests, session } = await run(["Done."], read(12, 3_000), 14_000);
    expect(result.status).toBe("success");
    expect(requests).toHaveLength(1);
    const [{ messages } = { messages: [] }] = requests;
    expect(pairingFaults(messages)).toEqual([]);
    const results = messages.filter(({ role }) => role === "tool").map(textOf);
    expect(results.slice(0, 8).every((text) => /left out to make room.*page \d/.test(text))).toBe(true);
    expect(results.slice(-2).every((text) => text.length > 3_000)).toBe(true);
    expect(session.summaries).toMatchObject([{ upTo: 0, by: "rules" }]);
    expect(
      session.messages.filter(({ role }) => role === "tool").every((m) => textOf(m).length > 3_000),
    ).toBe(true);
  });

  test("then older turns a summary by the model, told to nobody, paid for, and saved", async () => {
    const messages = Array.from({ length: 40 }, (_, n) => [
      userText(`${n}: ${"tell me more about it ".repeat(20)}`),
      reply(`${n}: ${"so it was ".repeat(30)}`),
    ]).flat();
    const usage = { inputTokens: 100, outputTokens: 10 };
    const { result, requests, session, events } = await run(
      Array.from({ length: 9 }, () => ({ system }: ModelRequest) => {
        return system.startsWith("You sum up") ? { text: "They spoke of it.", usage } : "Done.";
      }),
      messages,
      12_000,
    );
    expect(result).toMatchObject({ status: "success", text: "Done.", turns: 1 });
    const asides = requests.filter(({ system }) => system.startsWith("You sum up"));
    expect(asides.length).toBeGreaterThan(0);
    expect(result.usage.inputTokens).toBe(100 * asides.length);
    expect(events.filter(({ type }) => type === "text").map((e) => "delta" in e && e.delta)).toEqual([
      "Done.",
    ]);
    expect(events.find(({ type }) => type === "compacted")).toMatchObject({ by: "model" });
    const last = requests.at(-1)?.messages ?? [];
    expect(textOf(last[0] ?? reply(""))).toContain("They spoke of it.");
    const [summary] = session.summaries ?? [];
    expect(summary).toMatchObject({ gist: "They spoke of it.", by: "model" });
    expect(last.slice(1)).toEqual(session.messages.slice(summary?.upTo, -1));
    expect(session.messages.slice(0, 80)).toEqual(messages);
  });

  test("a model that cannot sum up leaves it to rules: requests, decisions and what hooks keep", async () => {
    const messages = Array.from({ length: 40 }, (_, n) => [
      userText(n === 2 ? "It must be short." : `${n}: ${"tell me more about it ".repeat(20)}`),
      reply(`${n}: ${"so it was ".repeat(30)}`),
    ]).flat();
    const keeping = defineHook({
      name: "keeping",
      on: "preCompact",
      run: ({ upTo }) => ({ keep: [{ what: "The draft", text: `A draft of ${upTo} messages.` }] }),
    });
    const { requests, session } = await run([new ModelError("overloaded", "No."), "Done."], messages, 8_000, {
      agentHooks: [keeping],
      before: [
        { type: "messages", messages, at },
        { type: "decision", decision: { section: "starter", type: "accept", at }, at },
      ],
    });
    const told = textOf(requests.at(-1)?.messages[0] ?? reply(""));
    expect(told).toContain('"section":"starter","type":"accept"');
    expect(told).toContain("It must be short.");
    expect(told).toContain("A draft of");
    expect(told).toContain("- asked: ");
    expect(session.summaries).toMatchObject([{ by: "rules" }]);
  });

  test("nothing is touched below four fifths of it", async () => {
    const { requests, session } = await run(["Done."], read(4, 1_000), 5_000);
    expect(session.summaries).toBeUndefined();
    expect(requests[0]?.messages).toEqual(session.messages.slice(0, -1));
  });

  test("a summary that a person took back is not told any more", async () => {
    const summary: Summary = { upTo: 8, resultsUpTo: 8, gist: "Wrong.", kept: [], by: "model", at };
    const messages = read(4, 10);
    const before: SessionChange[] = [
      { type: "messages", messages, at },
      { type: "summary", summary, at },
    ];
    const with_ = await run(["Done."], messages, 50_000, { before });
    expect(with_.requests[0]?.messages).toHaveLength(10);
    const without = await run(["Done."], messages, 50_000, {
      before: [...before, { type: "summary_undone", at }],
    });
    expect(without.requests[0]?.messages).toEqual(without.session.messages.slice(0, -1));
    expect(without.session.summaries).toMatchObject([{ undone: true }]);
  });

  test("a provider that finds it too long is asked again with less", async () => {
    const { result, requests } = await run(
      [new ModelError("too_long", "prompt is too long"), ...Array.from({ length: 9 }, () => answering)],
      read(30, 600),
      10_000,
    );
    expect(result).toMatchObject({ status: "success", text: "Done." });
    const sizes = requests.map((request) => JSON.stringify(request.messages).length);
    expect(sizes.at(-1)).toBeLessThan((sizes[0] ?? 0) * 0.75);
  });
});

describe("a window smaller than what must be known", () => {
  test.each([1, 20, 100])(
    "of %p tokens ends with words that say so, and everything is kept",
    async (tokens) => {
      const messages = read(6, 200);
      const { result, requests, session } = await run(["Never."], messages, tokens);
      expect(result).toMatchObject({ status: "error_model", failure: "too_long", turns: 1 });
      expect(result.reason).toContain("choose a model with a larger window");
      expect(requests.filter(({ system }) => !system.startsWith("You sum up"))).toEqual([]);
      expect(session.messages.slice(0, messages.length)).toEqual(messages);
    },
  );
});
