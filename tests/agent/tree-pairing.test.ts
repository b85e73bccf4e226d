import { expect, test } from "bun:test";
import fc from "fast-check";
import { defineHook, type Hook } from "../../src/agent/hooks.ts";
import { readOutcome } from "../../src/agent/subagents/outcome.ts";
import { textOf, toolCalls } from "../../src/message.ts";
import { ModelError } from "../../src/model/errors.ts";
import type { ModelRequest } from "../../src/model/model.ts";
import type { ScriptedAnswer, ScriptedTurn } from "../../src/model/scripted.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { Session } from "../../src/store/session.ts";
import { times } from "../sweep.ts";
import { dyingStore } from "./dying-store.ts";
import { pairingFaults } from "./harness.ts";
import { childrenOf, context, passing, type Stage, spawning, stage, summed } from "./troupe.ts";

const agents = {
  lead: "subagents: [left, right]\nhandoffs: [next]\ntools: [echo, boom]",
  next: "subagents: [left]\nhandoffs: [lead]\ntools: [echo, boom]",
  left: "subagents: [right]\ntools: [echo, boom]",
  right: "tools: [echo]\nmaxTurns: 2",
};

const call = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom("left", "right", "lead", "nobody").map((agent) => spawning(agent)),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom("next", "lead", "nobody")
      .map((agent) => ({ name: `transfer_to_${agent}`, args: { context: passing } })),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      name: fc.constantFrom("spawn_subagent", "transfer_to_next"),
      args: fc.oneof(fc.anything(), fc.constant({ context, task: "t" })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { name: "echo", args: { text: "x" } },
      { name: "boom", args: {} },
      { name: "echo", args: {}, malformed: '{"te' },
    ),
  },
);

const turn: fc.Arbitrary<Exclude<ScriptedTurn, (request: ModelRequest) => unknown>> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ text: fc.string(), calls: fc.array(call, { maxLength: 4 }) }) },
  { weight: 1, arbitrary: fc.constantFrom("done", summed("done")) },
  { weight: 1, arbitrary: fc.constant(new ModelError("server", "broken")) },
);

/** Its turns, and then nothing but an end, however often it is asked. */
function* lasting(turns: readonly ScriptedTurn[]): Generator<ScriptedTurn> {
  yield* turns;
  for (;;) yield summed("done");
}

const points = ["onSubagentStart", "onSubagentEnd", "onHandoff", "preTool", "postTool", "postLoop"] as const;

function troublesome(point: (typeof points)[number], at: number, how: number): Hook {
  let seen = 0;
  return defineHook({
    name: "trouble",
    on: point,
    async run(event) {
      if (seen++ !== at) return undefined;
      if (how === 0) return { abort: "no" };
      if (how === 1) throw new Error("hook broke");
      if (event.point === "onSubagentStart" || event.point === "onHandoff") return { block: "not now" };
      return undefined;
    },
  });
}

function whole(sessions: readonly Session[]): void {
  for (const { messages, status, id } of sessions) {
    expect([id, pairingFaults(messages)]).toEqual([id, []]);
    expect([id, status]).not.toEqual([id, null]);
  }
}

