import { expect, test } from "bun:test";
import fc from "fast-check";
import { z } from "zod";
import { defineHook, type Hook } from "../../src/agent/hooks.ts";
import { repairPairing } from "../../src/agent/pairing.ts";
import type { Message } from "../../src/message.ts";
import { ModelError } from "../../src/model/errors.ts";
import type { ScriptedTurn } from "../../src/model/scripted.ts";
import { defineTool } from "../../src/tools/tool.ts";
import { times } from "../sweep.ts";
import { boom, echo, pairingFaults, trial } from "./harness.ts";

const slow = defineTool({
  name: "slow",
  description: "Takes its time, and does not look at the signal.",
  schema: z.object({ ticks: z.number() }),
  async run({ ticks }) {
    for (let i = 0; i < ticks; i++) await Promise.resolve();
    return { content: `after ${ticks}` };
  },
});

const alone = defineTool({ ...slow, name: "alone", serial: true, schema: z.object({ ticks: z.number() }) });

const call = fc.oneof(
  fc.record({ name: fc.constant("echo"), args: fc.record({ text: fc.string() }) }),
  fc.record({ name: fc.constantFrom("slow", "alone"), args: fc.record({ ticks: fc.nat(20) }) }),
  fc.record({ name: fc.constantFrom("boom", "nosuch", "echo", "slow"), args: fc.anything() }),
  fc.record({ name: fc.constant("echo"), args: fc.constant({}), malformed: fc.constant('{"text": "cut') }),
);

const turn: fc.Arbitrary<ScriptedTurn> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ text: fc.string(), calls: fc.array(call, { maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.constant(new ModelError("server", "broken")) },
  { weight: 1, arbitrary: fc.record({ text: fc.string(), stopReason: fc.constant("max_tokens" as const) }) },
);

/** A hook that misbehaves at its n-th call: aborts, throws, blocks, patches or is slow. */
function troublesome(
  point: "preTool" | "postTool" | "preModel" | "postModel",
  at: number,
  how: number,
): Hook {
  let seen = 0;
  return defineHook({
    name: "trouble",
    on: point,
    async run(event, context) {
      if (seen++ !== at) return;
      if (how === 0) return { abort: "no" };
      if (how === 1) throw new Error("hook broke");
      if (how === 2) context.abort("no, thrown");
      if (how === 3 && event.point === "preTool") return { block: "not now" };
      if (how === 4 && event.point === "preTool") return { args: { text: 7 } };
      if (how === 5 && event.point === "postTool") return { content: "changed" };
      return undefined;
    },
  });
}

test("every tool call gets exactly one result, in order, whatever the model, the tools, the hooks and the user do", async () => {
  const points = fc.constantFrom(
    "preTool" as const,
    "postTool" as const,
    "preModel" as const,
    "postModel" as const,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(turn, { maxLength: 5 }),
      fc.option(fc.tuple(points, fc.nat(6), fc.nat(5))),
      fc.option(fc.nat(40)),
      fc.integer({ min: 1, max: 6 }),
      async (turns, trouble, cancelAt, maxTurns) => {
        const controller = new AbortController();
        let events = 0;
        const { result, messages, spans } = await trial({
          turns: [...turns, "done"],
          tools: [echo, boom, slow, alone],
          callerHooks: trouble === null ? [] : [troublesome(...trouble)],
          limits: { maxTurns },
          signal: controller.signal,
          onEvent() {
            if (events++ === cancelAt) controller.abort();
          },
        });
        expect(pairingFaults(messages)).toEqual([]);
        const calls = messages.filter((message) => message.role === "tool").length;
        expect(spans.filter((span) => span.type === "tool")).toHaveLength(calls);
        if (result.status === "success") expect(messages.at(-1)?.role).toBe("assistant");
      },
    ),
    { numRuns: times(100, 400) },
  );
});

const message: fc.Arbitrary<Message> = fc.oneof(
  fc.constant<Message>({ role: "user", content: [{ type: "text", text: "hi" }] }),
  fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 3 }).map(
    (ids): Message => ({
      role: "assistant",
      content: [...new Set(ids)].map((id) => ({ type: "tool_call", id, name: "echo", args: {} })),
      stopReason: "tool_calls",
    }),
  ),
  fc.constantFrom("a", "b", "c", "d").map(
    (callId): Message => ({
      role: "tool",
      callId,
      name: "echo",
      content: [],
      isError: false,
    }),
  ),
);

test("any conversation read from disk comes out paired, with nothing a person said lost, and is left alone the second time", () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 12 }), (messages) => {
      const repaired = repairPairing(messages);
      expect(pairingFaults(repaired)).toEqual([]);
      expect(repaired.filter((m) => m.role !== "tool")).toEqual(messages.filter((m) => m.role !== "tool"));
      expect(repairPairing(repaired)).toEqual(repaired);
    }),
    { numRuns: times(250, 1000) },
  );
});

test("a run that was killed while tools ran goes on: their calls are answered as interrupted, and that is saved", async () => {
  const asked: Message = {
    role: "assistant",
    content: [
      { type: "tool_call", id: "x", name: "echo", args: { text: "1" } },
      { type: "tool_call", id: "y", name: "echo", args: { text: "2" } },
    ],
    stopReason: "tool_calls",
  };
  const { result, messages } = await trial({
    turns: ["I checked."],
    input: null,
    before: [{ type: "messages", messages: [asked], at: "2026-01-01T00:00:00.000Z" }],
  });
  expect(result.status).toBe("success");
  expect(pairingFaults(messages)).toEqual([]);
  const results = messages.filter((m) => m.role === "tool");
  expect(results.map((m) => [m.callId, m.isError])).toEqual([
    ["x", true],
    ["y", true],
  ]);
  expect(JSON.stringify(results)).toContain("Interrupted");
});
