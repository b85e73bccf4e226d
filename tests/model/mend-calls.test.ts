import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type Message, toolCalls, userText } from "../../src/message.ts";
import { conversation as anthropic } from "../../src/model/anthropic-conversation.ts";
import { anthropicIds, mendCalls, openaiIds, responsesIds } from "../../src/model/mend-calls.ts";
import { conversation as openai } from "../../src/model/openai-conversation.ts";
import { inputFor } from "../../src/model/responses-input.ts";
import { times } from "../sweep.ts";

const odd = ["", " ", "read_file", "read file", "📚", "\ud800", "a".repeat(300), "toolu_01AbC", "call_1", "call_2", "functions.read:0", "ré", "\0", "a/b", "名前", "x".repeat(64), "x".repeat(65), "x".repeat(40), "x".repeat(41), "__proto__", "constructor", "-", "\u202e"]; // biome-ignore format: a list

const words = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: "binary", maxLength: 80 }));
const turn = fc.array(fc.record({ id: words, name: words }), { minLength: 1, maxLength: 5 });

/** A conversation that keeps the house's promise (each call answered, in order) with whatever names and ids. */
const conversations = fc.array(turn, { minLength: 1, maxLength: 5 }).map((turns): Message[] => [
  userText("go"),
  ...turns.flatMap((calls, at): Message[] => [
    {
      role: "assistant",
      content: calls.map((call) => ({ type: "tool_call", ...call, args: {} })),
      stopReason: "tool_calls",
    },
    ...calls.map(
      ({ id, name }, place): Message => ({
        role: "tool",
        callId: id,
        name,
        content: [{ type: "text", text: `${at}.${place}` }],
        isError: false,
      }),
    ),
  ]),
]);

type Wire = { calls: { id: string; name: string }[]; results: { id: string; text: string }[] };

function anthropicWire(messages: Message[]): Wire {
  const blocks = anthropic({ system: "", messages, tools: [], volatile: "" }).flatMap(({ content }) => [
    ...content,
  ]);
  return {
    calls: blocks.flatMap((block) => (block.type === "tool_use" ? [{ id: block.id, name: block.name }] : [])),
    results: blocks.flatMap((block) =>
      block.type === "tool_result" ? [{ id: block.tool_use_id, text: JSON.stringify(block.content) }] : [],
    ),
  };
}

function openaiWire(messages: Message[]): Wire {
  const sent = openai({ system: "", messages, tools: [], volatile: "" });
  return {
    calls: sent.flatMap((one) =>
      one.role === "assistant"
        ? (one.tool_calls ?? []).flatMap((call) =>
            call.type === "function" ? [{ id: call.id, name: call.function.name }] : [],
          )
        : [],
    ),
    results: sent.flatMap((one) =>
      one.role === "tool" ? [{ id: one.tool_call_id, text: JSON.stringify(one.content) }] : [],
    ),
  };
}

function responsesWire(messages: Message[]): Wire {
  const sent = inputFor({ system: "", messages, tools: [], volatile: "" });
  return {
    calls: sent.flatMap((one) => (one.type === "function_call" ? [{ id: one.call_id, name: one.name }] : [])),
    results: sent.flatMap((one) =>
      one.type === "function_call_output"
        ? [{ id: one.call_id ?? "", text: JSON.stringify(one.output) }]
        : [],
    ),
  };
}

describe.each([
  ["anthropic", anthropicWire, /^[a-zA-Z0-9_-]{1,64}$/],
  ["openai", openaiWire, /^[\x21-\x7e]{1,40}$/],
  ["responses", responsesWire, /^[\x21-\x7e]{1,64}$/],
] as const)("what %s is sent", (_, wireOf, idRule) => {
  test("holds only names and ids that it takes; ids are unique, and every result keeps to its call", () => {
    const holds = fc.property(conversations, (messages) => {
      const { calls, results } = wireOf(messages);
      const count = messages.reduce(
        (sum, one) => sum + (one.role === "assistant" ? toolCalls(one).length : 0),
        0,
      );
      expect(calls.length).toBe(count);
      for (const { id, name } of calls) {
        expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
        expect(id).toMatch(idRule);
      }
      expect(new Set(calls.map(({ id }) => id)).size).toBe(count);
      expect(results.map(({ id }) => id)).toEqual(calls.map(({ id }) => id));
      const texts = messages.flatMap((one) => (one.role === "tool" ? one.content : []));
      expect(results.map(({ text }) => text.match(/\d+\.\d+/)?.[0] ?? "")).toEqual(
        texts.map((block) => (block.type === "text" ? block.text : "")),
      );
    });
    fc.assert(holds, { numRuns: times(300, 5000) });
  });
});

test("what a provider takes already is sent as it is, and a beginning is mended the same way every time", () => {
  const holds = fc.property(
    conversations,
    fc.constantFrom(anthropicIds, openaiIds, responsesIds),
    (messages, rule) => {
      const whole = mendCalls(messages, rule);
      for (let end = 0; end <= messages.length; end++) {
        expect(mendCalls(messages.slice(0, end), rule)).toEqual(whole.slice(0, end));
      }
      expect(mendCalls(whole, rule)).toEqual(whole);
    },
  );
  fc.assert(holds, { numRuns: times(100, 2000) });
});

test("results that come in another order than their calls still find them", () => {
  const call = (id: string) => ({ type: "tool_call" as const, id, name: "t", args: {} });
  const result = (callId: string): Message => ({ role: "tool", callId, name: "t", content: [{ type: "text", text: callId }], isError: false }); // biome-ignore format: one line
  const mended = mendCalls(
    [
      { role: "assistant", content: [call("a b"), call("a/b")], stopReason: "tool_calls" },
      result("a/b"),
      result("a b"),
    ],
    anthropicIds,
  );
  const [said, ...results] = mended;
  if (said?.role !== "assistant") throw new Error("no message");
  const [first, second] = toolCalls(said).map(({ id }) => id);
  expect(results.map((one) => (one.role === "tool" ? one.callId : undefined))).toEqual([second, first]);
});