test("in any tree of agents, with handovers, refusals and cancelling, every call has one result, in order", async () => {
  let called = 0;
  let handed = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        lead: fc
          .tuple(fc.array(call, { minLength: 2, maxLength: 4 }), fc.array(turn, { maxLength: 3 }))
          .map(([calls, more]) => [{ text: "Begin.", calls }, ...more]),
        next: fc.array(turn, { maxLength: 3 }),
        left: fc.array(turn, { maxLength: 6 }),
        right: fc.array(turn, { maxLength: 6 }),
      }),
      fc.option(fc.tuple(fc.constantFrom(...points), fc.nat(4), fc.nat(2))),
      fc.option(fc.nat(120)),
      async (turns, trouble, cancelAt) => {
        using on = await stage({
          agents,
          hooks: trouble === null ? [] : [troublesome(...trouble)],
          limits: { maxTurns: 6 },
          turns: Object.fromEntries(Object.entries(turns).map(([name, own]) => [name, lasting(own)])),
        });
        const controller = new AbortController();
        let events = 0;
        const { session, children, spans } = await on.play("Go.", {
          signal: controller.signal,
          onEvent() {
            if (events++ === cancelAt) controller.abort();
          },
        });
        whole([session, ...children]);
        const results = [session, ...children].flatMap(({ messages }) =>
          messages.filter(({ role }) => role === "tool"),
        );
        expect(spans.filter((span) => span.type === "tool")).toHaveLength(results.length);
        expect(new Set(spans.map(({ id }) => id)).size).toBe(spans.length);
        expect(children.every(({ agent }) => agent === "left" || agent === "right")).toBe(true);
        called += children.length;
        handed += spans.filter((span) => span.type === "handoff").length;
      },
    ),
    { numRuns: times(100, 2000) },
  );
  expect(called).toBeGreaterThan(10);
  expect(handed).toBeGreaterThan(10);
});

/** A lead and its helpers that answer from what they were sent: whoever resumes them gets the same work done. */
function lead({ messages }: ModelRequest): ScriptedAnswer | string {
  const asked = messages.flatMap((message) => (message.role === "assistant" ? toolCalls(message) : []));
  if (asked.length === 0)
    return {
      text: "Both of you.",
      calls: [
        spawning("left", "one", "a"),
        spawning("right", "two", "b"),
        { name: "echo", args: { text: "e" }, id: "c" },
      ],
    };
  if (asked.length === 3)
    return { calls: [{ name: "transfer_to_next", args: { context: passing }, id: "d" }] };
  return "never";
}
function helper({ messages }: ModelRequest): ScriptedAnswer | string {
  const steps = messages.filter(({ role }) => role === "tool").length;
  return steps < 1 ? { calls: [{ name: "echo", args: { text: String(steps) } }] } : summed(`did ${steps}`);
}
const working = () => {
  function* over(answer: (request: ModelRequest) => ScriptedAnswer | string): Generator<ScriptedTurn> {
    for (;;) yield answer;
  }
  return { lead: over(lead), next: over(() => "All done."), left: over(helper), right: over(helper) };
};

test("a tree that dies at any write goes on: each call is answered once, no child is begun twice, nobody is forgotten", async () => {
  let finished = false;
  let wentOn = 0;
  for (let n = 1; !finished; n++) {
    const inner = memoryStore();
    const { store, revive, died } = dyingStore(inner, n);
    using on: Stage = await stage({ agents, store, turns: working() });
    const first = await on.play("Go.").catch(() => null);
    finished = first !== null && !died();
    revive();
    if (first === null) {
      const saved = await inner.readSession("s").catch(() => null);
      if (saved === null) continue; // it died before there was a session
      const before = await childrenOf(inner);
      const waiting = saved.messages.length > 0 && saved.messages.at(-1)?.role !== "assistant";
      const open = saved.messages.at(-1)?.role === "assistant" && saved.agent === "lead";
      const { result, session, children } = await on.play(waiting || open ? null : "Go on.");
      expect(result).toMatchObject({ status: "success", text: "All done.", agent: "next" });
      whole([session, ...children]);
      const calls = session.messages.flatMap((m) => (m.role === "assistant" ? toolCalls(m) : []));
      expect(calls.map(({ id }) => id)).toEqual(["a", "b", "c", "d"]);
      const answers = session.messages.filter((m) => m.role === "tool");
      expect(answers.map(({ callId }) => callId)).toEqual(["a", "b", "c", "d"]);
      for (const child of children) {
        const answer = answers.find(({ callId }) => callId === child.call);
        const told = readOutcome(answer === undefined ? "" : textOf(answer));
        expect(told).toMatchObject({ status: "success", text: "did 1" });
      }
      expect(children.length).toBeLessThanOrEqual(2);
      expect(new Set(children.map((child) => child.call)).size).toBe(children.length);
      if (before.some(({ status }) => status === null)) wentOn++;
    }
  }
  expect(wentOn).toBeGreaterThan(5);
});
